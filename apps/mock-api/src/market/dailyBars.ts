import {
  type Adjustment,
  type AnnouncedAction,
  type Candle,
  type Instant,
  type LocalDate,
  adjustCandles,
  aggregateDays,
  dateOfDayNumber,
  dayNumber,
  epochMs,
  localDate,
  mergeCandles,
  plusDays,
  weekStart,
} from '@onelot/domain'
import { adjustedDays } from './adjustedDays.ts'
import { type DayBlocks, createDayBlocks } from './dayBlocks.ts'
import { BLOCK_DAYS } from './dayRanges.ts'
import { fromUnits } from './grid.ts'
import type { Quoted } from './holds.ts'
import type { Issue } from './listings/issue.ts'
import type { YieldTurn, CandlePage, CandleQuery } from './port.ts'
import type { DayBar, Prices } from './prices.ts'
import { type Recorded, loadRecorded } from './recorded.ts'
import { type RecordedBars, recordedBars } from './recordedBars.ts'
import type { Tape } from './tape.ts'
import type { Moment, Timeline } from './timeline.ts'

const nothing: Recorded = { bars: [], actions: [] }

export const recordedOf = (issue: Issue): Promise<Recorded> =>
  issue.series === undefined ? Promise.resolve(nothing) : loadRecorded(issue.series)

/** All daily bars of an issue up to now, by index: what is recorded, then what is simulated. */
interface Series {
  readonly quoted: Quoted
  readonly recorded: Recorded
  /** The ordinal that index 0 would have, were everything simulated. */
  readonly base: number
  readonly length: number
  /** The last day, while its session runs or once it has ended. */
  readonly latest: Moment
  readonly dateAt: (index: number) => LocalDate
}

/** How many indices from 0 have a date before `date`. */
function countBefore({ length, dateAt }: Pick<Series, 'length' | 'dateAt'>, date: string): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (dateAt(middle) < date) low = middle + 1
    else high = middle
  }
  return low
}

type Long = 'week' | 'month'
const isLong = (period: CandleQuery['period']): period is Long => period === 'week' || period === 'month'

/** First date of the period that lies `back` periods before the one of `date`; after it, where `back` is negative. */
function periodStart(date: LocalDate, period: Long, back: number): LocalDate {
  if (period === 'week') return plusDays(weekStart(date), -7 * back)
  const months = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 - back
  return localDate(
    `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`,
  )
}

const samePeriod = (a: LocalDate, b: LocalDate, period: Long): boolean =>
  periodStart(a, period, 0) === periodStart(b, period, 0)

/** The bars of weeks and months grow by their days, as numbers: text is made of each once. */
interface Growing extends DayBar {
  readonly date: LocalDate
}

const grown = (sum: Growing, { high, low, close, volume }: DayBar): Growing => ({
  date: sum.date,
  open: sum.open,
  high: Math.max(sum.high, high),
  low: Math.min(sum.low, low),
  close,
  volume: sum.volume + volume,
})

