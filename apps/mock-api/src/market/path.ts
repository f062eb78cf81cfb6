import { type Grid, floorTick, nearestTick } from './grid.ts'
import { mix, signed, unit } from './hash.ts'

/** A price stands for one slot: 32 make a minute, so prices move every 1.875 s at most. */
export const SLOTS_PER_MINUTE = 32
export const SLOT_MS = 60_000 / SLOTS_PER_MINUTE
const LEAF_SLOTS = 4

/**
 * A stretch of the price path over slots `from` to `to` (exclusive), in units of its grid. The whole session is one; halving it
 * again and again reaches any minute and any slot, each half drawn so that the two add up to their whole exactly: first
 * open, last close, highest high, lowest low, sum of volume.
 */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
  /** Place in the tree of halves, 1 at the root. */
  readonly place: number
}

/** What the draw depends on besides the stretch itself. */
export interface Draw {
  readonly grid: Grid
  readonly key: number
  /** Slots of the whole session. */
  readonly slots: number
}

/** Volume comes more at the opening and the close: the integral of 1 + 2 (2x - 1)^2. */
const volumeUntil = (x: number): number => x + ((2 * x - 1) ** 3 + 1) / 3

const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value

function middleSlot({ from, to }: Stretch): number {
  const slots = to - from
  if (slots <= SLOTS_PER_MINUTE) return from + slots / 2
  return from + Math.ceil(slots / SLOTS_PER_MINUTE / 2) * SLOTS_PER_MINUTE
}

/** True where the left half holds the extreme: by itself, or else by lot, more likely the nearer its ends are. */
function leftHolds(leftGap: number, rightGap: number, lot: number): boolean {
  if (leftGap === 0) return true
  if (rightGap === 0) return false
  return lot * (leftGap + rightGap) < rightGap
}

/** The two halves of a stretch longer than a leaf. */
export function halves(whole: Stretch, draw: Draw): readonly [Stretch, Stretch] {
  const { from, to, open, high, low, close, volume, place } = whole
  const { grid } = draw
  const at = middleSlot(whole)
  const key = mix(draw.key, place)
  const start = volumeUntil(from / draw.slots)
  const usual = (volumeUntil(at / draw.slots) - start) / (volumeUntil(to / draw.slots) - start)
  const leftVolume = Math.round(volume * clamp(usual + signed(key, 1) * 0.22, 0.03, 0.97))
  const range = high - low
  const bend = (signed(key, 2) + signed(key, 3)) * 0.36
  const middle = range === 0 ? open : clamp(nearestTick(grid, (open + close) / 2 + range * bend), low, high)
  const tops = [Math.max(open, middle), Math.max(middle, close)] as const
  const bottoms = [Math.min(open, middle), Math.min(middle, close)] as const
  const highLeft = leftHolds(high - tops[0], high - tops[1], unit(key, 4))
  const lowLeft = leftHolds(bottoms[0] - low, bottoms[1] - low, unit(key, 5))
  const spare = range * 0.4
  const over = (top: number, lot: number): number =>
    top === high ? high : Math.max(top, floorTick(grid, Math.min(high, top + spare * lot * lot)))
  const under = (bottom: number, lot: number): number =>
    bottom === low ? low : Math.min(bottom, Math.max(low, nearestTick(grid, bottom - spare * lot * lot)))
  return [
    {
      from,
      to: at,
      open,
      high: highLeft ? high : over(tops[0], unit(key, 6)),
      low: lowLeft ? low : under(bottoms[0], unit(key, 7)),
      close: middle,
      volume: leftVolume,
      place: place * 2,
    },
    {
      from: at,
      to,
      open: middle,
      high: highLeft ? over(tops[1], unit(key, 8)) : high,
      low: lowLeft ? under(bottoms[1], unit(key, 9)) : low,
      close,
      volume: volume - leftVolume,
      place: place * 2 + 1,
    },
  ]
}

export const isLeaf = ({ from, to }: Stretch): boolean => to - from <= LEAF_SLOTS

/** Price of the `i`-th slot of a leaf: open, then the extremes in an order by lot, then close. */
export function leafPrice(leaf: Stretch, i: number, draw: Draw): number {
  if (i <= 0) return leaf.open
  if (i >= LEAF_SLOTS - 1) return leaf.close
  const highFirst = unit(draw.key, leaf.place) < 0.5
  if ((i === 1) === highFirst) return leaf.high
  return leaf.low
}

/** Units traded in a leaf's first `i` slots. */
export const leafVolume = (leaf: Stretch, i: number): number => Math.floor((leaf.volume * i) / LEAF_SLOTS)
