import { isOnTick, priceLimits } from '../instruments/ticks.ts'
import type { Quote } from '../instruments/quote.ts'
import { type Decimal, exact } from '../money/decimal.ts'
import { type FieldReason, type Fields, type Refusal, invalid, refuse } from '../refusals/refusal.ts'
import { MAX_LOTS, MAX_PRICE, type Traded } from './opening.ts'
import type { OrderInput, OrderTerms, OrderType } from './order.ts'

function lotsReason(lots: number | undefined, most: number): FieldReason | undefined {
  if (lots === undefined) return 'required'
  if (!Number.isInteger(lots)) return 'notWhole'
  if (lots < 1) return 'tooLow'
  return lots > most ? 'tooHigh' : undefined
}

function limitReason(
  { market }: Pick<Traded, 'market'>,
  type: OrderType,
  limit: Decimal | undefined,
): FieldReason | undefined {
  if (type === 'market') return limit === undefined ? undefined : 'notAllowed'
  if (limit === undefined) return 'required'
  const price = exact(limit)
  if (price.lte('0')) return 'tooLow'
  if (price.gt(MAX_PRICE)) return 'tooHigh'
  return isOnTick(market, limit) ? undefined : 'offTick'
}

function fieldsOf(reasons: Readonly<Record<string, FieldReason | undefined>>): Fields {
  const fields: Record<string, FieldReason> = {}
  for (const [path, reason] of Object.entries(reasons)) if (reason !== undefined) fields[path] = reason
  return fields
}

export type Reading<T> =
  { readonly valid: true; readonly terms: T } | { readonly valid: false; readonly refusal: Refusal }

function reading<T>(terms: T, fields: Fields): Reading<T> {
  return Object.keys(fields).length === 0
    ? { valid: true, terms }
    : { valid: false, refusal: invalid(fields) }
}

/** Reads what an investor asks for into terms, or names the fields that cannot be. An index has no ticket. */
export function readOpening(input: OrderInput, traded: Traded): Reading<OrderTerms> {
  const { instrument } = traded
  const { side, type, leverage, limitPrice, lots } = input
  const fields = fieldsOf({
    instrument: instrument.kind === 'index' ? 'notAllowed' : undefined,
    side: side === 'short' && !instrument.shortable ? 'notAllowed' : undefined,
    leverage: instrument.leverages.includes(leverage) ? undefined : 'notAllowed',
    limitPrice: limitReason(traded, type, limitPrice),
    lots: lotsReason(lots, MAX_LOTS),
  })
  const limit = limitPrice === undefined ? {} : { limitPrice }
  return reading({ instrument: instrument.id, side, type, ...limit, lots: lots ?? 0, leverage }, fields)
}

export interface CloseReading {
  readonly lots: number
  /** Undefined closes at the market. */
  readonly limitPrice: Decimal | undefined
}

/** Reads a close order; it may not ask for more lots than `freeLots`. */
export function readClosing(
  input: { readonly lots: number; readonly type: OrderType; readonly limitPrice?: Decimal | undefined },
  freeLots: number,
  traded: Pick<Traded, 'market'>,
): Reading<CloseReading> {
  const { lots, type, limitPrice } = input
  return reading(
    { lots, limitPrice },
    fieldsOf({ limitPrice: limitReason(traded, type, limitPrice), lots: lotsReason(lots, freeLots) }),
  )
}

/** The day's up and down limit on a limit price. */
export function checkPriceLimit(
  { instrument, market }: Traded,
  quote: Quote,
  limit: Decimal | undefined,
): readonly Refusal[] {
  const limits = priceLimits(market, quote.previousClose)
  if (limits === undefined || limit === undefined) return []
  const price = exact(limit)
  if (price.gte(limits.low) && price.lte(limits.high)) return []
  const reason = price.lt(limits.low) ? 'tooLow' : 'tooHigh'
  return [refuse('PRICE_BEYOND_LIMIT', { ...limits, currency: instrument.currency }, { limitPrice: reason })]
}
