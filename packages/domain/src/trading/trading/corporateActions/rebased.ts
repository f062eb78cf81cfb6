import { type SplitRatio, rebasedPrice } from '../../../base/instruments/announced.ts'
import type { Instant } from '../../../base/instant.ts'
import { defaultMarkets } from '../../../base/instruments/markets.ts'
import { roundToTick } from '../../../base/instruments/ticks.ts'
import type { Cross, TrailDistance } from '../../../base/module/schedule.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { type Direction, closingDirection, openingDirection } from '../orders/opening.ts'
import { type WorkingClosingOrder, type WorkingOrder, isLocked } from '../orders/order.ts'
import type { Protection, Stop } from '../protection/protection.ts'

const rebasedDistance = (distance: TrailDistance, ratio: SplitRatio): TrailDistance =>
  distance.kind === 'rate' ? distance : { ...distance, amount: rebasedPrice(distance.amount, ratio) }

const rebasedCross = (cross: Cross, ratio: SplitRatio, best: Decimal | undefined): Cross =>
  cross.kind === 'level'
    ? { ...cross, price: rebasedPrice(cross.price, ratio) }
    : {
        ...cross,
        peak: rebasedPrice(best ?? cross.peak, ratio),
        distance: rebasedDistance(cross.distance, ratio),
      }

/**
 * What an order waits for, in units after a split. A trail goes on from `best`, the best price that it followed until then, and counts prices
 * from `now` on: those of before are in other units. One that waits for the end of a lock has followed none.
 */
export function rebasedActivation(
  order: WorkingOrder,
  ratio: SplitRatio,
  { best, now }: { readonly best: Decimal | undefined; readonly now: Instant },
): Pick<WorkingClosingOrder, 'activation' | 'since'> {
  const { activation } = order
  if (activation === undefined) return {}
  const rebased = { activation: rebasedCross(activation, ratio, best) }
  const follows = activation.kind === 'trail' && order.purpose === 'close' && !isLocked(order)
  return follows ? { ...rebased, since: now } : rebased
}

/** A limit on the tick that asks no worse of the market than before: a buy rounds down, a sale up. */
const onTick = (
  { market }: Pick<WorkingOrder, 'market'>,
  limit: Decimal,
  ratio: SplitRatio,
  direction: Direction,
): Decimal =>
  roundToTick(defaultMarkets[market], rebasedPrice(limit, ratio), direction === 'buy' ? 'down' : 'up')

export function rebasedLimit(order: WorkingOrder, ratio: SplitRatio): Decimal | undefined {
  const { side, limitPrice } = order.terms
  const direction = order.purpose === 'open' ? openingDirection(side) : closingDirection(side)
  return limitPrice === undefined ? undefined : onTick(order, limitPrice, ratio, direction)
}

const rebasedStop = (stop: Stop, ratio: SplitRatio): Stop =>
  stop.kind === 'level'
    ? { ...stop, price: rebasedPrice(stop.price, ratio) }
    : { ...stop, distance: rebasedDistance(stop.distance, ratio) }

/** What an opening order will protect its position by. */
export function rebasedProtection(order: WorkingOrder, ratio: SplitRatio): Protection | undefined {
  const { protection, side } = order.terms
  if (protection === undefined) return undefined
  const { takeProfit, stopLoss } = protection
  return {
    ...(takeProfit && { takeProfit: onTick(order, takeProfit, ratio, closingDirection(side)) }),
    ...(stopLoss && { stopLoss: rebasedStop(stopLoss, ratio) }),
  }
}
