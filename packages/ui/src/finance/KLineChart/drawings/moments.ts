import { type Candle, type ChartPeriod, type Instant, epochMs, fromLocal } from '@onelot/domain'
import { type Bar, isLocalDate } from '../bars.ts'
import type { ZoneClock } from '../zoneClock.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How long a bar lasts at most. */
const barMs: Readonly<Record<ChartPeriod, number>> = {
  timeShare: MINUTE_MS,
  '1m': MINUTE_MS,
  '5m': 5 * MINUTE_MS,
  '15m': 15 * MINUTE_MS,
  '30m': 30 * MINUTE_MS,
  day: DAY_MS,
  week: 7 * DAY_MS,
  month: 31 * DAY_MS,
}

/** When a bar begins: a date at its midnight by the clock of the exchange. */
export const momentOf = ({ time }: Pick<Candle, 'time'>, zone: string): Instant =>
  isLocalDate(time) ? fromLocal(zone, time, 0) : time

export interface BarsOfPeriod {
  readonly bars: readonly Pick<Bar, 'wall'>[]
  readonly period: ChartPeriod
  readonly clock: ZoneClock
}

/**
 * Index of the bar that holds a moment; of the next one where none does, as by night; of the last one where none follows. Before the
 * first bar, whose elders are not loaded, an estimate by the time that a bar takes on average, below zero. Undefined without bars.
 */
export function positionOf({ bars, period, clock }: BarsOfPeriod, at: Instant): number | undefined {
  const wall = clock(epochMs(at))
  const first = bars[0]
  const last = bars.at(-1)
  if (first === undefined || last === undefined) return undefined
  if (wall < first.wall) {
    const each = bars.length === 1 ? barMs[period] : (last.wall - first.wall) / (bars.length - 1)
    return (wall - first.wall) / each
  }
  let low = 0
  let high = bars.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((bars[middle]?.wall ?? Infinity) <= wall) low = middle
    else high = middle - 1
  }
  const isWithin = wall < (bars[low]?.wall ?? 0) + barMs[period]
  return isWithin ? low : Math.min(low + 1, bars.length - 1)
}
