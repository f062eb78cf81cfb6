import { type Division, type Reached, type Reach, divide } from './bridge.ts'
import { type Grid, nearestTick } from './grid.ts'
import { mix, signed, unit } from './hash.ts'

/** A price lasts one slot: 32 make a minute, so prices move every 1.875 s at most. */
export const SLOTS_PER_MINUTE = 32
export const SLOT_MS = 60_000 / SLOTS_PER_MINUTE
const LEAF_SLOTS = 4

/**
 * A stretch of the price path over slots `from` to `to` (exclusive), in units of its grid, before they are rounded to ticks
 * (`onTick`). The whole session is one; halving it again and again reaches any minute and any slot, each half drawn so that the two add
 * up to their whole exactly: first open, last close, highest high, lowest low, sum of volume. Rounding keeps that, as it keeps order.
 */
export interface Stretch extends Reach {
  readonly from: number
  readonly to: number
  readonly volume: number
  /** Position in the tree of halves: 1 at the root, 2n and 2n + 1 below n. */
  readonly position: number
}

type Halves = readonly [Stretch, Stretch]

/** What the draw depends on besides the stretch itself, and its cache. */
export interface Draw {
  readonly grid: Grid
  readonly key: number
  /** Slots of the whole session. */
  readonly slots: number
  /** The move over the whole session, in units. */
  readonly variance: number
  /** Prices that were recorded, and lie on no tick: they are not rounded. */
  readonly recorded: readonly number[]
  /** The halves last drawn of short stretches, by depth: the next slot asked for is mostly near the last one. */
  readonly latest: { readonly position: number; readonly halves: Halves }[]
  /** Leaves drawn without their volume, by number: a sparkline needs nearly the same ones slot after slot. */
  leaves: Map<number, Stretch> | undefined
}

/** Slots of the stretches whose halves are kept, at most: all of a day's would fill the memory, also for listings that nobody reads. */
const KEPT_SLOTS = 2 * SLOTS_PER_MINUTE
const KEPT_LEAVES = 64

/** @defaultValue recorded none */
export const drawOf = (
  { grid, key, slots, variance }: Pick<Draw, 'grid' | 'key' | 'slots' | 'variance'>,
  recorded: readonly number[] = [],
): Draw => ({ grid, key, slots, variance, recorded, latest: [], leaves: undefined })

/** The price nearest to a path's value: on the tick, or one that was recorded. */
export function onTick({ grid, recorded }: Draw, value: number): number {
  let price = nearestTick(grid, value)
  for (const exact of recorded) if (Math.abs(exact - value) < Math.abs(price - value)) price = exact
  return price
}

/** The integral of 1 + bend (2x - 1)^2 from 0 to `x`, by that to 1: what comes more at the opening and the close. */
function shareUntil(x: number, bend: number): number {
  const away = 2 * x - 1
  return (x + (bend * (away * away * away + 1)) / 6) / (1 + bend / 3)
}

const VOLUME_BEND = 2
const TIME_BEND = 0.6

/** Fraction of the session's volume that on average is traded before a slot. */
const volumeBefore = ({ slots }: Draw, slot: number): number => shareUntil(slot / slots, VOLUME_BEND)
/** Fraction of the session's trading time before a slot: prices move somewhat more at the opening and the close. */
const timeBefore = ({ slots }: Draw, slot: number): number => shareUntil(slot / slots, TIME_BEND)

function middleSlot({ from, to }: Pick<Stretch, 'from' | 'to'>): number {
  const slots = to - from
  if (slots <= SLOTS_PER_MINUTE) return from + slots / 2
  return from + Math.ceil(slots / SLOTS_PER_MINUTE / 2) * SLOTS_PER_MINUTE
}

/** Where a stretch is halved, and what its halves are but for their volume. */
interface Cut {
  readonly at: number
  /** Variances of the moves before and after `at`. */
  readonly before: number
  readonly after: number
  readonly division: Division
}

