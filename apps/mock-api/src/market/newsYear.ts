import { fromUnits } from './grid.ts'
import type { Quoted } from './holds.ts'
import { type NewsDay, closedAt, inUnitsOf, rateBetween } from './newsDays.ts'
import type { MarketEvent } from './newsEvent.ts'
import type { YieldTurn } from './port.ts'
import { rebasedAt } from './rebasing.ts'
import type { Tape } from './tape.ts'
import type { Timeline } from './timeline.ts'

/** A year is compared with once there is a quarter of it. */
const FEWEST_DAYS = 60
/** A record that is broken day by day is told once: the one before is older than so many days. */
const QUIET_DAYS = 5
/** Daily bars that are read without a pause. */
const READ_AT_ONCE = 100

/** A day as its close alone, which costs a twentieth of its bar: its range is at least that. */
export const closeOnly = (tape: Tape, quoted: Quoted, ordinal: number): NewsDay => {
  const close = tape.closeOf(quoted, ordinal)
  return { ordinal, open: close, high: close, low: close, close, volume: 0, foreign: 0 }
}

const rangeOf = (days: readonly NewsDay[]) => ({
  high: Math.max(...days.map(({ high }) => high)),
  low: Math.min(...days.map(({ low }) => low)),
})

/** Whether a day passed the range of the year before it. */
export function createNewsYear(
  timeline: Timeline,
  tape: Tape,
  dayOf: (quoted: Quoted, ordinal: number) => NewsDay,
) {
  async function yearBefore(quoted: Quoted, first: number, ordinal: number, yieldTurn: YieldTurn) {
    let days: NewsDay[] = []
    for (let day = first; day < ordinal; day += 1) {
      if ((day - first) % READ_AT_ONCE === 0) await yieldTurn()
      days = inUnitsOf(quoted, day, days)
      days.push(dayOf(quoted, day))
    }
    return inUnitsOf(quoted, ordinal, days)
  }

  /** `before` are days that may be their closes alone: the bars of the year are read where the closes leave it open. */
  return async (
    quoted: Quoted,
    today: NewsDay,
    before: readonly NewsDay[],
    first: number,
    yieldTurn: YieldTurn,
  ): Promise<readonly MarketEvent[]> => {
    const closes = before.filter(({ ordinal }) => ordinal >= first)
    const least = rangeOf(closes)
    if (closes.length < FEWEST_DAYS || (today.high <= least.high && today.low >= least.low)) return []
    const year = await yearBefore(quoted, first, today.ordinal, yieldTurn)
    const { high, low } = rangeOf(year)
    const late = rangeOf(year.slice(-QUIET_DAYS))
    const { issue } = quoted
    const price = (units: number) => fromUnits(units, issue.grid.fractionDigits)
    const previous = rebasedAt(issue, today.ordinal, tape.closeOf(quoted, today.ordinal - 1))
    const of = {
      instrument: issue.instrument.id,
      at: closedAt(timeline.dayOf(issue.instrument.market, today.ordinal)),
      price: price(today.close),
      previous: price(previous),
      rate: rateBetween(previous, today.close),
    }
    return [
      ...(today.high > high && late.high < high
        ? [{ ...of, kind: 'high52Week' as const, extreme: price(today.high), before: price(high) }]
        : []),
      ...(today.low < low && late.low > low
        ? [{ ...of, kind: 'low52Week' as const, extreme: price(today.low), before: price(low) }]
        : []),
    ]
  }
}
