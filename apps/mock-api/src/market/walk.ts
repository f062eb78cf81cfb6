import { mix, signed } from './hash.ts'
import { normal } from './normal.ts'

/** Days between two fixed points of a walk; between them it is drawn by halving (Lévy's construction). */
const REACH = 512
/** Deviation of the fixed points themselves, in days' deviations: a price varies about its base and does not settle. */
const WANDER = 12
/** Stretches of at least so many days are seasons. */
const SEASON_DAYS = 128
/** Within stretches of fewer days than this, days differ little more than by chance: clusters last longer. */
const CLUSTER_DAYS = 4
const CHANCE_UNEVEN = 0.35

/** Days that are drawn together: those after `group * GROUP_DAYS` up to its next multiple. */
export const GROUP_DAYS = 16

/** Days of a walk whose days have a deviation of 1 on average. */
export interface Walked {
  /** About its base, at the end of each day. */
  readonly values: Float64Array
  /** Trading time of each day: the variance of its move. 1 on average. */
  readonly times: Float64Array
}

const fixed = (key: number, block: number): number => signed(mix(key, block), 0) * Math.sqrt(3) * WANDER

/** How unevenly trading time is divided between two halves: one has up to 1 + this of half of it. */
export interface Unevenness {
  /** Between halves of some weeks. */
  readonly clustered: number
  readonly seasonal: number
}

/** The fraction of a stretch's trading time that its left half has. Positions: 1 at the root, 2n and 2n + 1 below n. */
function leftPart(key: number, position: number, half: number, { clustered, seasonal }: Unevenness): number {
  const uneven = half >= SEASON_DAYS ? seasonal : half >= CLUSTER_DAYS ? clustered : CHANCE_UNEVEN
  return (1 + uneven * signed(key, position + REACH)) / 2
}

const middleOf = (
  key: number,
  position: number,
  open: number,
  close: number,
  time: number,
  part: number,
): number => open + (close - open) * part + Math.sqrt(part * (1 - part) * time) * normal(key, position)

/**
 * Some days of a walk; any cost the same. It is a Brownian path in a trading time that comes in clusters: each half of a stretch gets
 * an uneven part of its time, so that busy days lie near busy days and great moves come more often than by chance.
 */
export function walk(key: number, group: number, uneven: Unevenness): Walked {
  const block = Math.floor((group * GROUP_DAYS) / REACH)
  const blockKey = mix(key, block)
  const first = group * GROUP_DAYS - block * REACH
  let open = fixed(key, block)
  let close = fixed(key, block + 1)
  let time = REACH
  let position = 1
  let from = 0
  for (let half = REACH / 2; half >= GROUP_DAYS; half /= 2) {
    const part = leftPart(blockKey, position, half, uneven)
    const middle = middleOf(blockKey, position, open, close, time, part)
    position *= 2
    if (first >= from + half) {
      from += half
      open = middle
      time *= 1 - part
      position += 1
    } else {
      close = middle
      time *= part
    }
  }
  const values = new Float64Array(GROUP_DAYS)
  const times = new Float64Array(GROUP_DAYS)
  values[GROUP_DAYS - 1] = close
  times[GROUP_DAYS - 1] = time
  for (let half = GROUP_DAYS / 2; half >= 1; half /= 2)
    for (let end = 2 * half - 1, at = 0; end < GROUP_DAYS; end += 2 * half, at += 1) {
      const own = (position * GROUP_DAYS) / (2 * half) + at
      const before = end < 2 * half ? open : (values[end - 2 * half] ?? open)
      const whole = times[end] ?? 0
      const part = leftPart(blockKey, own, half, uneven)
      values[end - half] = middleOf(blockKey, own, before, values[end] ?? before, whole, part)
      times[end - half] = whole * part
      times[end] = whole * (1 - part)
    }
  return { values, times }
}
