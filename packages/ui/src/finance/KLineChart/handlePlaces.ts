/** Pixels from one tag to the next at least: each is a touch target. Closer only where they are more than the plot has room for beside the mark. */
const LEAST_GAP = 44
/** Half the height of a label. */
const HALF = 14
/** Half the height of the mark of the last price. */
const MARK_HALF = 10

export interface HandlePlace {
  /** Where its line is; undefined where the price is out of view. */
  readonly line: number | undefined
  /** Middle of its label. */
  readonly label: number
  /** Beyond which edge its price is. */
  readonly beyond: 'above' | 'below' | undefined
}

export interface Plot {
  readonly height: number
  /** What is written at its top is so high. */
  readonly top: number
  /** Height of the tallest label. @defaultValue that of small text */
  readonly tag?: number | undefined
  /** Where the last price has its mark on the axis, which no label covers. */
  readonly mark?: number | undefined
}

interface Room {
  readonly from: number
  readonly to: number
}

/**
 * Labels beside their lines, apart from each other, off the mark of the last price and inside the plot, under what is written at its top; each
 * line stays at its price. All in pixels of the plot.
 */
export function handlePlaces(
  ys: readonly number[],
  { height, top, tag = 0, mark }: Plot,
): readonly HandlePlace[] {
  const all: Room = { from: top + HALF, to: Math.max(top + HALF, height - HALF) }
  const gap = Math.max(LEAST_GAP, tag)
  const order = ys.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y || a.index - b.index)
  const sorted = order.map(({ y }) => y)
  const placed = mark === undefined ? spread(sorted, all, gap) : besideMark(sorted, all, { gap, tag, mark })
  const labels = new Map(order.map(({ index }, rank) => [index, placed[rank] ?? 0]))
  return ys.map((y, index) => ({
    line: y < 0 || y > height ? undefined : y,
    label: Math.round(labels.get(index) ?? 0),
    beyond: y < 0 ? 'above' : y > height ? 'below' : undefined,
  }))
}

/** So many labels at a distance fit into a room, at most. */
const capacity = ({ from, to }: Room, gap: number): number =>
  to < from ? 0 : 1 + Math.floor((to - from) / gap)

/** Those over the mark and those under it, each in a room of its own; what finds no room on its side goes to the other. */
function besideMark(
  ys: readonly number[],
  all: Room,
  { gap, tag, mark }: { readonly gap: number; readonly tag: number; readonly mark: number },
): readonly number[] {
  const clear = Math.max(HALF, tag / 2) + MARK_HALF
  const over: Room = { from: all.from, to: Math.min(all.to, Math.floor(mark - clear)) }
  const under: Room = { from: Math.max(all.from, Math.ceil(mark + clear)), to: all.to }
  const own = ys.filter((y) => y < mark).length
  // Rather than on the mark they are closer than touch targets, as far as they do not cover each other.
  for (const apart of [gap, Math.max(2 * HALF, tag)]) {
    const most = capacity(over, apart)
    const least = ys.length - capacity(under, apart)
    if (least > most) continue
    const count = Math.min(Math.max(own, least), most)
    return [...spread(ys.slice(0, count), over, apart), ...spread(ys.slice(count), under, apart)]
  }
  return spread(ys, all, gap)
}

/** In their order, at least so far apart; closer only where they are more than the room holds. */
function spread(ys: readonly number[], { from, to }: Room, most: number): readonly number[] {
  const gap = Math.min(most, (to - from) / Math.max(1, ys.length - 1))
  const labels: number[] = []
  for (const y of ys)
    labels.push(Math.max(Math.min(Math.max(y, from), to), (labels.at(-1) ?? -Infinity) + gap))
  let highest = to
  return labels.reduceRight<number[]>((placed, label) => {
    const at = Math.min(label, highest)
    highest = at - gap
    return [at, ...placed]
  }, [])
}
