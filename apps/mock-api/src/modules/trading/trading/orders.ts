import {
  memberEnableMargin,
  tradeAmend,
  tradeCancel,
  tradeCancelAll,
  tradeClose,
  tradePlace,
  tradeProtect,
} from '@onelot/api-client'
import {
  type OrderId,
  type PositionId,
  type PositionView,
  type TradingEvent,
  entryOf,
  marginEnabled,
  ok,
  positionId,
  sliceOf,
  trading,
} from '@onelot/domain'
import { type MemberWriteVisit, memberWrite } from '../../../http/route.ts'
import type { Plan } from '../../../kernel/plan.ts'
import { decidedForMember } from '../../base/decided.ts'
import { executionOnWire } from '../executionOnWire.ts'
import { positionOnWire } from './onWire.ts'
import type { Moment } from './orderOnWire.ts'
import { plannedExecutions, plannedViews, storedView } from './stored.ts'

/** @throws Error where the plan does not change it */
function changed(plan: Plan, id: PositionId): PositionView {
  const view = plannedViews(plan).find((one) => one.id === id)
  if (view === undefined) throw new Error(`${id} was decided on and is not changed`)
  return view
}

/** The position that an order opens or closes. */
const positionOf = (plan: Plan, order: OrderId): PositionId =>
  entryOf(sliceOf(plan.before, trading).orders, order)?.position ?? positionId(order)

const isTradingEvent = (event: Plan['events'][number]): event is TradingEvent =>
  event.kind.startsWith(`${trading.name}.`)

/** The closing order that a plan leaves working. */
const placedOrder = ({ events }: Plan): OrderId | undefined =>
  events
    .filter(isTradingEvent)
    .flatMap((event) => (event.kind === 'trading.orderPlaced' ? [event.order.id] : []))[0]

const momentOf = ({ services, now }: MemberWriteVisit): Moment => ({ market: services.market, now })

export const orderRoutes = [
  memberWrite(memberEnableMargin, async ({ riskStatementRead }, visit) => {
    const command = { kind: 'trading.enableMargin', riskStatementRead } as const
    const decided = await decidedForMember(visit, trading, command)
    if (!decided.ok) return decided
    return ok({ data: { marginEnabled: marginEnabled(decided.value.after) }, plan: decided.value })
  }),

  memberWrite(tradePlace, async (terms, visit) => {
    const decided = await decidedForMember(visit, trading, { kind: 'trading.placeOrder', terms })
    if (!decided.ok) return decided
    const [view] = plannedViews(decided.value)
    if (view === undefined) throw new Error('an order was placed and is in no list')
    return ok({
      data: { position: positionOnWire(momentOf(visit), view) },
      message: 'PURCHASED',
      plan: decided.value,
    })
  }),

  memberWrite(tradeCancel, async ({ order }, visit) => {
    const decided = await decidedForMember(visit, trading, { kind: 'trading.cancelOrder', order })
    if (!decided.ok) return decided
    const view = changed(decided.value, positionOf(decided.value, order))
    return ok({
      data: { position: positionOnWire(momentOf(visit), view) },
      message: 'CANCELLED',
      plan: decided.value,
    })
  }),

  memberWrite(tradeCancelAll, async ({ instrument }, visit) => {
    const command = { kind: 'trading.cancelOrders', instrument } as const
    const decided = await decidedForMember(visit, trading, command)
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: { cancelled: plan.events.length }, message: 'CANCELLED', plan })
  }),

  memberWrite(tradeAmend, async (terms, visit) => {
    const decided = await decidedForMember(visit, trading, { kind: 'trading.amendOrder', terms })
    if (!decided.ok) return decided
    const view = changed(decided.value, positionOf(decided.value, terms.order))
    return ok({ data: { position: positionOnWire(momentOf(visit), view) }, plan: decided.value })
  }),

  memberWrite(tradeProtect, async (terms, visit) => {
    const decided = await decidedForMember(visit, trading, { kind: 'trading.protectPosition', terms })
    if (!decided.ok) return decided
    const plan = decided.value
    // A protection that is what it was changes nothing.
    const [view = await storedView(visit.services, visit.account, terms.position)] = plannedViews(plan)
    if (view === undefined) throw new Error(`${terms.position} was protected and is in no list`)
    return ok({ data: { position: positionOnWire(momentOf(visit), view) }, plan })
  }),

  memberWrite(tradeClose, async (terms, visit) => {
    const decided = await decidedForMember(visit, trading, { kind: 'trading.closePosition', terms })
    if (!decided.ok) return decided
    const plan = decided.value
    const position = positionOnWire(momentOf(visit), changed(plan, terms.position))
    const [execution] = plannedExecutions(plan)
    return execution === undefined
      ? ok({ data: { position, order: placedOrder(plan) }, message: 'SELL_APPLIED', plan })
      : ok({ data: { position, execution: executionOnWire(execution) }, message: 'CLOSED', plan })
  }),
]
