import {
  type Decimal,
  type Instant,
  type Instrument,
  type Quote,
  decimal,
  instrumentId,
} from '@onelot/domain'

export const LISTINGS = 10_000

const listedAt = '2020-01-02T00:00:00.000Z' as Instant

export const idOf = (index: number) => instrumentId(`KRX:${String(100_000 + index)}`)

/** Prices of a listing are multiples of 100 won, as the exchange wants them between 50,000 and 200,000. */
const closeOf = (index: number): number => 60_000 + (index % 700) * 100

export const instrumentOf = (index: number): Instrument => ({
  id: idOf(index),
  market: 'KRX',
  kind: 'stock',
  code: String(100_000 + index),
  name: {
    en: `Listing ${String(index + 1)}`,
    kor: `종목 ${String(index + 1)}`,
    tw: `股票 ${String(index + 1)}`,
  },
  industry: { en: 'Food', kor: '음식료', tw: '食品' },
  currency: 'KRW',
  lotSize: decimal('1'),
  leverages: [1],
  shortable: false,
  origin: 'simulated',
  listedAt,
})

/** The quote of a listing, `ticks` from its close of the day before. */
export function quoteOf(index: number, ticks: number, at: string): Quote {
  const close = closeOf(index)
  const price = close + ticks * 100
  const text = (amount: number): Decimal => String(amount) as Decimal
  return {
    instrument: idOf(index),
    price: text(price),
    previousClose: text(close),
    open: text(close),
    high: text(close + 9_900),
    low: text(close - 9_900),
    bid: text(price),
    ask: text(price + 100),
    volume: text(10_000 + index),
    turnover: text((10_000 + index) * close),
    at: at as Instant,
  }
}

/** Thirty prices of the day. */
export const sparklineOf = (index: number): readonly Decimal[] =>
  Array.from({ length: 30 }, (_, at) =>
    decimal(String(closeOf(index) + Math.round(9 * Math.sin(index + at / 4)) * 100)),
  )
