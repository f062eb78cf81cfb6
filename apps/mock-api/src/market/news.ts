import { type Decimal, type Instant, epochMs, instant } from '@onelot/domain'
import { type Range, widened } from './dayRanges.ts'
import { fromSignedUnits, fromUnits } from './grid.ts'
import type { Quoted } from './holds.ts'
import type { MarketEvent } from './port.ts'
import type { Prices } from './prices.ts'
import type { Tape } from './tape.ts'
import { type DayHours, type Timeline, closingOf, isMarketTime } from './timeline.ts'

/** Whole trading days of which news is kept. */
const SHOWN_DAYS = 20
/** Days whose average a day's volume is compared with. */
const COMPARED_DAYS = 20
/** A day that closes this far from the close before is a great move. */
const GREAT_MOVE = 0.05
/** This many times the average volume is unusual. */
const UNUSUAL_TIMES = 2.5
const MONTH_MS = 31 * 86_400_000
const YEAR_MS = 365 * 86_400_000
const RATE_DIGITS = 4

const signedRate = (rate: number): Decimal =>
  fromSignedUnits(Math.round(rate * 10 ** RATE_DIGITS), RATE_DIGITS)

const closedAt = ({ regular }: DayHours): Instant => instant(regular.windows.at(-1)?.to ?? 0)

/** What has happened to an instrument lately, by its bars and by what operators did. Nothing is made up beside them. */
export function createNews(timeline: Timeline, prices: Prices, tape: Tape) {
  const known = new WeakMap<Quoted, { readonly today: number; readonly events: readonly MarketEvent[] }>()

  /** Events of the whole days before `today`: they no longer change. */
  function eventsBefore(quoted: Quoted, today: number, ms: number): readonly MarketEvent[] {
    const kept = known.get(quoted)
    if (kept?.today === today) return kept.events
    const { issue } = quoted
    const { instrument, grid } = issue
    const { market } = instrument
    const oldest = prices.firstOrdinal(issue)
    const first = Math.max(oldest, today - SHOWN_DAYS)
    const yearAgo = ms - YEAR_MS
    const yearFirst = Math.max(
      oldest,
      isMarketTime(yearAgo) ? timeline.momentAt(market, yearAgo).day.ordinal : oldest,
    )
    let range: Range | undefined = tape.rangeOf(quoted, yearFirst, first - 1)
    const volumes: number[] = []
    for (let day = Math.max(oldest, first - COMPARED_DAYS); day < first; day += 1)
      volumes.push(tape.dayBar(quoted, day).volume)
    const events: MarketEvent[] = []
    for (let ordinal = first; ordinal < today; ordinal += 1) {
      const { close, high, low, volume } = tape.dayBar(quoted, ordinal)
      const of = { instrument: instrument.id, at: closedAt(timeline.dayOf(market, ordinal)) }
      const rate = close / tape.closeOf(quoted, ordinal - 1) - 1
      if (Math.abs(rate) >= GREAT_MOVE) events.push({ ...of, kind: 'bigMove', rate: signedRate(rate) })
      const compared = volumes.slice(-COMPARED_DAYS)
      const average = compared.reduce((sum, one) => sum + one, 0) / compared.length
      if (compared.length === COMPARED_DAYS && average > 0 && volume >= UNUSUAL_TIMES * average)
        events.push({
          ...of,
          kind: 'unusualVolume',
          volume: fromUnits(volume, 0),
          times: fromUnits(Math.floor((volume / average) * 10), 1),
        })
      volumes.push(volume)
      // A new listing has no year to compare with.
      if (range !== undefined && first - yearFirst >= 3 * COMPARED_DAYS) {
        if (high > range.high)
          events.push({ ...of, kind: 'high52Week', price: fromUnits(high, grid.fractionDigits) })
        if (low < range.low)
          events.push({ ...of, kind: 'low52Week', price: fromUnits(low, grid.fractionDigits) })
      }
      range = widened(range, low, high)
    }
    known.set(quoted, { today, events })
    return events
  }

  return (quoted: Quoted, now: Instant): readonly MarketEvent[] => {
    const ms = epochMs(now)
    const { issue, holds, delistedAt } = quoted
    const opensAt = prices.opensAt(issue)
    if (!isMarketTime(ms) || opensAt > ms || delistedAt <= ms) return []
    const { day } = timeline.momentAt(issue.instrument.market, ms)
    const today = ms >= closingOf(day) ? day.ordinal + 1 : day.ordinal
    const lately = (at: number): boolean => at <= ms && at > ms - MONTH_MS
    const id = issue.instrument.id
    const acts = holds
      .filter(({ halted }) => halted)
      .flatMap(({ from, until }): MarketEvent[] => [
        ...(lately(from) ? [{ instrument: id, at: instant(from), kind: 'halted' as const }] : []),
        ...(lately(until) ? [{ instrument: id, at: instant(until), kind: 'resumed' as const }] : []),
      ])
    const listed: readonly MarketEvent[] = lately(opensAt)
      ? [{ instrument: id, at: instant(opensAt), kind: 'listed' }]
      : []
    return [...listed, ...eventsBefore(quoted, today, ms), ...acts].sort(
      (a, b) => epochMs(b.at) - epochMs(a.at),
    )
  }
}
