import { mix, unit } from './hash.ts'
import { normal, probabilityBelow, quantileOf } from './normal.ts'

/** A Brownian path between two times: where it begins and ends, and its extremes. */
export interface Reach {
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
}

/** Where a path is between its two parts, and the extremes of either. */
export interface Division {
  readonly middle: number
  readonly left: Reached
  readonly right: Reached
}
export interface Reached {
  readonly high: number
  readonly low: number
}

/** Middles drawn, one in each of as many equal parts of the range, of which one is taken. Two spread the moves too far; more change nothing. */
const DRAWS = 3
/** Variance of a path that does not move. */
const STILL = 1e-9

/** How likely a bridge reaches further than an extreme, by the distances of its ends from it: P(max > m | a, b) = exp(-2 (m - a) (m - b) / variance). */
const survivalOf = (open: number, close: number, variance: number): number =>
  Math.exp((-2 * open * close) / variance)

/** How far beyond the mean of its ends a bridge reaches that has a survival. */
const reachOf = (open: number, close: number, variance: number, survival: number): number =>
  Math.sqrt((close - open) ** 2 - 2 * variance * Math.log(survival)) / 2

/**
 * The survival of one extreme, given that of the other: where a bridge between near ends hardly rises it falls the more. The correlation was
 * measured on simulated bridges.
 */
function opposite(
  survival: number,
  open: number,
  close: number,
  variance: number,
  key: number,
  salt: number,
): number {
  const correlation = -0.69 / (1 + (0.9 * (close - open) ** 2) / variance)
  const own = Math.sqrt(1 - correlation ** 2) * normal(key, salt)
  return Math.max(Number.MIN_VALUE, probabilityBelow(correlation * quantileOf(survival) + own))
}

/** The extremes of a bridge between `open` and `close`. */
export function extremesOf(open: number, close: number, variance: number, key: number): Reached {
  const upward = 1 - unit(key, 61)
  const downward = opposite(upward, open, close, variance, key, 62)
  const mean = (open + close) / 2
  return {
    high: Math.max(open, close, mean + reachOf(open, close, variance, upward)),
    low: Math.min(open, close, mean - reachOf(open, close, variance, downward)),
  }
}

/** Densities of the left part, and of either, reaching an extreme and the other not, by the distances of the ends and the middle from it. */
function densities(
  open: number,
  middle: number,
  close: number,
  variances: { readonly left: number; readonly right: number },
): { readonly left: number; readonly either: number } {
  const fromLeft = survivalOf(open, middle, variances.left)
  const fromRight = survivalOf(middle, close, variances.right)
  const left = ((open + middle) / variances.left) * fromLeft * (1 - fromRight)
  const right = ((middle + close) / variances.right) * fromRight * (1 - fromLeft)
  return { left, either: left + right }
}

/** The survival of an extreme among those bridges that do not reach an extreme whose survival is `beyond`. */
const remaining = (beyond: number, survival: number): number => beyond + (1 - beyond) * survival

/** The highest value of a bridge that has a survival, at most `most`. */
const highestOf = (open: number, close: number, variance: number, survival: number, most: number): number =>
  Math.min(most, Math.max(open, close, (open + close) / 2 + reachOf(open, close, variance, survival)))

/** The lowest value of a bridge that has a survival, at least `least`. */
const lowestOf = (open: number, close: number, variance: number, survival: number, least: number): number =>
  Math.max(least, Math.min(open, close, (open + close) / 2 - reachOf(open, close, variance, survival)))

/**
 * The extremes of a part within those of the whole. `holds`: the whole's extreme is the part's. What it does not hold follows the bridge's
 * own distribution, as far as the whole's extreme allows.
 */
function within(
  { high, low }: Reached,
  open: number,
  close: number,
  variance: number,
  holds: { readonly high: boolean; readonly low: boolean },
  key: number,
): Reached {
  if (holds.high && holds.low) return { high, low }
  const beyondHigh = survivalOf(high - open, high - close, variance)
  const beyondLow = survivalOf(open - low, close - low, variance)
  if (holds.low) {
    const rising = remaining(beyondHigh, opposite(beyondLow, open, close, variance, key, 1))
    return { high: highestOf(open, close, variance, rising, high), low }
  }
  const upward = 1 - unit(key, 2)
  const rising = remaining(beyondHigh, upward)
  const survival = holds.high ? beyondHigh : rising
  const falling = remaining(beyondLow, opposite(survival, open, close, variance, key, 3))
  return {
    high: holds.high ? high : highestOf(open, close, variance, rising, high),
    low: lowestOf(open, close, variance, falling, low),
  }
}

/**
 * Divides a path in two. The middle has the deviation of a bridge, which depends on the lengths alone; of some draws one is taken, as
 * likely as the path then has the extremes that it has. One part holds each extreme.
 */
export function divide(whole: Reach, before: number, after: number, key: number): Division {
  const { open, high, low, close } = whole
  const variances = { left: Math.max(before, STILL), right: Math.max(after, STILL) }
  const total = variances.left + variances.right
  const mean = open + ((close - open) * variances.left) / total
  const variance = (variances.left * variances.right) / total
  const above = { open: high - open, close: high - close }
  const below = { open: open - low, close: close - low }
  let middle = Math.min(high, Math.max(low, mean))
  let likelihood = 0
  let highLeft = 0.5
  let lowLeft = 0.5
  for (let i = 0; i < DRAWS; i += 1) {
    const drawn = low + ((high - low) * (i + unit(key, i))) / DRAWS
    const up = densities(above.open, high - drawn, above.close, variances)
    const down = densities(below.open, drawn - low, below.close, variances)
    const likely = up.either * down.either * Math.exp((-0.5 * (drawn - mean) ** 2) / variance)
    likelihood += likely
    if (likely > 0 && unit(key, 16 + i) * likelihood < likely) {
      middle = drawn
      highLeft = up.left / up.either
      lowLeft = down.left / down.either
    }
  }
  const highest = above.open === 0 || (above.close !== 0 && unit(key, 32) < highLeft)
  const lowest = below.open === 0 || (below.close !== 0 && unit(key, 33) < lowLeft)
  return {
    middle,
    left: within(whole, open, middle, variances.left, { high: highest, low: lowest }, mix(key, 34)),
    right: within(whole, middle, close, variances.right, { high: !highest, low: !lowest }, mix(key, 35)),
  }
}
