import { mix, signed } from './hash.ts'
import { normal } from './normal.ts'

/** Days between two fixed points of a walk; between them it is drawn by halving (Lévy's construction). */
const REACH = 512
/** Deviation of the fixed points themselves, in days' deviations: a price wanders about its base without end. */
const WANDER = 12
/** How unevenly a stretch's trading time falls to its halves: at most 1 + this of half of it. */
const UNEVEN = 0.55

const fixed = (key: number, block: number): number => signed(mix(key, block), 0) * Math.sqrt(3) * WANDER

/** One day of a walk whose days have a deviation of 1 on average. */
export interface Move {
  /** About its base, at the end of the day. */
  readonly value: number
  /** Trading time of the day: the variance of its move. 1 on average. */
  readonly time: number
}

/**
 * A day of a walk; any day costs the same. It is a Brownian path in a trading time that comes in clusters: each half of a stretch gets
 * an uneven part of its time, so that busy days lie near busy days and great moves come more often than by chance.
 */
export function walk(key: number, day: number): Move {
  const block = Math.ceil(day / REACH) - 1
  const blockKey = mix(key, block)
  let left = block * REACH
  let open = fixed(key, block)
  let close = fixed(key, block + 1)
  let time = REACH
  let position = 1
  for (let half = REACH / 2; half >= 1; half /= 2) {
    const part = (1 + UNEVEN * signed(blockKey, position + REACH)) / 2
    const deviation = Math.sqrt(part * (1 - part) * time)
    const middle = open + (close - open) * part + deviation * normal(blockKey, position)
    position *= 2
    if (day > left + half) {
      left += half
      open = middle
      time *= 1 - part
      position += 1
    } else {
      close = middle
      time *= part
    }
  }
  return { value: close, time }
}
