import {
  type Candle,
  type ChartPeriod,
  type Decimal,
  type Instant,
  type LocalDate,
  type Quote,
  type SessionState,
  ZERO,
  compareDecimals,
  epochMs,
  instant,
  weekStart,
} from '@onelot/domain'

const MINUTE_MS = 60_000
const minutesOf = { timeShare: 1, '1m': 1, '5m': 5, '15m': 15, '30m': 30 } as const

const higher = (a: Decimal, b: Decimal): Decimal => (compareDecimals(a, b) >= 0 ? a : b)
const lower = (a: Decimal, b: Decimal): Decimal => (compareDecimals(a, b) <= 0 ? a : b)

/** A bar that begins with this price. */
const beginning = (time: Instant | LocalDate, { price }: Quote): Candle => ({
  time,
  open: price,
  high: price,
  low: price,
  close: price,
  volume: ZERO,
  simulated: true,
})

const moved = (bar: Candle, { price }: Quote): Candle => ({
  ...bar,
  high: higher(bar.high, price),
  low: lower(bar.low, price),
  close: price,
})

/** Whether two dates fall into one bar of the period. */
function sameBar(period: 'day' | 'week' | 'month', bar: LocalDate, day: LocalDate): boolean {
  if (period === 'day') return bar === day
  return period === 'week' ? weekStart(bar) === weekStart(day) : bar.slice(0, 7) === day.slice(0, 7)
}

/**
 * The last bar as the live price moves it, or the next one where the price already belongs to that. Undefined for a price older than
 * the last bar, and while the market is closed: its day is the next one by then, which has no price yet.
 */
export function liveCandle(
  period: ChartPeriod,
  last: Candle | undefined,
  quote: Quote | undefined,
  { phase, tradingDay }: Pick<SessionState, 'phase' | 'tradingDay'>,
): Candle | undefined {
  if (last === undefined || quote === undefined || phase === 'closed') return undefined
  if (period === 'day' || period === 'week' || period === 'month') {
    const bar: LocalDate = last.time as LocalDate
    if (bar > tradingDay) return undefined
    if (!sameBar(period, bar, tradingDay)) return beginning(tradingDay, quote)
    if (period !== 'day') return moved(last, quote)
    const { open, high, low, volume, price } = quote
    return { ...last, open, high, low, volume, close: price }
  }
  const width = minutesOf[period] * MINUTE_MS
  const ms = epochMs(quote.at)
  const begins = Date.parse(last.time)
  if (ms < begins) return undefined
  if (ms < begins + width) return moved(last, quote)
  return beginning(instant(Math.floor(ms / width) * width), quote)
}
