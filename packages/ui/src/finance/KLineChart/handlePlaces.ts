/** Pixels from one tag to the next at least: each is a touch target. Closer only where they are more than the plot has room for. */
const LEAST_GAP = 44
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

/**
 * Labels beside their lines, apart from each other and inside the plot, under what is written at its top; each line stays at its price. All in
 * pixels of the plot. `tag` is the height of the tallest.
 */
export function handlePlaces(
  ys: readonly number[],
  {
    height,
    top,
    tag = 0,
  }: { readonly height: number; readonly top: number; readonly tag?: number | undefined },
): readonly HandlePlace[] {
  const first = top + HALF
  const inside = (y: number) => Math.min(Math.max(y, first), Math.max(first, height - HALF))
  const labels = new Map<number, number>()
  const gap = Math.min(Math.max(LEAST_GAP, tag), (inside(height) - inside(0)) / Math.max(1, ys.length - 1))
  const order = ys.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y || a.index - b.index)
  let least = -Infinity
  for (const { y, index } of order) {
    const at = Math.max(inside(y), least)
    labels.set(index, at)
    least = at + gap
  }
  let most = inside(height)
  for (const { index } of order.toReversed()) {
    const at = Math.min(labels.get(index) ?? 0, most)
    labels.set(index, at)
    most = at - gap
  }
  return ys.map((y, index) => ({
    line: y < 0 || y > height ? undefined : y,
    label: Math.round(labels.get(index) ?? 0),
    beyond: y < 0 ? 'above' : y > height ? 'below' : undefined,
  }))
}
