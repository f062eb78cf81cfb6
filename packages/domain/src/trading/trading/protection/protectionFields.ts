import { isOnTick } from '../../../base/instruments/ticks.ts'
import type { Market } from '../../../base/instruments/market.ts'
import { type Decimal, decimal } from '../../../base/money/decimal.ts'
import { exact } from '../../../base/money/exact.ts'
import type { FieldReason } from '../../../base/refusals/refusal.ts'
import { MAX_PRICE, closingDirection } from '../orders/opening.ts'
import type { Side } from '../orders/order.ts'
import { type Protection, type Stop, crossOf, triggerOf } from './protection.ts'

type Reasons = Readonly<Record<string, FieldReason | undefined>>

interface Protected {
  readonly side: Side
  /** The price that profit and loss are counted from: that of the market, or of an order that waits. */
  readonly reference: Decimal | undefined
  /** The first price at which the system closes the position (`stopOutOnTick`); undefined where none does. */
  readonly liquidation: Decimal | undefined
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

/** Whether the system closes a position before a stop-loss at a price does, or at the same price. */
export const isBeyondLiquidation = (side: Side, price: Decimal, liquidation: Decimal | undefined): boolean =>
  liquidation !== undefined &&
  (side === 'long' ? exact(price).lte(liquidation) : exact(price).gte(liquidation))

/** Where a trail that begins at the reference would fire first. */
function firstTrigger(
  stop: Stop,
  market: Pick<Market, 'ticks'>,
  { side, reference }: Protected,
): Decimal | undefined {
  return reference === undefined ? undefined : triggerOf(crossOf(stop, side, reference), market)
}

function stopReasons(stop: Stop, market: Pick<Market, 'ticks'>, about: Protected): Reasons {
  const { side, reference, liquidation, path } = about
  const sells = closingDirection(side) === 'sell'
  if (stop.kind === 'level') {
    const beyond = isBeyondLiquidation(side, stop.price, liquidation)
      ? sells
        ? 'tooLow'
        : 'tooHigh'
      : undefined
    return {
      [`${path}stopLoss.price`]:
        beyond ?? levelReason(stop.price, market, reference, sells ? 'below' : 'above'),
    }
  }
  const { distance } = stop
  const reason =
    distance.kind === 'amount'
      ? distanceReason(distance.amount, sells ? reference : undefined)
      : distanceReason(distance.rate, WHOLE)
  const trigger = reason === undefined ? firstTrigger(stop, market, about) : undefined
  const beyond = trigger !== undefined && isBeyondLiquidation(side, trigger, liquidation)
  return { [`${path}stopLoss.distance.${distance.kind}`]: reason ?? (beyond ? 'tooHigh' : undefined) }
}

/**
 * Why a protection cannot be, by field. A take-profit lies where closing earns more than at the reference, a stop-loss where it earns less: the
 * other way round they would close at once. A stop-loss lies before the price at which the system closes, a trail as it would first fire
 * (docs/rules/orders.md).
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
