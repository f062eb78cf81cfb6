/** Where rows lie, from the top of the list, in px. */
export interface RowBox {
  readonly top: number
  readonly height: number
}

/**
 * The index at which a dragged row would come to lie: past each row whose middle its own edge has crossed.
 * @param movement how far it was dragged, in px
 */
export function indexAfterDrag(rows: readonly RowBox[], from: number, movement: number): number {
  const dragged = rows[from]
  if (dragged === undefined) return from
  const top = dragged.top + movement
  const bottom = top + dragged.height
  const middle = ({ top: above, height }: RowBox) => above + height / 2
  const above = rows.slice(0, from).filter((row) => middle(row) > top).length
  const below = rows.slice(from + 1).filter((row) => middle(row) < bottom).length
  return from - above + below
}

/** How far a row makes way while another is dragged from one index to another, in px. */
export function shiftOf(index: number, { from, to, height }: { from: number; to: number; height: number }) {
  if (index > from && index <= to) return -height
  if (index < from && index >= to) return height
  return 0
}

/** Where a key moves a row; undefined where it is no such key, or the row is there. */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  const next =
    key === 'ArrowUp'
      ? index - 1
      : key === 'ArrowDown'
        ? index + 1
        : key === 'Home'
          ? 0
          : key === 'End'
            ? count - 1
            : index
  return next === index || next < 0 || next >= count ? undefined : next
}

const EDGE_PX = 96
const FASTEST_PX = 14

/** How far the page scrolls in a frame while a row is held near its edge, in px; negative upwards. */
export function scrollBy(y: number, viewport: number): number {
  const above = Math.min(1, Math.max(0, (EDGE_PX - y) / EDGE_PX))
  const below = Math.min(1, Math.max(0, (y - (viewport - EDGE_PX)) / EDGE_PX))
  return Math.round((below - above) * FASTEST_PX)
}
