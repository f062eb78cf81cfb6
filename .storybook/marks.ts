/** A box in the coordinates of its figure, in pixels. */
export interface PartBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where the number of a part is, the centre of its circle, and where its line ends on the part. */
export interface Mark {
  readonly x: number
  readonly y: number
  readonly to: { readonly x: number; readonly y: number }
}

/** The diameter of a circle, and the least distance between two centres. */
export const MARK_PX = 22
const APART_PX = MARK_PX + 4
/** From the figure's edge to the centres of its marks. */
export const GUTTER_PX = 32

const middle = (start: number, length: number): number => start + length / 2
const rowOf = ({ top, height }: PartBox) => middle(top, height)
const columnOf = ({ left, width }: PartBox) => middle(left, width)

/** Moves what is too near to its neighbour on, in order; all go back together where the last would be past `end`. */
function spread(wanted: readonly number[], end: number): readonly number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const placed: number[] = []
  let least = MARK_PX / 2
  for (const index of order) {
    const at = Math.max(wanted[index] ?? 0, least)
    placed[index] = at
    least = at + APART_PX
  }
  let most = end - MARK_PX / 2
  for (const index of order.toReversed()) {
    const at = Math.min(placed[index] ?? 0, most)
    placed[index] = at
    most = at - APART_PX
  }
  return placed
}

/** Whether another part is on the same line. */
const isBeside = (box: PartBox, boxes: readonly PartBox[]): boolean =>
  boxes.some(
    (other) =>
      other !== box &&
      Math.abs(rowOf(other) - rowOf(box)) < MARK_PX &&
      Math.abs(columnOf(other) - columnOf(box)) >= APART_PX,
  )

const contains = (box: PartBox, other: PartBox): boolean =>
  other.left >= box.left &&
  other.top >= box.top &&
  other.left + other.width <= box.left + box.width &&
  other.top + other.height <= box.top + box.height

/** Where on the width of what fills it the numbers are. */
const ON_EDGE = 0.7

/** Numbers on the upper edges of parts that are as wide as the page and leave no room around them. */
export function placeOnEdges(
  boxes: readonly PartBox[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly Mark[] {
  const rows = spread(
    boxes.map(({ top }) => top),
    height,
  )
  const x = ON_EDGE * width
  return boxes.map(({ top }, at) => ({ x, y: rows[at] ?? top, to: { x, y: top } }))
}

/**
 * Numbers around a figure: at its end, level with their parts, over it where parts are beside each other. What holds other parts is numbered at the end. No two overlap, as long as each side
 * has room for all of its marks.
 */
export function placeMarks(
  boxes: readonly PartBox[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly Mark[] {
  const holds = boxes.map((box) => boxes.some((other) => other !== box && contains(box, other)))
  const inner = boxes.filter((_, at) => holds[at] === false)
  const over = boxes.map((box, at) => holds[at] === false && isBeside(box, inner))
  const columns = spread(boxes.filter((_, at) => over[at]).map(columnOf), width)
  const rows = spread(boxes.filter((_, at) => !over[at]).map(rowOf), height)
  let column = 0
  let row = 0
  return boxes.map((box, at) =>
    over[at] === true
      ? { x: columns[column++] ?? 0, y: -GUTTER_PX / 2, to: { x: columnOf(box), y: box.top - 2 } }
      : { x: width + GUTTER_PX / 2, y: rows[row++] ?? 0, to: { x: box.left + box.width + 2, y: rowOf(box) } },
  )
}
