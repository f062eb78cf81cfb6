/** Pixels that a row of words takes beyond its letters. */
const leading = 8

/** What an overlay says, three figures and their names, in widths of its letters' height. */
const legendLength = 24

/** Rows that overlays say their figures in: one each, and more where the text is too large for the width that is left to it. */
export const legendRows = (legend: { overlays: number; width: number; fontSize: number }): number =>
  legend.overlays * Math.max(1, Math.ceil((legendLength * legend.fontSize) / legend.width))

/**
 * Room above the highest price for its own mark and for the rows that the indicators say over it, and below the lowest for its mark; half of the pane at most. In pixels as the
 * engine counts them, of the pane's height before they are added to it, which makes what comes out smaller.
 */
export function priceGap(pane: { height: number; rows: number; fontSize: number }): {
  top: number
  bottom: number
} {
  const row = pane.fontSize + leading
  const wanted = (pane.rows + 2) * row
  const room = Math.min(wanted, pane.height / 2)
  const share = ((room / wanted) * pane.height) / (pane.height - room)
  return { top: Math.round((pane.rows + 1) * row * share), bottom: Math.round(row * share) }
}
