import type { OrderId } from '../../../base/ids.ts'
import type { Instant } from '../../../base/instant.ts'
import type { Change } from '../../../base/module/module.ts'
import type { RowChange } from '../../../base/module/rows.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import type { TradingEvent } from '../event.ts'
import type { Order, OrderEnding, OrderView } from '../orders/order.ts'
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

function stepOf(order: Order, at: Instant, state: OrderStepState, cause?: OrderEnding['cause']): OrderStep {
  const { terms, activation } = order
  const { limitPrice, lots } = terms
  return {
    at,
    state,
    ...(cause === undefined ? {} : { cause }),
    ...(limitPrice === undefined ? {} : { limitPrice }),
    ...(activation === undefined ? {} : { stop: stopOf(activation) }),
    lots,
  }
}

function stepRow(order: Order, at: Instant, state: OrderStepState): RowChange {
  const { id, revision = 0 } = order
  const rank = String(orderStepStates.indexOf(state))
  const sortKey = `${String(revision).padStart(REVISION_DIGITS, '0')} ${rank}`
  return {
    collection: orderStepsCollection,
    key: `${id} ${sortKey}`,
    row: { state, group: id, sortKey, body: { step: stepOf(order, at, state) } },
  }
}

const changes = {
  'trading.orderAmended': 'amended',
  'trading.orderReduced': 'reduced',
  'trading.orderRebased': 'rebased',
  'trading.orderUnlocked': 'unlocked',
} as const

const isChange = (event: TradingEvent): event is Extract<TradingEvent, { kind: keyof typeof changes }> =>
  Object.hasOwn(changes, event.kind)

/**
 * How orders were changed while they worked: a row each, so that none grows with how long it is. The first change also keeps how the order was
 * placed; what is not written follows from the order (`orderHistory`).
 */
export function orderStepRows({
  before,
  events,
}: Pick<Change<TradingState, TradingEvent>, 'before' | 'events'>): readonly RowChange[] {
  const placed = new Map<OrderId, Order>()
  return events.flatMap((event): readonly RowChange[] => {
    if (event.kind === 'trading.orderPlaced') placed.set(event.order.id, event.order)
    if (!isChange(event)) return []
    const { order, at, kind } = event
    const unchanged = placed.get(order.id) ?? entryOf(before.orders, order.id)
    placed.delete(order.id)
    return [
      ...(unchanged === undefined || unchanged.revision !== undefined
        ? []
        : [stepRow(unchanged, unchanged.placedAt, 'placed')]),
      stepRow(order, at, changes[kind]),
    ]
  })
}

function endOf(order: OrderView): readonly OrderStep[] {
  switch (order.status) {
    case 'working':
      return []
    case 'filled': {
      const { endedAt } = order
      const triggered = order.activation === undefined ? [] : [stepOf(order, endedAt, 'triggered')]
      return [...triggered, stepOf(order, endedAt, 'filled')]
    }
    case 'cancelled':
    case 'expired':
    case 'rejected':
      return [stepOf(order, order.endedAt, order.status, order.cause)]
    default: {
      const never: never = order
      return never
    }
  }
}

/**
 * All that happened to an order, oldest first, from what `orderStepRows` kept of it. Earlier releases kept how it was placed and how it ended
 * of every order.
 */
export function orderHistory(order: OrderView, kept: readonly OrderStep[]): readonly OrderStep[] {
  const isKept = (states: readonly OrderStepState[]): boolean =>
    kept.some(({ state }) => states.includes(state))
  return [
    ...(isKept(['placed']) ? [] : [stepOf(order, order.placedAt, 'placed')]),
    ...kept,
    ...(isKept(['filled', 'cancelled', 'expired', 'rejected']) ? [] : endOf(order)),
  ]
}
