import { type Decimal, decimal } from '../money/decimal.ts'
import type { Instrument, MarketId } from './instrument.ts'
import type { Market } from './market.ts'

interface FirstDays {
  /** How many trading days. */
  readonly days: number
  /** Against the offering price or the close before; none where it is missing. */
  readonly priceLimit?: Decimal
  readonly fallLimit?: Decimal
}

/** Where the first trading days of a share have limits of their own (docs/rules/market.md). */
const firstDays: Readonly<Partial<Record<MarketId, FirstDays>>> = {
  // From 60 to 400 percent of the offering price.
  KRX: { days: 1, priceLimit: decimal('3'), fallLimit: decimal('0.4') },
  TWSE: { days: 5 },
  // At most three times the offering price, and down to the least tick.
  SET: { days: 1, priceLimit: decimal('2'), fallLimit: decimal('1') },
}

/** So many trading days may have limits of their own. */
export const MOST_FIRST_DAYS = 5

/** The rules of a market for an instrument on a trading day since its listing, counted from 1. */
export function rulesOnDay<Rules extends Pick<Market, 'id' | 'priceLimit' | 'fallLimit'>>(
  market: Rules,
  { kind }: Pick<Instrument, 'kind'>,
  day: number,
): Rules {
  const own = kind === 'stock' ? firstDays[market.id] : undefined
  if (own === undefined || day > own.days) return market
  return { ...market, priceLimit: own.priceLimit, fallLimit: own.fallLimit }
}
