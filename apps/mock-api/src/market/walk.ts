import { mix, signed } from './hash.ts'

/** Days between two fixed points of a walk; between them it is drawn by halving (Lévy's construction). */
const REACH = 512
/** Deviation of the fixed points themselves, in days' deviations: a price wanders about its base without end. */
const WANDER = 12
const ROOT_3 = Math.sqrt(3)

/**
 * Greatest move of one day in deviations: each level of halving adds at most `sqrt(3) * 2^(-k/2)`, the fixed points a little. A
 * market's limit is kept because listings are drawn with deviations below limit / `GREATEST_MOVE`.
 */
export const GREATEST_MOVE = ROOT_3 * (1 / (Math.SQRT2 - 1) + (2 * WANDER) / REACH)

/** Half the root of a stretch's length: the deviation of its middle about the straight line, in days' deviations. */
const spread: readonly number[] = Array.from({ length: 10 }, (_, level) => Math.sqrt(2 ** level) / 2)

/** Logarithm of a price about its base, `day` trading days into the calendar; any day costs the same. */
export function walk(key: number, day: number, sigma: number): number {
  const block = Math.floor(day / REACH)
  const blockKey = mix(key, block)
  const start = signed(blockKey, 0) * ROOT_3 * WANDER * sigma
  const end = signed(mix(key, block + 1), 0) * ROOT_3 * WANDER * sigma
  let left = block * REACH
  let value = start + ((end - start) * (day - left)) / REACH
  let position = 1
  for (let length = REACH, level = 9; length > 1 && day !== left; length /= 2, level -= 1) {
    const half = length / 2
    const middle = left + half
    const bend = signed(blockKey, position) * ROOT_3 * (spread[level] ?? 0) * sigma
    value += bend * (1 - Math.abs(day - middle) / half)
    position *= 2
    if (day >= middle) {
      left = middle
      position += 1
    }
  }
  return value
}