export function createDailyBars(
  timeline: Timeline,
  prices: Prices,
  tape: Tape,
  blocks: DayBlocks = createDayBlocks(prices),
) {
  function candle(
    { grid: { fractionDigits } }: Issue,
    { date, open, high, low, close, volume }: Growing,
  ): Candle<LocalDate> {
    return {
      time: date,
      open: fromUnits(open, fractionDigits),
      high: fromUnits(high, fractionDigits),
      low: fromUnits(low, fractionDigits),
      close: fromUnits(close, fractionDigits),
      volume: fromUnits(volume, 0),
      simulated: true,
    }
  }

  function seriesOf(quoted: Quoted, recorded: Recorded, now: Instant): Series {
    const { issue } = quoted
    const { market } = issue.instrument
    const latest = timeline.regularAt(market, epochMs(now))
    const first = prices.firstOrdinal(issue)
    const known = recorded.bars.length
    const base = first - known
    return {
      quoted,
      recorded,
      base,
      length: known + Math.max(0, latest.day.ordinal - first + 1),
      latest,
      dateAt: (index) =>
        recorded.bars[index]?.time ?? dateOfDayNumber(timeline.dayNumberOf(market, base + index)),
    }
  }

  /** Visits the simulated days from index `from` to `to` (exclusive), a block at a time. */
  async function eachDay(
    { quoted, base, latest, recorded }: Series,
    from: number,
    to: number,
    yieldTurn: YieldTurn,
    visit: (ordinal: number, bar: DayBar) => void,
  ): Promise<void> {
    const { issue, holds } = quoted
    const { market } = issue.instrument
    const { day, part, slots } = latest
    const running = slots < part.slots
    const end = base + to
    for (let first = base + Math.max(from, recorded.bars.length); first < end;) {
      const next = Math.min(end, (Math.floor(first / BLOCK_DAYS) + 1) * BLOCK_DAYS)
      const held =
        holds.length > 0 &&
        tape.heldOn(quoted, timeline.dayOf(market, first), timeline.dayOf(market, next - 1))
      const drawn = held ? [] : blocks(issue, first, next - 1)
      for (let ordinal = first; ordinal < next; ordinal += 1) {
        const whole = () => drawn[ordinal - first] ?? tape.dayBar(quoted, ordinal)
        const traded =
          running && ordinal === day.ordinal
            ? tape.traded(quoted, { day, part, from: 0, to: slots })
            : undefined
        visit(ordinal, traded ?? whole())
      }
      first = next
      await yieldTurn()
    }
  }

  /** Simulated bars, adjusted by what happened in the recorded part before them. */
  const adjustedAfter = (
    { bars, anchors, actions }: RecordedBars,
    simulated: readonly Candle<LocalDate>[],
    adjustment: Adjustment,
  ): readonly Candle<LocalDate>[] =>
    adjustment !== 'backward' || actions.length === 0 || bars.length === 0
      ? simulated
      : adjustCandles([...anchors, ...simulated], actions, adjustment).slice(anchors.length)

  async function simulatedDays(
    series: Series,
    from: number,
    to: number,
    yieldTurn: YieldTurn,
  ): Promise<readonly Candle<LocalDate>[]> {
    const { issue } = series.quoted
    const { market } = issue.instrument
    const simulated: Candle<LocalDate>[] = []
    await eachDay(series, from, to, yieldTurn, (ordinal, bar) => {
      const date = dateOfDayNumber(timeline.dayNumberOf(market, ordinal))
      simulated.push(candle(issue, { date, ...bar }))
    })
    return simulated
  }

  /** What was announced and has taken effect in the series. */
  const announcedIn = ({ quoted, latest }: Series): readonly AnnouncedAction[] =>
    quoted.actions.filter(({ exDate }) => exDate <= latest.day.date)

  /** The day before and the day of each ex-date that was announced. */
  async function anchorsOf(series: Series, yieldTurn: YieldTurn): Promise<readonly Candle<LocalDate>[]> {
    const found: Candle<LocalDate>[] = []
    for (const { exDate } of announcedIn(series)) {
      const at = countBefore(series, exDate)
      found.push(...(await simulatedDays(series, at - 1, at + 1, yieldTurn)))
    }
    return found
  }

  async function days(
    series: Series,
    from: number,
    to: number,
    adjustment: Adjustment,
    yieldTurn: YieldTurn,
  ): Promise<readonly Candle<LocalDate>[]> {
    const simulated = await simulatedDays(series, from, to, yieldTurn)
    const recorded = recordedBars(series.recorded)
    const announced = announcedIn(series)
    if (adjustment !== 'none' && announced.length > 0) {
      const page = [...recorded.bars.slice(from, to), ...simulated]
      return adjustedDays(page, recorded, announced, await anchorsOf(series, yieldTurn), adjustment)
    }
    return [
      ...recorded.adjusted(adjustment).slice(from, to),
      ...adjustedAfter(recorded, simulated, adjustment),
    ]
  }

  /** Weeks or months of the days `from`, at which one begins, to `to` (exclusive). */
  async function periods(
    series: Series,
    from: number,
    to: number,
    period: Long,
    adjustment: Adjustment,
    yieldTurn: YieldTurn,
  ): Promise<readonly Candle<LocalDate>[]> {
    const { issue } = series.quoted
    const { market } = issue.instrument
    if (adjustment !== 'none' && announcedIn(series).length > 0)
      return aggregateDays(await days(series, from, to, adjustment, yieldTurn), period)
    const simulated: Candle<LocalDate>[] = []
    let sum: Growing | undefined
    let end = -Infinity
    await eachDay(series, from, to, yieldTurn, (ordinal, bar) => {
      const day = timeline.dayNumberOf(market, ordinal)
      if (sum !== undefined && day < end) {
        sum = grown(sum, bar)
        return
      }
      if (sum !== undefined) simulated.push(candle(issue, sum))
      const date = dateOfDayNumber(day)
      sum = { date, ...bar }
      end = dayNumber(periodStart(date, period, -1))
    })
    if (sum !== undefined) simulated.push(candle(issue, sum))
    const recorded = recordedBars(series.recorded)
    const before = recorded.periods(adjustment, period, from, to)
    const [first, ...rest] = adjustedAfter(recorded, simulated, adjustment)
    const last = before.at(-1)
    if (last === undefined || first === undefined || !samePeriod(last.time, first.time, period))
      return [...before, ...(first === undefined ? [] : [first]), ...rest]
    return [...before.slice(0, -1), mergeCandles([last, first], last.time), ...rest]
  }

  async function page(
    quoted: Quoted,
    { period, adjustment, before, limit }: CandleQuery,
    now: Instant,
    yieldTurn: YieldTurn,
  ): Promise<CandlePage> {
    const series = seriesOf(quoted, await recordedOf(quoted.issue), now)
    const to = before === undefined ? series.length : countBefore(series, before)
    if (to === 0 || limit <= 0) return { candles: [], more: to > 0 }
    if (!isLong(period)) {
      const from = Math.max(0, to - limit)
      return { candles: await days(series, from, to, adjustment, yieldTurn), more: from > 0 }
    }
    const from = countBefore(series, periodStart(series.dateAt(to - 1), period, limit - 1))
    return { candles: await periods(series, from, to, period, adjustment, yieldTurn), more: from > 0 }
  }

  return { page }
}
