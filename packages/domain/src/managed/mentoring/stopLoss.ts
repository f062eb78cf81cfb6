import type { PositionId } from '../../base/ids.ts'
import { type TickTable, roundToTick } from '../../base/instruments/ticks.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { type Exact, exact, signOf } from '../../base/money/exact.ts'
import { type Money, compare, isPositive, money, subtract } from '../../base/money/money.ts'

/** In percent of the base; the one that a form begins with. */
export const stopLosses = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50] as const
export const DEFAULT_STOP_LOSS = 20

export const isStopLoss = (percent: number): boolean => stopLosses.some((one) => one === percent)

/** What a follow may be worth before it ends. */
const exactFloor = (base: Money, percent: number): Exact =>
  exact(base.amount)
    .times(String(100 - percent))
    .div('100')

/** The same to a whole unit, for those who read it. */
export const stopLossFloor = (base: Money, percent: number): Money =>
  money(base.currency, exactFloor(base, percent))

export const isStopped = (worth: Money, base: Money, percent: number): boolean =>
  exact(worth.amount).lte(exactFloor(base, percent))

/** The base after money is taken out of a follow that was worth `worth` before. */
export const baseAfterTaking = (base: Money, worth: Money, taken: Money): Money =>
  isPositive(worth) && compare(taken, worth) <= 0
    ? money(base.currency, exact(base.amount).times(subtract(worth, taken).amount).div(exact(worth.amount)))
    : money(base.currency, '0')

/** A position with the price at which it counts. */
export interface WatchedPosition {
  readonly position: PositionId
  readonly shares: number
  readonly bid: Decimal
  readonly ticks: TickTable
}

/**
 * At which bids it is looked again whether the follow has fallen to its floor: no fall reaches the floor without one of them. None at or below
 * zero.
 */
export function stopLevels(
  worth: Money,
  base: Money,
  percent: number,
  positions: readonly WatchedPosition[],
): ReadonlyMap<PositionId, Decimal> {
  const room = exact(worth.amount).minus(exactFloor(base, percent))
  const count = String(positions.length)
  return new Map(
    positions.flatMap(({ position, shares, bid, ticks }): readonly (readonly [PositionId, Decimal])[] => {
      const fall = room.div(exact(count).times(String(shares)))
      const level = exact(bid).minus(fall)
      if (level.lte('0')) return []
      const price = roundToTick(ticks, level, 'down')
      return signOf(price) > 0 ? [[position, price]] : []
    }),
  )
}
