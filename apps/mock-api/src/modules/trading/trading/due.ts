import { type OpenPosition, type WorkingOrder, trading as rules, sliceOf } from '@onelot/domain'
import type { Services } from '../../../services.ts'
import type { DueEntry, DueSource } from '../../base/dueSource.ts'
import { instrumentOf, namedOn } from '../../base/named.ts'

/** When what a product allotted may be sold, and when a day trade is closed. */
function ofPosition(services: Services, position: OpenPosition): readonly DueEntry[] {
  const { id, terms, fill, closesAt, carriedSince } = position
  const about = {
    id,
    instrument: namedOn(instrumentOf(services, terms.instrument)),
    quantity: fill.lots,
  }
  return [
    ...(fill.lockCause === undefined || fill.lockedUntil === undefined
      ? []
      : [{ ...about, kind: 'trading.unlocks', at: fill.lockedUntil } as const]),
    ...(closesAt === undefined || carriedSince !== undefined
      ? []
      : [{ ...about, kind: 'trading.dayTradeEnds', at: closesAt } as const]),
  ]
}

/** When an order that would open a day trade expires; that of an order which closes one is its position's. */
const ofOrder = (services: Services, order: WorkingOrder): readonly DueEntry[] =>
  order.purpose === 'open' && order.terms.dayTrade === true
    ? [
        {
          id: order.position,
          kind: 'trading.dayOrderExpires',
          at: order.expiresAt,
          instrument: namedOn(instrumentOf(services, order.terms.instrument)),
          quantity: order.terms.lots,
        },
      ]
    : []

/** The holding period of a market is none of a product. */
export const due: DueSource = ({ services, state }) => {
  const { positions, orders } = sliceOf(state, rules)
  return [
    ...Object.values<OpenPosition>(positions).flatMap((position) => ofPosition(services, position)),
    ...Object.values<WorkingOrder>(orders).flatMap((order) => ofOrder(services, order)),
  ]
}
