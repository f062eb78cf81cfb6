import { isOnTick, priceLimits } from '../../../base/instruments/ticks.ts'
import type { Quote } from '../../../base/instruments/quote.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { exact } from '../../../base/money/exact.ts'
import {
  type FieldReason,
  type Fields,
  type Refusal,
  invalid,
  refuse,
} from '../../../base/refusals/refusal.ts'
import type { CloseTerms } from '../command.ts'
import { isDayTrade } from './dayTrade.ts'
import { MAX_LOTS, MAX_PRICE, type Traded } from './opening.ts'
import type { OrderInput, OrderTerms, OrderType, TimeInForce } from './order.ts'
import { protectionOf } from '../protection/protection.ts'
import { protectionReasons } from '../protection/protectionFields.ts'
import { timeInForceOf } from './timeInForce.ts'

export function lotsReason(lots: number | undefined, most: number): FieldReason | undefined {
  if (lots === undefined) return 'required'
  if (!Number.isInteger(lots)) return 'notWhole'
  if (lots < 1) return 'tooLow'
  return lots > most ? 'tooHigh' : undefined
}

/** Where a price lies outside the day's limits; it is refused for that, not for its tick. */
const beyondLimits = (
  market: Traded['market'],
  limit: Decimal,
  quote: Quote,
): 'tooLow' | 'tooHigh' | undefined => {
  const limits = priceLimits(market, quote.previousClose)
  if (limits === undefined) return undefined
  if (exact(limit).lt(limits.low)) return 'tooLow'
  return exact(limit).gt(limits.high) ? 'tooHigh' : undefined
}

export function limitReason(
  { market }: Pick<Traded, 'market'>,
  type: OrderType,
  limit: Decimal | undefined,
  quote?: Quote,
): FieldReason | undefined {
  if (type === 'market') return limit === undefined ? undefined : 'notAllowed'
  if (limit === undefined) return 'required'
  const price = exact(limit)
  if (price.lte('0')) return 'tooLow'
  if (price.gt(MAX_PRICE)) return 'tooHigh'
  if (quote !== undefined && beyondLimits(market, limit, quote) !== undefined) return undefined
  return isOnTick(market, limit) ? undefined : 'offTick'
}

/** A market order is filled at once, so it is an order of the day. */
const timeReason = (type: OrderType, timeInForce: TimeInForce | undefined): FieldReason | undefined =>
  type === 'market' && timeInForceOf({ timeInForce }) !== 'day' ? 'notAllowed' : undefined

export function fieldsOf(reasons: Readonly<Record<string, FieldReason | undefined>>): Fields {
  const fields: Record<string, FieldReason> = {}
  for (const [path, reason] of Object.entries(reasons)) if (reason !== undefined) fields[path] = reason
  return fields
}

export type Reading<T> =
  | { readonly valid: true; readonly terms: T }
  | { readonly valid: false; readonly refusal: Refusal }

export function reading<T>(terms: T, fields: Fields): Reading<T> {
  return Object.keys(fields).length === 0
    ? { valid: true, terms }
    : { valid: false, refusal: invalid(fields) }
}

/**
 * Reads what an investor asks for into terms, or names the fields that cannot be. An index has no ticket. `reference` is the price about
 * which the position is to be protected, `liquidation` the first at which the system would close it.
 */
export function readOpening(
  input: OrderInput,
  traded: Traded,
  {
    reference,
    liquidation,
    quote,
  }: {
    readonly reference: Decimal | undefined
    readonly liquidation: Decimal | undefined
    readonly quote: Quote | undefined
  },
): Reading<OrderTerms> {
  const { instrument } = traded
  const { side, type, leverage, limitPrice, lots, timeInForce } = input
  const dayTrade = isDayTrade(input)
  const protection = protectionOf(input.protection)
  const fields = fieldsOf({
    instrument: instrument.kind === 'index' ? 'notAllowed' : undefined,
    side: side === 'short' && !instrument.shortable ? 'notAllowed' : undefined,
    leverage: instrument.leverages.includes(leverage) ? undefined : 'notAllowed',
    limitPrice: limitReason(traded, type, limitPrice, quote),
    lots: lotsReason(lots, MAX_LOTS),
    timeInForce: dayTrade && timeInForceOf(input) !== 'day' ? 'notAllowed' : timeReason(type, timeInForce),
    dayTrade: dayTrade && instrument.kind !== 'stock' ? 'notAllowed' : undefined,
    ...(protection &&
      protectionReasons(protection, traded, { side, reference, liquidation, path: 'protection.' })),
  })
  const terms = {
    instrument: instrument.id,
    side,
    type,
    ...(limitPrice === undefined ? {} : { limitPrice }),
    lots: lots ?? 0,
    leverage,
    ...(timeInForce === undefined ? {} : { timeInForce }),
    ...(dayTrade ? { dayTrade } : {}),
    ...(protection === undefined ? {} : { protection }),
  }
  return reading(terms, fields)
}

export interface CloseReading {
  readonly lots: number
  /** Undefined closes at the market. */
  readonly limitPrice: Decimal | undefined
  readonly timeInForce: TimeInForce | undefined
}

/** Reads a close order; it may not ask for more lots than `freeLots`. */
export function readClosing(
  input: Pick<CloseTerms, 'lots' | 'type' | 'limitPrice' | 'timeInForce'>,
  freeLots: number,
  traded: Pick<Traded, 'market'>,
  quote: Quote | undefined,
): Reading<CloseReading> {
  const { lots, type, limitPrice, timeInForce } = input
  return reading(
    { lots, limitPrice, timeInForce },
    fieldsOf({
      limitPrice: limitReason(traded, type, limitPrice, quote),
      lots: lotsReason(lots, freeLots),
      timeInForce: timeReason(type, timeInForce),
    }),
  )
}

/** The day's up and down limit on a limit price. */
export function checkPriceLimit(
  { instrument, market }: Traded,
  quote: Quote,
  limit: Decimal | undefined,
): readonly Refusal[] {
  const limits = priceLimits(market, quote.previousClose)
  const reason = limit && beyondLimits(market, limit, quote)
  if (limits === undefined || reason === undefined) return []
  return [refuse('PRICE_BEYOND_LIMIT', { ...limits, currency: instrument.currency }, { limitPrice: reason })]
}
