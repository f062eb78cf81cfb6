import { dateOfDayNumber } from '@onelot/domain'
import { fromUnits } from './grid.ts'
import type { Quoted } from './holds.ts'
import { type NewsDay, closedAt, rateBetween } from './newsDays.ts'
import type { MarketEvent } from './newsEvent.ts'
import type { Tape } from './tape.ts'
import type { Timeline } from './timeline.ts'

/** Points between two round levels of an index at a close, in units: 100 from 500 points on, 1,000 from 5,000 on. */
export function levelStep(units: number, fractionDigits: number): number {
  const digits = String(Math.floor((2 * units) / 10 ** fractionDigits)).length
  return 10 ** (Math.max(0, digits - 2) + fractionDigits)
}

/** Weeks begin on Mondays; day 0 of 1970 was a Thursday. */
const weekOf = (dayNumber: number): number => Math.floor((dayNumber + 3) / 7)

/** What the days of an index were, beside what every instrument has. */
export function createNewsIndices(timeline: Timeline, tape: Tape) {
  function milestone(quoted: Quoted, { ordinal, close }: NewsDay): readonly MarketEvent[] {
    const { instrument, grid } = quoted.issue
    const previous = tape.closeOf(quoted, ordinal - 1)
    const step = levelStep(previous, grid.fractionDigits)
    const [below, now] = [Math.floor(previous / step), Math.floor(close / step)]
    if (below === now) return []
    const level = (now > below ? now : now + 1) * step
    return [
      {
        instrument: instrument.id,
        at: closedAt(timeline.dayOf(instrument.market, ordinal)),
        kind: 'milestone',
        level: fromUnits(level, grid.fractionDigits),
        price: fromUnits(close, grid.fractionDigits),
        previous: fromUnits(previous, grid.fractionDigits),
        rate: rateBetween(previous, close),
      },
    ]
  }

  /** On the last trading day of a week. */
  function week(quoted: Quoted, today: NewsDay, before: readonly NewsDay[]): readonly MarketEvent[] {
    const { instrument, grid } = quoted.issue
    const number = (ordinal: number) => timeline.dayNumberOf(instrument.market, ordinal)
    const own = weekOf(number(today.ordinal))
    if (weekOf(number(today.ordinal + 1)) === own) return []
    const days = [...before.slice(-6), today].filter(({ ordinal }) => weekOf(number(ordinal)) === own)
    const [first] = days
    if (first === undefined) return []
    const previous = tape.closeOf(quoted, first.ordinal - 1)
    const price = (units: number) => fromUnits(units, grid.fractionDigits)
    return [
      {
        instrument: instrument.id,
        at: closedAt(timeline.dayOf(instrument.market, today.ordinal)),
        kind: 'weekSummary',
        from: dateOfDayNumber(number(first.ordinal)),
        to: dateOfDayNumber(number(today.ordinal)),
        price: price(today.close),
        previous: price(previous),
        rate: rateBetween(previous, today.close),
        high: price(Math.max(...days.map(({ high }) => high))),
        low: price(Math.min(...days.map(({ low }) => low))),
      },
    ]
  }

  return (quoted: Quoted, today: NewsDay, before: readonly NewsDay[]): readonly MarketEvent[] =>
    quoted.issue.instrument.kind === 'index'
      ? [...milestone(quoted, today), ...week(quoted, today, before)]
      : []
}
