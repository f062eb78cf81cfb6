import { orderId, positionId } from '../../base/ids.ts'
import { decimal } from '../../base/money/decimal.ts'
import type { Change } from '../../base/module/module.ts'
import type { Cross, Schedule, Timer, Watch } from '../../base/module/schedule.ts'
import type { TradingEvent } from './event.ts'
import { closingDirection, openingDirection } from './orders/opening.ts'
import { type WorkingOrder, isLocked } from './orders/order.ts'
import type { OpenPosition } from './positions/position.ts'
import { type TradingState, entryOf } from './state.ts'
import { stopOutPrice } from './positions/stopOut.ts'
import { touchedBy } from './touched.ts'
import { fillPhases, regularPhases } from './orders/timeInForce.ts'

/** A buy fills when the ask reaches its limit, a sell when the bid does. */
function limitCross({ purpose, terms }: WorkingOrder): readonly Cross[] {
  const { side, limitPrice: price } = terms
  if (price === undefined) return []
  const direction = purpose === 'open' ? openingDirection(side) : closingDirection(side)
  const level = { kind: 'level', price, phases: fillPhases(terms) } as const
  return direction === 'buy'
    ? [{ ...level, at: 'ask', when: 'atMost' }]
    : [{ ...level, at: 'bid', when: 'atLeast' }]
}

function fillWatches(order: WorkingOrder): readonly Watch[] {
  if (isLocked(order)) return []
  const crosses = order.activation === undefined ? limitCross(order) : [order.activation]
  const { instrument } = order.terms
  return crosses.map((cross) => ({ kind: 'trading.fillOrder', instrument, cross }))
}

function orderTimers(order: WorkingOrder): readonly Timer[] {
  const { expiresAt } = order
  const unlockAt = order.purpose === 'close' && isLocked(order) ? order.waitsUntil : undefined
  return [
    ...(expiresAt === undefined ? [] : [{ kind: 'trading.expireOrder', dueAt: expiresAt } as const]),
    ...(unlockAt === undefined ? [] : [{ kind: 'trading.unlockOrder', dueAt: unlockAt } as const]),
  ]
}

/** A day trade is closed at its time; where it had no price then, at the first one. */
function dayTradeTimers({ closesAt, carriedSince }: OpenPosition): readonly Timer[] {
  return closesAt === undefined || carriedSince !== undefined
    ? []
    : [{ kind: 'trading.endDayTrade', dueAt: closesAt }]
}

/** The least tick that any market has: every price is at least as high. */
const LEAST_PRICE = decimal('0.0001')

function carriedWatches({ carriedSince, terms }: OpenPosition): readonly Watch[] {
  if (carriedSince === undefined) return []
  const { side, instrument } = terms
  const at = closingDirection(side) === 'sell' ? 'bid' : 'ask'
  const cross: Cross = { kind: 'level', at, when: 'atLeast', price: LEAST_PRICE, phases: regularPhases }
  return [{ kind: 'trading.closeCarried', instrument, cross }]
}

function stopOutWatches(position: OpenPosition): readonly Watch[] {
  const price = stopOutPrice(position, position.fill, position.inForce.stopOutRate)
  if (price === undefined) return []
  const { side, instrument } = position.terms
  const level = { kind: 'level', price, phases: regularPhases } as const
  const cross: Cross =
    side === 'long' ? { ...level, at: 'bid', when: 'atMost' } : { ...level, at: 'ask', when: 'atLeast' }
  return [{ kind: 'trading.stopOut', instrument, cross }]
}

const actionSchedules = (events: readonly TradingEvent[]): readonly Schedule[] =>
  events.flatMap((event) => {
    const action =
      event.kind === 'trading.dividendCounted'
        ? event.dividend
        : event.kind === 'trading.rightsCounted'
          ? event.rights
          : event.kind === 'trading.splitApplied'
            ? event.split
            : undefined
    if (action !== undefined) return [{ owner: action.id, timers: [], watches: [] }]
    if (event.kind !== 'trading.actionNoted') return []
    const { id: owner, opensAt: dueAt } = event.action
    return [{ owner, timers: [{ kind: 'trading.takeEffect', dueAt }], watches: [] }]
  })

/** An opening order and the position that it makes have one text; the position begins when the order ends. */
const owned = ({ orders, positions }: TradingState, owner: string) => ({
  order: entryOf(orders, orderId(owner)),
  position: entryOf(positions, positionId(owner)),
})

/**
 * What each order whose state changed, and each position whose open leg did, waits for; nothing where it has ended. What began and ended with
 * the events, or began without waiting for anything, has no schedule.
 */
export function schedule({
  before,
  after,
  events,
}: Pick<Change<TradingState, TradingEvent>, 'before' | 'after' | 'events'>): readonly Schedule[] {
  const { orders, filled } = touchedBy(events)
  const ofOrders = [...new Set<string>([...orders, ...filled])].flatMap((owner) => {
    const { order, position } = owned(after, owner)
    const timers = [
      ...(order === undefined ? [] : orderTimers(order)),
      ...(position === undefined ? [] : dayTradeTimers(position)),
    ]
    const watches = [
      ...(order === undefined ? [] : fillWatches(order)),
      ...(position === undefined ? [] : [...stopOutWatches(position), ...carriedWatches(position)]),
    ]
    const was = owned(before, owner)
    const isNew = was.order === undefined && was.position === undefined
    return isNew && timers.length === 0 && watches.length === 0 ? [] : [{ owner, timers, watches }]
  })
  return [...ofOrders, ...actionSchedules(events)]
}