function cutOf(whole: Stretch, draw: Draw): Cut {
  const at = middleSlot(whole)
  const time = timeBefore(draw, at)
  const before = draw.variance * (time - timeBefore(draw, whole.from))
  const after = draw.variance * (timeBefore(draw, whole.to) - time)
  return { at, before, after, division: divide(whole, before, after, mix(draw.key, whole.position)) }
}

function halvesOf(whole: Stretch, { at, division }: Cut, leftVolume: number): Halves {
  const { from, to, open, close, volume, position } = whole
  const { middle, left, right } = division
  return [
    {
      from,
      to: at,
      open,
      high: left.high,
      low: left.low,
      close: middle,
      volume: leftVolume,
      position: position * 2,
    },
    {
      from: at,
      to,
      open: middle,
      high: right.high,
      low: right.low,
      close,
      volume: volume - leftVolume,
      position: position * 2 + 1,
    },
  ]
}

/** More is traded where prices move more than they mostly do. */
const activity = ({ high, low }: Reached, variance: number): number =>
  variance === 0 ? 1 : 0.4 + (high - low) / Math.sqrt(variance)

/** Units traded a slot at least, where so many are traded: four a minute, as many as a bar has prices. */
export const LEAST_VOLUME = 4 / SLOTS_PER_MINUTE

/** Units traded in the left of two halves. */
function leftVolumeOf({ from, to, volume, position }: Stretch, cut: Cut, draw: Draw): number {
  const { at, before, after, division } = cut
  const middle = volumeBefore(draw, at)
  const noise = 1 + 0.5 * signed(mix(draw.key, position), 40)
  const left = (middle - volumeBefore(draw, from)) * activity(division.left, before) * noise
  const right = (volumeBefore(draw, to) - middle) * activity(division.right, after)
  const least = Math.min(LEAST_VOLUME, volume / (to - from))
  const reserved = (at - from) * least
  const spare = volume - (to - from) * least
  return Math.round(reserved + (spare * left) / (left + right))
}

function drawHalves(whole: Stretch, draw: Draw): Halves {
  const cut = cutOf(whole, draw)
  return halvesOf(whole, cut, leftVolumeOf(whole, cut, draw))
}

/** The two halves of a stretch longer than a leaf. */
export function halves(whole: Stretch, draw: Draw): Halves {
  const { from, to, position } = whole
  if (to - from > KEPT_SLOTS) return drawHalves(whole, draw)
  const depth = 31 - Math.clz32(position)
  const known = draw.latest[depth]
  if (known?.position === position) return known.halves
  const drawn = drawHalves(whole, draw)
  draw.latest[depth] = { position, halves: drawn }
  return drawn
}

export const isLeaf = ({ from, to }: Stretch): boolean => to - from <= LEAF_SLOTS

/** The value in the `i`-th slot of a leaf: open, then the extremes in random order, then close. */
export function leafValue(leaf: Stretch, i: number, draw: Draw): number {
  if (i <= 0) return leaf.open
  if (i >= LEAF_SLOTS - 1) return leaf.close
  const highFirst = unit(draw.key, leaf.position) < 0.5
  return (i === 1) === highFirst ? leaf.high : leaf.low
}

export const leafPrice = (leaf: Stretch, i: number, draw: Draw): number =>
  onTick(draw, leafValue(leaf, i, draw))

/** Units traded in a leaf's first `i` slots. */
export const leafVolume = (leaf: Stretch, i: number): number => Math.floor((leaf.volume * i) / LEAF_SLOTS)

/** The leaf that holds a slot, drawn without its volume, which is 0. */
export function pricedLeaf(root: Stretch, draw: Draw, slot: number): Stretch {
  const number = Math.floor(slot / LEAF_SLOTS)
  draw.leaves ??= new Map()
  const known = draw.leaves.get(number)
  if (known !== undefined) return known
  let leaf = { ...root, volume: 0 }
  while (!isLeaf(leaf)) {
    const [left, right] = halvesOf(leaf, cutOf(leaf, draw), 0)
    leaf = slot < left.to ? left : right
  }
  if (draw.leaves.size >= KEPT_LEAVES) draw.leaves.clear()
  draw.leaves.set(number, leaf)
  return leaf
}
