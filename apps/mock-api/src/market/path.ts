import { type Grid, floorTick, nearestTick } from './grid.ts'
import { mix, signed, unit } from './hash.ts'

/** A price lasts one slot: 32 make a minute, so prices move every 1.875 s at most. */
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
  /** Position in the tree of halves: 1 at the root, 2n and 2n + 1 below n. */
  readonly position: number
}

type Halves = readonly [Stretch, Stretch]

/** What the draw depends on besides the stretch itself, and what it remembers. */
export interface Draw {
  readonly grid: Grid
  readonly key: number
  /** Slots of the whole session. */
  readonly slots: number
  /** Fraction of the session's volume, on average, before each leaf; NaN where it is not calculated yet. */
  readonly volumes: Float64Array
  /** The halves last drawn at each depth: the next slot asked for is mostly near the last one. */
  readonly latest: { readonly position: number; readonly halves: Halves }[]
  /** Leaves drawn without their volume, by number: a sparkline needs nearly the same ones slot after slot. */
  readonly leaves: Map<number, Stretch>
}

const KEPT_LEAVES = 64

/** By slots of the session. */
const volumeTables = new Map<number, Float64Array>()

export function drawOf(grid: Grid, key: number, slots: number): Draw {
  const volumes = volumeTables.get(slots) ?? new Float64Array(slots / LEAF_SLOTS + 1).fill(NaN)
  volumeTables.set(slots, volumes)
  return { grid, key, slots, volumes, latest: [], leaves: new Map() }
}

/** Volume comes more at the opening and the close: the integral of 1 + 2 (2x - 1)^2. */
const volumeUntil = (x: number): number => x + ((2 * x - 1) ** 3 + 1) / 3

function volumeBefore({ slots, volumes }: Draw, slot: number): number {
  const known = volumes[slot / LEAF_SLOTS]
  if (known !== undefined && !Number.isNaN(known)) return known
  const volume = volumeUntil(slot / slots)
  volumes[slot / LEAF_SLOTS] = volume
  return volume
}

const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value

function middleSlot({ from, to }: Stretch): number {
  const slots = to - from
  if (slots <= SLOTS_PER_MINUTE) return from + slots / 2
  return from + Math.ceil(slots / SLOTS_PER_MINUTE / 2) * SLOTS_PER_MINUTE
}

/** True where the left half holds the extreme: by itself, or else at random, more likely the nearer its ends are. */
function leftHolds(leftGap: number, rightGap: number, random: number): boolean {
  if (leftGap === 0) return true
  if (rightGap === 0) return false
  return random * (leftGap + rightGap) < rightGap
}

/** The prices of two halves. */
interface Division {
  readonly middle: number
  readonly highs: readonly [left: number, right: number]
  readonly lows: readonly [left: number, right: number]
}

function divide({ open, high, low, close }: Stretch, grid: Grid, key: number): Division {
  const range = high - low
  const bend = (signed(key, 2) + signed(key, 3)) * 0.36
  const middle = range === 0 ? open : clamp(nearestTick(grid, (open + close) / 2 + range * bend), low, high)
  const tops = [Math.max(open, middle), Math.max(middle, close)] as const
  const bottoms = [Math.min(open, middle), Math.min(middle, close)] as const
  const highLeft = leftHolds(high - tops[0], high - tops[1], unit(key, 4))
  const lowLeft = leftHolds(bottoms[0] - low, bottoms[1] - low, unit(key, 5))
  const spare = range * 0.4
  const over = (top: number, random: number): number =>
    top === high ? high : Math.max(top, floorTick(grid, Math.min(high, top + spare * random * random)))
  const under = (bottom: number, random: number): number =>
    bottom === low
      ? low
      : Math.min(bottom, Math.max(low, nearestTick(grid, bottom - spare * random * random)))
  return {
    middle,
    highs: highLeft ? [high, over(tops[1], unit(key, 8))] : [over(tops[0], unit(key, 6)), high],
    lows: lowLeft ? [low, under(bottoms[1], unit(key, 9))] : [under(bottoms[0], unit(key, 7)), low],
  }
}

/** The two halves of a stretch longer than a leaf. */
export function halves(whole: Stretch, draw: Draw): Halves {
  const { from, to, open, close, volume, position } = whole
  const depth = 31 - Math.clz32(position)
  const known = draw.latest[depth]
  if (known?.position === position) return known.halves
  const at = middleSlot(whole)
  const key = mix(draw.key, position)
  const start = volumeBefore(draw, from)
  const usual = (volumeBefore(draw, at) - start) / (volumeBefore(draw, to) - start)
  const leftVolume = Math.round(volume * clamp(usual + signed(key, 1) * 0.22, 0.03, 0.97))
  const { middle, highs, lows } = divide(whole, draw.grid, key)
  const drawn: Halves = [
    {
      from,
      to: at,
      open,
      high: highs[0],
      low: lows[0],
      close: middle,
      volume: leftVolume,
      position: position * 2,
    },
    {
      from: at,
      to,
      open: middle,
      high: highs[1],
      low: lows[1],
      close,
      volume: volume - leftVolume,
      position: position * 2 + 1,
    },
  ]
  draw.latest[depth] = { position, halves: drawn }
  return drawn
}

export const isLeaf = ({ from, to }: Stretch): boolean => to - from <= LEAF_SLOTS

/** Price of the `i`-th slot of a leaf: open, then the extremes in random order, then close. */
export function leafPrice(leaf: Stretch, i: number, draw: Draw): number {
  if (i <= 0) return leaf.open
  if (i >= LEAF_SLOTS - 1) return leaf.close
  const highFirst = unit(draw.key, leaf.position) < 0.5
  if ((i === 1) === highFirst) return leaf.high
  return leaf.low
}

/** Units traded in a leaf's first `i` slots. */
export const leafVolume = (leaf: Stretch, i: number): number => Math.floor((leaf.volume * i) / LEAF_SLOTS)

/** The leaf that holds a slot, drawn without its volume, which is 0. */
export function pricedLeaf(root: Stretch, draw: Draw, slot: number): Stretch {
  const number = Math.floor(slot / LEAF_SLOTS)
  const known = draw.leaves.get(number)
  if (known !== undefined) return known
  const leaf = drawLeaf(root, draw, slot)
  if (draw.leaves.size >= KEPT_LEAVES) draw.leaves.clear()
  draw.leaves.set(number, leaf)
  return leaf
}

function drawLeaf(root: Stretch, draw: Draw, slot: number): Stretch {
  let node = root
  while (!isLeaf(node)) {
    const { from, to, open, close, position } = node
    const at = middleSlot(node)
    const { middle, highs, lows } = divide(node, draw.grid, mix(draw.key, position))
    node =
      slot < at
        ? {
            from,
            to: at,
            open,
            high: highs[0],
            low: lows[0],
            close: middle,
            volume: 0,
            position: position * 2,
          }
        : {
            from: at,
            to,
            open: middle,
            high: highs[1],
            low: lows[1],
            close,
            volume: 0,
            position: position * 2 + 1,
          }
  }
  return node
}
