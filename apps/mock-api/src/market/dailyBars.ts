import {
  type Adjustment,
  type Candle,
  type LocalDate,
  adjustCandles,
  aggregateDays,
  epochMs,
  type Instant,
  localDate,
  plusDays,
  weekStart,
} from '@onelot/domain'
import { fromUnits } from './grid.ts'
import type { Quoted } from './holds.ts'
import type { Issue } from './listings/issue.ts'
import type { CandlePage, CandleQuery } from './port.ts'
import type { DayBar, Prices } from './prices.ts'
import { type Recorded, loadRecorded } from './recorded.ts'
import type { Tape } from './tape.ts'
import type { Timeline } from './timeline.ts'

const nothing: Recorded = { bars: [], actions: [] }

/** All daily bars of an issue up to now, by index: what is recorded, then what is simulated. */
interface Series {
  readonly recorded: Recorded
  readonly length: number
  readonly dateAt: (index: number) => LocalDate
  readonly barAt: (index: number) => Candle<LocalDate>
}

export const recordedOf = (issue: Issue): Promise<Recorded> =>
  issue.series === undefined ? Promise.resolve(nothing) : loadRecorded(issue.series)

/** How many indices from 0 have a date before `date`. */
function countBefore({ length, dateAt }: Series, date: string): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (dateAt(middle) < date) low = middle + 1
    else high = middle
  }
  return low
}

/** First date of the period that lies `back` periods before the one of `date`. */
function periodStart(date: LocalDate, period: CandleQuery['period'], back: number): LocalDate {
  if (period === 'week') return plusDays(weekStart(date), -7 * back)
  const months = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 - back
  return localDate(
    `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`,
  )
}

export function createDailyBars(timeline: Timeline, prices: Prices, tape: Tape) {
  function candle({ grid: { fractionDigits } }: Issue, time: LocalDate, bar: DayBar): Candle<LocalDate> {
    return {
      time,
      open: fromUnits(bar.open, fractionDigits),
      high: fromUnits(bar.high, fractionDigits),
      low: fromUnits(bar.low, fractionDigits),
      close: fromUnits(bar.close, fractionDigits),
      volume: fromUnits(bar.volume, 0),
      simulated: true,
    }
  }

  function seriesOf(quoted: Quoted, recorded: Recorded, now: Instant): Series {
    const { issue } = quoted
    const { market } = issue.instrument
    const { day, part, slots } = timeline.momentAt(market, epochMs(now))
    const first = prices.firstOrdinal(issue)
    const last = part.phase === 'pre' ? day.ordinal - 1 : day.ordinal
    const known = recorded.bars.length
    const ordinalOf = (index: number): number => first + index - known
    const dateAt = (index: number): LocalDate =>
      recorded.bars[index]?.time ?? timeline.dayOf(market, ordinalOf(index)).date
    const barAt = (index: number): Candle<LocalDate> => {
      const ordinal = ordinalOf(index)
      const running = ordinal === day.ordinal && part.phase === 'regular'
      const bar = running ? tape.traded(quoted, { day, part, from: 0, to: slots }) : undefined
      return recorded.bars[index] ?? candle(issue, dateAt(index), bar ?? tape.dayBar(quoted, ordinal))
    }
    return { recorded, length: known + Math.max(0, last - first + 1), dateAt, barAt }
  }

  /** Bars `from` to `to` (exclusive). An adjustment sees the whole recorded part, whose actions decide its factors. */
  function slice(
    series: Series,
    from: number,
    to: number,
    adjustment: Adjustment,
  ): readonly Candle<LocalDate>[] {
    const { bars, actions } = series.recorded
    const simulated: Candle<LocalDate>[] = []
    for (let index = Math.max(from, bars.length); index < to; index += 1) simulated.push(series.barAt(index))
    if (from >= bars.length && (adjustment !== 'backward' || actions.length === 0)) return simulated
    const adjusted = adjustCandles([...bars, ...simulated], actions, adjustment)
    return from >= bars.length ? adjusted.slice(bars.length) : adjusted.slice(from, to)
  }

  async function page(quoted: Quoted, query: CandleQuery, now: Instant): Promise<CandlePage> {
    const series = seriesOf(quoted, await recordedOf(quoted.issue), now)
    const to = query.before === undefined ? series.length : countBefore(series, query.before)
    if (to === 0 || query.limit <= 0) return { candles: [], more: to > 0 }
    if (query.period !== 'week' && query.period !== 'month') {
      const from = Math.max(0, to - query.limit)
      return { candles: slice(series, from, to, query.adjustment), more: from > 0 }
    }
    const from = countBefore(series, periodStart(series.dateAt(to - 1), query.period, query.limit - 1))
    return { candles: aggregateDays(slice(series, from, to, query.adjustment), query.period), more: from > 0 }
  }

  return { page }
}
