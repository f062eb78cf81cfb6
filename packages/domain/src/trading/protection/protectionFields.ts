import { isOnTick } from '../../instruments/ticks.ts'
import type { Market } from '../../instruments/market.ts'
import { type Decimal, decimal, exact } from '../../money/decimal.ts'
import type { FieldReason } from '../../refusals/refusal.ts'
import { MAX_PRICE, closingDirection } from '../orders/opening.ts'
import type { Side } from '../orders/order.ts'
import type { Protection, Stop } from './protection.ts'

type Reasons = Readonly<Record<string, FieldReason | undefined>>

interface Protected {
  readonly side: Side
  /** The price that profit and loss are counted from: that of the market, or of an order that waits. */
  readonly reference: Decimal | undefined
  /** What the paths of fields begin with. */
  readonly path: '' | 'protection.'
}

/** A price that may be named, and lies where it has to of the reference. */
function levelReason(
  price: Decimal,
  market: Pick<Market, 'ticks'>,
  reference: Decimal | undefined,
  lies: 'above' | 'below',
): FieldReason | undefined {
  const value = exact(price)
  if (value.lte('0')) return 'tooLow'
  if (value.gt(MAX_PRICE)) return 'tooHigh'
  if (reference !== undefined && lies === 'above' && value.lte(reference)) return 'tooLow'
  if (reference !== undefined && lies === 'below' && value.gte(reference)) return 'tooHigh'
  return isOnTick(market, price) ? undefined : 'offTick'
}

/** A distance above nothing, and, where the price must fall by it, below the price itself. */
function distanceReason(amount: Decimal, most: Decimal | undefined): FieldReason | undefined {
  const value = exact(amount)
  if (value.lte('0')) return 'tooLow'
  return value.gt(MAX_PRICE) || (most !== undefined && value.gte(most)) ? 'tooHigh' : undefined
}

const WHOLE = decimal('1')

function stopReasons(
  stop: Stop,
  market: Pick<Market, 'ticks'>,
  { side, reference, path }: Protected,
): Reasons {
  const sells = closingDirection(side) === 'sell'
  if (stop.kind === 'level')
    return {
      [`${path}stopLoss.price`]: levelReason(stop.price, market, reference, sells ? 'below' : 'above'),
    }
  const { distance } = stop
  return distance.kind === 'amount'
    ? { [`${path}stopLoss.distance.amount`]: distanceReason(distance.amount, sells ? reference : undefined) }
    : { [`${path}stopLoss.distance.rate`]: distanceReason(distance.rate, WHOLE) }
}

/**
 * Why a protection cannot be, by field. A take-profit lies where closing earns more than at the reference, a stop-loss where it earns less: the
 * other way round they would close at once (docs/rules/orders.md).
 */
export function protectionReasons(
  { takeProfit, stopLoss }: Protection,
  { market }: { readonly market: Pick<Market, 'ticks'> },
  about: Protected,
): Reasons {
  const sells = closingDirection(about.side) === 'sell'
  return {
    ...(takeProfit === undefined
      ? {}
      : {
          [`${about.path}takeProfit`]: levelReason(
            takeProfit,
            market,
            about.reference,
            sells ? 'above' : 'below',
          ),
        }),
    ...(stopLoss === undefined ? {} : stopReasons(stopLoss, market, about)),
  }
}
