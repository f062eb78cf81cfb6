import type { Instant } from '../instant.ts'
import { ZERO } from '../money/decimal.ts'
import { compareDecimals } from '../money/exact.ts'
import type { Candle, ChartPeriod } from './candle.ts'
import {
  type RunningBar,
  type Tick,
  anchored,
  barTimeOf,
  begun,
  folded,
  isIntradayPeriod,
  merged,
  nextBarTime,
} from './foldQuote.ts'

/**
 * The bars of one instrument and period: read from the broker, and followed by quotes. Quotes are dropped on the way, so a bar that they made
 * is read once it has ended (docs/rules/market.md).
 */
export interface BarSeries {
  readonly period: ChartPeriod
  /** Oldest first. The same array until one of them is another. */
  readonly ended: readonly Candle[]
  readonly running: RunningBar | undefined
  /** How many of the ended bars, from the newest, quotes made and no read has replaced. */
  readonly unread: number
  /** Something is missing that only a read of the newest bars brings. */
  readonly gap: boolean
  /** The last of the session. */
  readonly tick: Tick | undefined
}

export const emptySeries = (period: ChartPeriod): BarSeries => ({
  period,
  ended: [],
  running: undefined,
  unread: 0,
  gap: false,
  tick: undefined,
})

export const candlesOf = ({ ended, running }: BarSeries): readonly Candle[] =>
  running === undefined ? ended : [...ended, running.candle]

const isEqual = (a: Candle | undefined, b: Candle): boolean =>
  (['time', 'open', 'high', 'low', 'close', 'volume', 'simulated'] as const).every(
    (field) => a?.[field] === b[field],
  )

const keptIfEqual = (before: readonly Candle[], after: readonly Candle[]): readonly Candle[] =>
  before.length === after.length && after.every((bar, index) => isEqual(before[index], bar)) ? before : after

/** With the running bar among those that have ended. */
function ending(series: BarSeries): BarSeries {
  const { ended, running, unread } = series
  if (running === undefined) return series
  return { ...series, ended: [...ended, running.candle], running: undefined, unread: unread + 1 }
}

const isInBar = (period: ChartPeriod, tick: Tick | undefined, bar: Candle['time']): boolean =>
  tick !== undefined && barTimeOf(period, tick, bar) === bar

/** The series after a quote. One that is older than the last, or than the last bar, changes nothing. */
export function withTick(series: BarSeries, tick: Tick): BarSeries {
  const { period, ended, running } = series
  const { quote } = tick
  const previous = series.tick?.quote
  if (previous !== undefined && quote.at < previous.at) return series
  const newest = running?.candle ?? ended.at(-1)
  if (newest === undefined) return { ...series, tick }
  const { time: last, simulated } = newest
  const time = barTimeOf(period, tick, last)
  const follows = isInBar(period, series.tick, last) ? previous : undefined
  if (time === last && running !== undefined)
    return { ...series, tick, running: folded(period, running, tick, follows) }
  if (time <= last) return series
  const isNext = !isIntradayPeriod(period) || time === nextBarTime(period, last)
  const before = isNext ? follows?.volume : undefined
  const restarts = before !== undefined && compareDecimals(quote.volume, before) < 0
  return {
    ...ending(series),
    tick,
    running: begun(period, { time, simulated }, tick, restarts ? ZERO : before),
    gap: series.gap || !isNext,
  }
}

/** The series at a moment of the broker's clock: an intraday bar that quotes moved ends also where no other quote follows. */
export function withTime(series: BarSeries, now: Instant): BarSeries {
  const { period, running } = series
  if (!isIntradayPeriod(period) || running?.volumeBefore === undefined) return series
  return nextBarTime(period, running.candle.time) <= now ? ending(series) : series
}

/** The series after a time in which quotes may have been missed. */
export const withGap = (series: BarSeries): BarSeries => ({ ...series, gap: true, tick: undefined })

/** Whether the bars from before a page still hold: it begins at one of theirs, which is as it was. */
function continues({ ended, running, unread }: BarSeries, first: Candle): boolean {
  const at = ended.findIndex(({ time }) => time === first.time)
  if (at < 0) return running?.candle.time === first.time
  return at >= ended.length - unread || ended[at]?.close === first.close
}

/** The last bar of a page that others follow already: it may have been read before it ended. */
function overtaken({ ended, unread }: BarSeries, read: Candle): { bar: Candle; isUnread: boolean } {
  const at = ended.findIndex(({ time }) => time === read.time)
  const known = ended[at]
  if (known === undefined) return { bar: read, isUnread: true }
  return at < ended.length - unread
    ? { bar: known, isUnread: false }
    : { bar: merged(read, known), isUnread: true }
}

/** The series with the newest bars as they were read just now; the last of them may be running. */
export function withNewest(series: BarSeries, page: readonly Candle[]): BarSeries {
  const [first] = page
  const last = page.at(-1)
  if (first === undefined || last === undefined) return { ...series, gap: false }
  const { period, ended, running, tick } = series
  const older = continues(series, first) ? ended.filter(({ time }) => time < first.time) : []
  const newer = ended.filter(({ time }) => time > last.time)
  const before = [...older, ...page.slice(0, -1)]
  if (newer.length > 0 || (running !== undefined && running.candle.time > last.time)) {
    const { bar, isUnread } = overtaken(series, last)
    return {
      ...series,
      ended: keptIfEqual(ended, [...before, bar, ...newer]),
      unread: Math.min(series.unread, newer.length + (isUnread ? 1 : 0)),
      gap: false,
    }
  }
  const since = isInBar(period, tick, last.time) ? tick : undefined
  const made = since && running?.candle.time === last.time ? merged(last, running.candle) : last
  const read: RunningBar = { candle: made, volumeBefore: undefined }
  return {
    ...series,
    ended: keptIfEqual(ended, before),
    running: since ? anchored(period, read, since.quote) : read,
    unread: 0,
    gap: false,
  }
}

/** The series with bars as they ended. Of those before `before`, none is asked for again. */
export function withEnded(series: BarSeries, page: readonly Candle[], before: Instant): BarSeries {
  const { ended } = series
  const [first] = page
  const last = page.at(-1)
  const all =
    first === undefined || last === undefined
      ? ended
      : [
          ...ended.filter(({ time }) => time < first.time),
          ...page,
          ...ended.filter(({ time }) => time > last.time),
        ]
  return {
    ...series,
    ended: keptIfEqual(ended, all),
    unread: ended.filter(({ time }) => time >= before).length,
  }
}

/** The series with older bars before its first. */
export function withOlder(series: BarSeries, page: readonly Candle[]): BarSeries {
  const first = series.ended[0] ?? series.running?.candle
  const older = page.filter(({ time }) => first === undefined || time < first.time)
  return older.length === 0 ? series : { ...series, ended: [...older, ...series.ended] }
}
