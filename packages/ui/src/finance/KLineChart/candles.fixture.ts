import {
  decimal,
  instant,
  localDate,
  type Candle,
  type ChartPeriod,
  type Decimal,
  type Instant,
  type LocalDate,
} from '@onelot/domain'

/** A small generator of the Park-Miller kind: the same seed, the same stories. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const day = 86_400_000
const minutesOf = { timeShare: 1, '1m': 1, '5m': 5, '15m': 15, '30m': 30 } as const
const sessionMinutes = 390

export interface FixtureOptions {
  readonly period: ChartPeriod
  readonly count: number
  /** Exchange-local date of the last bar. @defaultValue 2026-01-16, a Friday */
  readonly until?: string
  /** @defaultValue 100 */
  readonly price?: number
  /** Digits after the decimal mark. @defaultValue 2 */
  readonly places?: number
  readonly seed?: number
  /** Bars from this index on are simulated. @defaultValue 0, all of them */
  readonly simulatedFrom?: number
}

function tradingDays(until: string, count: number): number[] {
  const days: number[] = []
  for (let at = Date.parse(until); days.length < count; at -= day) {
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) days.unshift(at)
  }
  return days
}

function times({ period, count, until = '2026-01-16' }: FixtureOptions): (Instant | LocalDate)[] {
  const dateOf = (at: number) => localDate(new Date(at).toISOString().slice(0, 10))
  switch (period) {
    case 'day':
      return tradingDays(until, count).map(dateOf)
    case 'week': {
      const end = Date.parse(until)
      const monday = end - ((new Date(end).getUTCDay() + 6) % 7) * day
      return Array.from({ length: count }, (_, index) => dateOf(monday - (count - 1 - index) * 7 * day))
    }
    case 'month': {
      const end = new Date(until)
      return Array.from({ length: count }, (_, index) =>
        dateOf(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - (count - 1 - index), 1)),
      )
    }
    default: {
      /** Seoul's session, 09:00 to 15:30, which is midnight to 06:30 in UTC. */
      const step = minutesOf[period]
      const perDay = sessionMinutes / step
      return tradingDays(until, Math.ceil(count / perDay))
        .flatMap((at) => Array.from({ length: perDay }, (_, index) => instant(at + index * step * 60_000)))
        .slice(-count)
    }
  }
}

/** Candles that walk at random, but the same way each time. The last bars do not depend on how many come before them. */
export function candleFixture(options: FixtureOptions): Candle[] {
  const { price = 100, places = 2, seed = 7, simulatedFrom = 0 } = options
  const random = seeded(seed)
  const unit = 10 ** -places
  const write = (value: number): Decimal => decimal(Math.max(unit, value).toFixed(places))
  const volatility =
    options.period === 'day' || options.period === 'week' || options.period === 'month' ? 0.018 : 0.0016
  let open = price
  const newestFirst = times(options)
    .reverse()
    .map((time, age): Candle => {
      const close = open * (1 + (random() - 0.49) * 2 * volatility)
      const high = Math.max(open, close) * (1 + random() * volatility)
      const low = Math.min(open, close) * (1 - random() * volatility)
      const volume = decimal(
        String(Math.round(40_000 + random() * 90_000 * (1 + Math.abs(close - open) / (open * volatility)))),
      )
      const simulated = options.count - 1 - age >= simulatedFrom
      /** Walking backwards, what was the open of the younger bar is the close of this one. */
      const candle = {
        time,
        open: write(close),
        high: write(high),
        low: write(low),
        close: write(open),
        volume,
        simulated,
      }
      open = close
      return candle
    })
  return newestFirst.reverse()
}

/** The last candle after a trade at another price. */
export function tradedAt(candle: Candle, price: string): Candle {
  const close = decimal(price)
  const higher = Number(price) > Number(candle.high)
  const lower = Number(price) < Number(candle.low)
  return { ...candle, close, high: higher ? close : candle.high, low: lower ? close : candle.low }
}

/** A candle counted from the newest, which is 1. @throws RangeError outside the series */
export function fromNewest(candles: readonly Candle[], index: number): Candle {
  const candle = candles.at(-index)
  if (!candle) throw new RangeError(`the series has no bar ${String(index)} from its end`)
  return candle
}
