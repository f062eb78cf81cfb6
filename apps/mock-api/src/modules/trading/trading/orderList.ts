import { type RequestOf, tradeOrder, tradeOrders } from '@onelot/api-client'
import {
  type Execution,
  type LocalDate,
  type OrderStep,
  type OrderView,
  type RowValue,
  type StreamId,
  accountStream,
  fromLocal,
  no,
  ok,
  orderGroup,
  orderHistory,
  plusDays,
  refuse,
  tradingCollections,
} from '@onelot/domain'
import { pageOf, storedOrder, storedPage } from '../../../http/paging.ts'
import { memberRead } from '../../../http/route.ts'
import type { Services } from '../../../services.ts'
import type { Page, RowFilter } from '../../../store/lists.ts'
import { executionIn } from '../../base/tradingRows.ts'
import { executionOnWire } from '../executionOnWire.ts'
import { type Moment, orderOnWire } from './orderOnWire.ts'

const orderIn = ({ body }: RowValue): OrderView => (body as { readonly order: OrderView }).order
const stepIn = ({ body }: RowValue): OrderStep => (body as { readonly step: OrderStep }).step

/** More steps than anybody takes to change one order, and more orders than one has. */
const WHOLE: Page = { limit: 10_000 }
const unfilled = ['cancelled', 'expired', 'rejected'] as const

type Wanted = RequestOf<typeof tradeOrders>

/** The statuses that a list asks for; undefined for any. */
const statuses: Readonly<Record<Wanted['state'], RowFilter['state']>> = {
  working: 'working',
  filled: 'filled',
  unfilled,
  ended: ['filled', ...unfilled],
  all: undefined,
}

/** What is placed on the days of a zone, as sort keys. */
const placedOn = (zone: string, from: LocalDate | undefined, to: LocalDate | undefined) => ({
  from: from && fromLocal(zone, from, 0),
  before: to && fromLocal(zone, plusDays(to, 1), 0),
})

async function fillOf(
  { store }: Services,
  stream: StreamId,
  order: OrderView,
): Promise<Execution | undefined> {
  if (order.status !== 'filled') return undefined
  const row = await store.row(tradingCollections.executions, stream, order.execution)
  return row && executionIn(row)
}

/** Orders of an account. By market, or by what they are for, they are chosen from all that the other filters find. */
async function ordersOf(services: Services, stream: StreamId, wanted: Wanted) {
  const { state, market, instrument, protective, from, to, zone = 'UTC' } = wanted
  const filter = {
    collection: tradingCollections.orders,
    stream,
    group: instrument && orderGroup(stream, instrument),
    state: statuses[state],
    ...placedOn(zone, from, to),
  }
  if (market === undefined && protective === undefined) return storedPage(services, filter, wanted)
  const { rows } = await services.store.rows(filter, WHOLE)
  const chosen = rows.filter(({ row }) => {
    const order = orderIn(row)
    return (
      (market === undefined || order.market === market) &&
      (protective === undefined || (order.group !== undefined) === protective)
    )
  })
  return pageOf(chosen, storedOrder, wanted)
}

/** An order with its instrument. One whose listing the market no longer has cannot be named. */
async function listedOrder(services: Services, stream: StreamId, moment: Moment, order: OrderView) {
  const instrument = services.market.listing(order.terms.instrument)
  if (instrument === undefined) return undefined
  const execution = await fillOf(services, stream, order)
  return { order: orderOnWire(moment, order, execution), instrument, execution }
}

export const orderListRoutes = [
  memberRead(tradeOrders, async (wanted, { services, account, now }) => {
    const stream = accountStream(account)
    const found = await ordersOf(services, stream, wanted)
    if (!found.ok) return found
    const { rows, ...page } = found.value
    const moment = { market: services.market, now }
    const listed = await Promise.all(
      rows.map(({ row }) => listedOrder(services, stream, moment, orderIn(row))),
    )
    const orders = listed.flatMap((one) =>
      one === undefined ? [] : [{ order: one.order, instrument: one.instrument }],
    )
    return ok({ orders, ...page })
  }),

  memberRead(tradeOrder, async ({ order: id }, { services, account, now }) => {
    const stream = accountStream(account)
    const row = await services.store.row(tradingCollections.orders, stream, id)
    const order = row && orderIn(row)
    const listed = order && (await listedOrder(services, stream, { market: services.market, now }, order))
    if (order === undefined || listed === undefined) return no(refuse('ORDER_WRONG_STATE', {}))
    const filter = { collection: tradingCollections.orderSteps, stream, group: id }
    const kept = (await services.store.rows(filter, WHOLE)).rows.map((found) => stepIn(found.row)).reverse()
    return ok({
      order: listed.order,
      instrument: listed.instrument,
      history: orderHistory(order, kept),
      executions: listed.execution === undefined ? [] : [executionOnWire(listed.execution)],
    })
  }),
]
