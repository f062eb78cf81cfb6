import type { Market } from '../../../base/instruments/market.ts'
import { roundToTick } from '../../../base/instruments/ticks.ts'
import type { Cross, TrailDistance } from '../../../base/module/schedule.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { exact } from '../../../base/money/exact.ts'
import { closingDirection } from '../orders/opening.ts'
import type { Side, WorkingClosingOrder } from '../orders/order.ts'
import { regularPhases } from '../orders/timeInForce.ts'

/** When a stop-loss closes: at a price, or as far as a distance behind the best price since it was set. */
export type Stop =
  | { readonly kind: 'level'; readonly price: Decimal }
  | { readonly kind: 'trail'; readonly distance: TrailDistance }

/** What closes a position for the member (docs/rules/orders.md): a limit for a profit, a stop for a loss, or both. */
export interface Protection {
  /** Limit price. */
  readonly takeProfit?: Decimal | undefined
  readonly stopLoss?: Stop | undefined
}

/** A working take-profit or stop-loss; those of one position are one cancel group. */
export type ProtectiveOrder = WorkingClosingOrder & { readonly origin: 'takeProfit' | 'stopLoss' }
export const isProtective = (order: WorkingClosingOrder): order is ProtectiveOrder =>
  order.origin === 'takeProfit' || order.origin === 'stopLoss'

/** Without what is not set, so that what is stored has no empty keys; undefined where nothing is. */
export function protectionOf(wanted: Protection | undefined): Protection | undefined {
  const { takeProfit, stopLoss } = wanted ?? {}
  if (takeProfit === undefined && stopLoss === undefined) return undefined
  return {
    ...(takeProfit === undefined ? {} : { takeProfit }),
    ...(stopLoss === undefined ? {} : { stopLoss }),
  }
}

/** What meets a stop-loss. A trail begins at `price`, at which the position could be closed now. */
export function crossOf(stop: Stop, side: Side, price: Decimal): Cross {
  const watched =
    closingDirection(side) === 'sell'
      ? ({ at: 'bid', when: 'atMost', phases: regularPhases } as const)
      : ({ at: 'ask', when: 'atLeast', phases: regularPhases } as const)
  return stop.kind === 'level'
    ? { ...watched, kind: 'level', price: stop.price }
    : { ...watched, kind: 'trail', peak: price, distance: stop.distance }
}

export const stopOf = (cross: Cross): Stop =>
  cross.kind === 'level' ? { kind: 'level', price: cross.price } : { kind: 'trail', distance: cross.distance }

const textOf = (stop: Stop): string => {
  if (stop.kind === 'level') return `level ${exact(stop.price).toFixed()}`
  const { distance } = stop
  return distance.kind === 'amount'
    ? `amount ${exact(distance.amount).toFixed()}`
    : `rate ${exact(distance.rate).toFixed()}`
}
export const isSameStop = (a: Stop, b: Stop): boolean => textOf(a) === textOf(b)

/** Whether a price meets a cross. A trail's best price is not known here: it is met where the market says so. */
export const meets = (cross: Cross, price: Decimal): boolean =>
  cross.kind === 'trail' ||
  (cross.when === 'atMost' ? exact(price).lte(cross.price) : exact(price).gte(cross.price))

/** The on-tick price nearest to its best price that meets a cross. @defaultValue peak the one at which a trail began */
export function triggerOf(cross: Cross, market: Pick<Market, 'ticks'>, peak?: Decimal): Decimal {
  if (cross.kind === 'level') return cross.price
  const { distance, when } = cross
  const from = exact(peak ?? cross.peak)
  const away = distance.kind === 'amount' ? exact(distance.amount) : from.times(distance.rate)
  return when === 'atMost'
    ? roundToTick(market, from.minus(away), 'down')
    : roundToTick(market, from.plus(away), 'up')
}
