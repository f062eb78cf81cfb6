import {
  type Candle,
  type Decimal,
  type Fill,
  type Instant,
  type MarketId,
  epochMs,
  isIntradayPeriod,
  nextBarTime,
} from '@onelot/domain'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1440
/** As long as the longest regular session of an exchange, about. */
const SESSION_MINUTES = 400
/** As many as the width of a phone shows. */
const MOST_BARS = 300
/** Four years of trading days. */
const MOST_DAYS = 1000

const intraday = [
  { period: '1m', minutes: 1 },
  { period: '5m', minutes: 5 },
  { period: '30m', minutes: 30 },
] as const

/** Which bars draw the time since an entry. */
export interface CourseBars {
  readonly period: (typeof intraday)[number]['period'] | 'day'
  readonly limit: number
  /** How long until there is another bar; 0 where a day ends. */
  readonly everyMs: number
}

/** What bars have to reach back to. */
export interface Entered {
  readonly at: Instant
  readonly market: MarketId
  /** A split came since. */
  readonly rebased: boolean
}

/**
 * The shortest bars that reach back to the entry: an exchange is closed for most of a day, and adds no bars then. Bars of a day where a split came
 * since: shorter ones are in units before and after it.
 */
export function courseBars({ at: entered, market, rebased }: Entered, now: Instant): CourseBars {
  const age = (epochMs(now) - epochMs(entered)) / MINUTE_MS
  const days = Math.ceil(age / DAY_MINUTES)
  const isAlwaysOpen = market === 'CRYPTO' || market === 'FX'
  const traded = isAlwaysOpen ? age : Math.min(age, days * SESSION_MINUTES)
  const short = rebased ? undefined : intraday.find(({ minutes }) => traded / minutes < MOST_BARS)
  return short
    ? { period: short.period, limit: MOST_BARS, everyMs: short.minutes * MINUTE_MS }
    : { period: 'day', limit: Math.min(MOST_DAYS, days + 1), everyMs: 0 }
}

export interface Course {
  readonly fill: Pick<Fill, 'at' | 'price' | 'tradingDay'>
  readonly period: CourseBars['period']
  readonly now: Instant
  /** Of now. */
  readonly price: Decimal
}

/** The price at the entry, at the end of each bar since, that of the entry among them, and of now. */
export function pricesSince(candles: readonly Candle[], { fill, period, now, price }: Course): Decimal[] {
  const ended = isIntradayPeriod(period)
    ? candles.filter(({ time }) => {
        const end = nextBarTime(period, time)
        return end > fill.at && end <= now
      })
    : candles.filter(({ time }) => time >= fill.tradingDay).slice(0, -1)
  return [fill.price, ...ended.map(({ close }) => close), price]
}
