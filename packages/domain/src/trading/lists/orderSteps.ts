import type { OrderId } from '../../ids.ts'
import type { Instant } from '../../instant.ts'
import type { Change } from '../../module/module.ts'
import type { RowChange } from '../../module/rows.ts'
import type { Decimal } from '../../money/decimal.ts'
import type { TradingEvent } from '../event.ts'
import type { Order, OrderEnding } from '../orders/order.ts'
import { type Stop, stopOf } from '../protection/protection.ts'
import { type TradingState, entryOf } from '../state.ts'

export const orderStepsCollection = 'trading.orderSteps'

export const orderStepStates = [
  'placed',
  'amended',
  'reduced',
  'rebased',
  'unlocked',
  'triggered',
  'filled',
  'cancelled',
  'expired',
  'rejected',
] as const
export type OrderStepState = (typeof orderStepStates)[number]

/** Something that happened to an order, with what it was from then on. */
export interface OrderStep {
  readonly at: Instant
  readonly state: OrderStepState
  /** Why it ended without a fill. */
  readonly cause?: OrderEnding['cause'] | undefined
  readonly limitPrice?: Decimal | undefined
  readonly stop?: Stop | undefined
  readonly lots: number
}

/** Digits of a revision, so that revisions sort as text. */
const REVISION_DIGITS = 6

function stepRow(order: Order, at: Instant, state: OrderStepState, cause?: OrderEnding['cause']): RowChange {
  const { id, terms, activation, revision = 0 } = order
  const { limitPrice, lots } = terms
  const step: OrderStep = {
    at,
    state,
    ...(cause === undefined ? {} : { cause }),
    ...(limitPrice === undefined ? {} : { limitPrice }),
    ...(activation === undefined ? {} : { stop: stopOf(activation) }),
    lots,
  }
  const rank = String(orderStepStates.indexOf(state))
  const sortKey = `${String(revision).padStart(REVISION_DIGITS, '0')} ${rank}`
  return {
    collection: orderStepsCollection,
    key: `${id} ${sortKey}`,
    row: { state, group: id, sortKey, body: { step } },
  }
}

/** What a change adds to the histories of orders: a row each, so that none grows with how long it is. */
export function orderStepRows({
  before,
  events,
}: Pick<Change<TradingState, TradingEvent>, 'before' | 'events'>): readonly RowChange[] {
  const placed = new Set<OrderId>()
  return events.flatMap((event): readonly RowChange[] => {
    switch (event.kind) {
      case 'trading.orderPlaced':
        placed.add(event.order.id)
        return [stepRow(event.order, event.at, 'placed')]
      case 'trading.orderAmended':
        return [stepRow(event.order, event.at, 'amended')]
      case 'trading.orderReduced':
        return [stepRow(event.order, event.at, 'reduced')]
      case 'trading.orderRebased':
        return [stepRow(event.order, event.at, 'rebased')]
      case 'trading.orderUnlocked':
        return [stepRow(event.order, event.at, 'unlocked')]
      case 'trading.orderEnded':
        return [stepRow(event.order, event.at, event.ending.status, event.ending.cause)]
      case 'trading.orderFilled': {
        const { order, at } = event
        const wasWorking = placed.has(order.id) || entryOf(before.orders, order.id) !== undefined
        return [
          ...(wasWorking ? [] : [stepRow(order, order.placedAt, 'placed')]),
          ...(order.activation === undefined ? [] : [stepRow(order, at, 'triggered')]),
          stepRow(order, at, 'filled'),
        ]
      }
      case 'trading.marginEnabled':
      case 'trading.actionNoted':
      case 'trading.dividendCounted':
      case 'trading.dividendPaid':
      case 'trading.positionRebased':
      case 'trading.splitApplied':
        return []
    }
  })
}
