import { type Draw, SLOTS_PER_MINUTE, type Stretch, halves, isLeaf } from './path.ts'
import { type Traded, VALUED_DEPTH, emptySum, gather } from './pathQuery.ts'

/** Most slots by which a bar is continued instead of added up anew. */
const NEAR_SLOTS = 2 * SLOTS_PER_MINUTE

/** A stretch that is valued at its opening price, or as the sum of its halves. */
interface Valued {
  readonly stretch: Stretch
  /** Units traded before it. */
  readonly before: number
  readonly halves: readonly [Valued, Valued] | undefined
}

function valuedOf(stretch: Stretch, draw: Draw, depth: number, before: number): Valued {
  if (depth === VALUED_DEPTH || isLeaf(stretch)) return { stretch, before, halves: undefined }
  const [left, right] = halves(stretch, draw)
  return {
    stretch,
    before,
    halves: [valuedOf(left, draw, depth + 1, before), valuedOf(right, draw, depth + 1, before + left.volume)],
  }
}

/** Turnover of the first `slots` slots, in which `volume` units were traded. */
function turnoverOf(valued: Valued, slots: number, volume: number): number {
  const { stretch, before, halves: parts } = valued
  if (stretch.from >= slots) return 0
  if (parts !== undefined) return turnoverOf(parts[0], slots, volume) + turnoverOf(parts[1], slots, volume)
  return (stretch.to <= slots ? stretch.volume : volume - before) * stretch.open
}

/** The stretch of at most a minute that holds a slot. */
function minuteAt(valued: Valued, draw: Draw, slot: number): Stretch {
  if (valued.halves !== undefined) {
    const [left, right] = valued.halves
    return minuteAt(slot < left.stretch.to ? left : right, draw, slot)
  }
  let { stretch } = valued
  while (stretch.to - stretch.from > SLOTS_PER_MINUTE) {
    const [left, right]: readonly [Stretch, Stretch] = halves(stretch, draw)
    stretch = slot < left.to ? left : right
  }
  return stretch
}

/** `tradedUntil` of one path, for slots that mostly come in time order: each call adds only the new ones. */
export function createProgress(root: Stretch, draw: Draw): (slots: number) => Traded {
  const valued = valuedOf(root, draw, 0, 0)
  let sum = emptySum()
  let reached = 0
  let minute = root

  return (slots) => {
    if (slots < reached || slots > reached + NEAR_SLOTS) {
      sum = emptySum()
      gather(root, draw, 0, slots, sum)
      reached = slots
    }
    while (reached < slots) {
      if (reached < minute.from || reached >= minute.to || minute === root)
        minute = minuteAt(valued, draw, reached)
      const to = Math.min(slots, minute.to)
      gather(minute, draw, reached, to, sum)
      reached = to
    }
    const { open, high, low, close, volume } = sum
    return { open, high, low, close, volume, turnover: turnoverOf(valued, slots, volume) }
  }
}
