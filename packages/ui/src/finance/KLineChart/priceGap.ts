/** Pixels that a row of text takes beyond its letters. */
const leading = 8

/** The text of an overlay besides its three figures, and a letter of each of them, in widths of their height. */
const legendLength = { names: 12, letter: 3 * 0.55 } as const

/** Pixels beside the letters of a price on the axis. */
const axisMargins = 14

export interface LegendText {
  readonly overlays: number
  /** Pixels from where the figures begin to the far edge of the axis. */
  readonly width: number
  readonly fontSize: number
  /** Letters of a price. */
  readonly letters: number
}

/** Rows of the overlays' figures: one each, and more where the text is too large for the width that is left to it. */
export function legendRows({ overlays, width, fontSize, letters }: LegendText): number {
  const length = legendLength.names + legendLength.letter * letters
  const axis = axisMargins + 0.6 * letters * fontSize
  return overlays * Math.max(1, Math.ceil((length * fontSize) / Math.max(1, width - axis)))
}

/** Pixels of the rows of figures over the prices. */
export const heightOfRows = (rows: number, fontSize: number): number => rows * (fontSize + leading)

/**
 * Room above the highest price for its own mark and for the rows of indicators over it, and below the lowest for its mark; half of the pane
 * at most. In pixels as the engine counts them, of the pane's height before they are added to it, which makes what comes out smaller.
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
