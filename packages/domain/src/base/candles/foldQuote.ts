import { type Instant, type LocalDate, epochMs, instant, localDate } from '../instant.ts'
import type { Quote } from '../instruments/quote.ts'
import { type Decimal, ZERO } from '../money/decimal.ts'
import { compareDecimals, exact, toDecimal } from '../money/exact.ts'
import { weekStart } from '../sessions/localDates.ts'
import type { Candle, ChartPeriod } from './candle.ts'

const MINUTE_MS = 60_000
const minutesIn = { timeShare: 1, '1m': 1, '5m': 5, '15m': 15, '30m': 30 } as const
export type IntradayPeriod = keyof typeof minutesIn

export const isIntradayPeriod = (period: ChartPeriod): period is IntradayPeriod => period in minutesIn

/** A bar that has not ended: what was read of it, moved by the quotes since. */
export interface RunningBar {
  readonly candle: Candle
  /** The day's volume less the bar's; undefined until a quote has said the day's, below zero where the bar has days before. */
  readonly volumeBefore: Decimal | undefined
}

/** A quote of a regular session. */
export interface Tick {
  readonly quote: Quote
  readonly tradingDay: LocalDate
}

const higher = (a: Decimal, b: Decimal): Decimal => (compareDecimals(a, b) >= 0 ? a : b)
const lower = (a: Decimal, b: Decimal): Decimal => (compareDecimals(a, b) <= 0 ? a : b)
const minus = (a: Decimal, b: Decimal): Decimal => toDecimal(exact(a).minus(b))

/** When the bar after an intraday one opens, if its session goes on. */
export const nextBarTime = (period: IntradayPeriod, time: Candle['time']): Instant =>
  instant(Date.parse(time) + minutesIn[period] * MINUTE_MS)

/** Regular sessions open on the half hour, so that their bars begin at whole multiples of their length. */
function intradayTime(period: IntradayPeriod, at: Instant): Instant {
  const width = minutesIn[period] * MINUTE_MS
  return instant(Math.floor(epochMs(at) / width) * width)
}

function isSameBar(period: 'day' | 'week' | 'month', bar: LocalDate, day: LocalDate): boolean {
  if (period === 'day') return bar === day
  return period === 'week' ? weekStart(bar) === weekStart(day) : bar.slice(0, 7) === day.slice(0, 7)
}

/** The time of the bar that a quote belongs to; `last` is that of the newest bar so far. */
export function barTimeOf(
  period: ChartPeriod,
  { quote, tradingDay }: Tick,
  last: Candle['time'],
): Candle['time'] {
  if (isIntradayPeriod(period)) return intradayTime(period, quote.at)
  return isSameBar(period, localDate(last), tradingDay) ? last : tradingDay
}

/** A bar that begins with a quote, of the same origin as the bar before it. A day, and so what begins with it, has the day's own figures. */
export function begun(
  period: ChartPeriod,
  { time, simulated }: Pick<Candle, 'time' | 'simulated'>,
  { quote }: Tick,
  volumeBefore: Decimal | undefined,
): RunningBar {
  const { open, high, low, price, volume } = quote
  if (!isIntradayPeriod(period))
    return {
      candle: { time, open, high, low, close: price, volume, simulated },
      volumeBefore: ZERO,
    }
  const before = volumeBefore ?? volume
  const traded = minus(volume, before)
  return {
    candle: { time, open: price, high: price, low: price, close: price, volume: traded, simulated },
    volumeBefore: before,
  }
}

/** The bar with the day's volume counted on from `quote`, at which its own was what it is. */
export function anchored(period: ChartPeriod, { candle }: RunningBar, { volume }: Quote): RunningBar {
  const before = minus(volume, candle.volume)
  return { candle, volumeBefore: isIntradayPeriod(period) ? higher(before, ZERO) : before }
}

/**
 * The bar after a quote of its time. `previous` is the quote before, where it is of the same bar: a high or low of the day that is new
 * since then was traded in this bar, though no quote had its price.
 */
export function folded(
  period: ChartPeriod,
  bar: RunningBar,
  { quote }: Tick,
  previous: Quote | undefined,
): RunningBar {
  const { price, high, low, open, volume } = quote
  const { candle } = bar
  if (period === 'day')
    return { candle: { ...candle, open, high, low, close: price, volume }, volumeBefore: ZERO }
  const known = bar.volumeBefore === undefined ? anchored(period, bar, quote) : bar
  const wholeDay = !isIntradayPeriod(period)
  const highest = wholeDay || (previous && previous.high !== high) ? high : price
  const lowest = wholeDay || (previous && previous.low !== low) ? low : price
  return {
    candle: {
      ...candle,
      high: higher(candle.high, highest),
      low: lower(candle.low, lowest),
      close: price,
      volume: minus(volume, known.volumeBefore ?? volume),
    },
    volumeBefore: known.volumeBefore,
  }
}

/** What was read of a bar, and what quotes made of it meanwhile: their extremes, and the last price of the quotes. */
export const merged = (read: Candle, { high, low, close }: Candle): Candle => ({
  ...read,
  high: higher(read.high, high),
  low: lower(read.low, low),
  close,
})
