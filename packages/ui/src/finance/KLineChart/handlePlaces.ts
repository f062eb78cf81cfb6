/** Pixels from one label to the next at least: each is a touch target. */
const GAP = 44
/** Half the height of a label. */
const HALF = 14

export interface HandlePlace {
  /** Where its line is; undefined where the price is out of view. */
  readonly line: number | undefined
  /** Middle of its label. */
  readonly label: number
  /** Beyond which edge its price is. */
  readonly beyond: 'above' | 'below' | undefined
}

/** Labels beside their lines, apart from each other and inside the plot; each line stays at its price. All in pixels of the plot. */
export function handlePlaces(ys: readonly number[], height: number): readonly HandlePlace[] {
  const inside = (y: number) => Math.min(Math.max(y, HALF), Math.max(HALF, height - HALF))
  const labels = new Map<number, number>()
  const order = ys.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y || a.index - b.index)
  let least = -Infinity
  for (const { y, index } of order) {
    const at = Math.max(inside(y), least)
    labels.set(index, at)
    least = at + GAP
  }
  let most = inside(height)
  for (const { index } of order.toReversed()) {
    const at = Math.min(labels.get(index) ?? 0, most)
    labels.set(index, at)
    most = at - GAP
  }
  return ys.map((y, index) => ({
    line: y < 0 || y > height ? undefined : y,
    label: Math.round(labels.get(index) ?? 0),
    beyond: y < 0 ? 'above' : y > height ? 'below' : undefined,
  }))
}
