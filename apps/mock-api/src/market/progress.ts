import { type Draw, SLOTS_PER_MINUTE, type Stretch, halves, onTick } from './path.ts'
import { type Traded, VALUED_DEPTH, emptySum, gather } from './pathQuery.ts'

/** Most slots by which a bar is continued instead of added up anew. */
const NEAR_SLOTS = 2 * SLOTS_PER_MINUTE

/** The stretches that are valued at their opening price, in order; a path is never too short for them. */
function valuedStretches(root: Stretch, draw: Draw): readonly Stretch[] {
  let stretches: readonly Stretch[] = [root]
  for (let depth = 0; depth < VALUED_DEPTH; depth += 1)
    stretches = stretches.flatMap((stretch) => halves(stretch, draw))
  return stretches
}

/** Adds up pairs, then pairs of pairs: large sums are rounded, so `tradedUntil` gives the order. */
function pairwise(values: Float64Array): number {
  for (let width = 1; width < values.length; width *= 2)
    for (let i = 0; i < values.length; i += 2 * width) values[i] = (values[i] ?? 0) + (values[i + width] ?? 0)
  return values[0] ?? 0
}

/** The stretch of at most a minute that holds a slot. */
function minuteAt(stretches: readonly Stretch[], draw: Draw, slot: number): Stretch | undefined {
  let stretch = stretches.find(({ to }) => slot < to)
  while (stretch !== undefined && stretch.to - stretch.from > SLOTS_PER_MINUTE) {
    const [left, right]: readonly [Stretch, Stretch] = halves(stretch, draw)
    stretch = slot < left.to ? left : right
  }
  return stretch
}

/** `tradedUntil` of one path, for slots that mostly come in time order: each call adds only the new ones. */
export function createProgress(root: Stretch, draw: Draw): (slots: number) => Traded {
  const stretches = valuedStretches(root, draw)
  /** Units traded before each stretch. */
  const before = new Float64Array(stretches.length)
  for (let i = 1; i < stretches.length; i += 1)
    before[i] = (before[i - 1] ?? 0) + (stretches[i - 1]?.volume ?? 0)
  const values = new Float64Array(stretches.length)
  let sum = emptySum()
  let reached = 0
  let minute: Stretch | undefined

  function turnover(slots: number): number {
    let i = 0
    for (const { from, to, volume, open } of stretches) {
      values[i] =
        from >= slots ? 0 : (to <= slots ? volume : sum.volume - (before[i] ?? 0)) * onTick(draw, open)
      i += 1
    }
    return pairwise(values)
  }

  return (slots) => {
    if (slots < reached || slots > reached + NEAR_SLOTS) {
      sum = emptySum()
      for (const stretch of stretches) gather(stretch, draw, 0, slots, sum)
      reached = slots
    }
    while (reached < slots) {
      if (minute === undefined || reached < minute.from || reached >= minute.to)
        minute = minuteAt(stretches, draw, reached) ?? root
      const to = Math.min(slots, minute.to)
      gather(minute, draw, reached, to, sum)
      reached = to
    }
    const { open, high, low, close, volume } = sum
    return { open, high, low, close, volume, turnover: turnover(slots) }
  }
}
