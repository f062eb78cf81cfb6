/** A pixel of the pane. */
export interface Spot {
  readonly x: number
  readonly y: number
}

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)

/** How far a pixel is from a line between two others, or from the only one. */
export function distanceTo(spot: Spot, [from, to = from]: readonly [Spot, (Spot | undefined)?]): number {
  const length = apart(from, to)
  if (length === 0) return apart(spot, from)
  const along =
    ((spot.x - from.x) * (to.x - from.x) + (spot.y - from.y) * (to.y - from.y)) / (length * length)
  const at = Math.min(1, Math.max(0, along))
  return apart(spot, { x: from.x + at * (to.x - from.x), y: from.y + at * (to.y - from.y) })
}

/** As far as a finger may miss a thin line. */
const REACH_PX = 16

export interface PlacedDrawing {
  readonly id: string
  readonly spots: readonly [Spot, (Spot | undefined)?]
  /** Of a text: what it covers of the pane. */
  readonly box?: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>> | undefined
}

const missOf = (spot: Spot, { spots, box }: PlacedDrawing): number =>
  box === undefined
    ? distanceTo(spot, spots)
    : Math.hypot(
        Math.max(box.left - spot.x, 0, spot.x - box.right),
        Math.max(box.top - spot.y, 0, spot.y - box.bottom),
      )

/** The drawing under a finger: the nearest within its reach. */
export function drawingAt(spot: Spot, placed: readonly PlacedDrawing[]): string | undefined {
  const near = placed
    .map((one) => ({ id: one.id, miss: missOf(spot, one) }))
    .filter(({ miss }) => miss <= REACH_PX)
    .toSorted((a, b) => a.miss - b.miss)
  return near[0]?.id
}
