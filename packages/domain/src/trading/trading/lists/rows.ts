import type { InstrumentId, OrderId } from '../../../base/ids.ts'
import type { LocalDate } from '../../../base/instant.ts'
import type { MarketId } from '../../../base/instruments/instrument.ts'
import { marketFacts } from '../../../base/instruments/marketFacts.ts'
import { toLocal } from '../../../base/sessions/zonedTime.ts'
import type { Change } from '../../../base/module/module.ts'
import type { RowChange } from '../../../base/module/rows.ts'
import { actionCollections, actionRows } from './actionRows.ts'
import type { StreamId } from '../../../base/module/stream.ts'
import type { TradingEvent } from '../event.ts'
import { earnedCollections, earnedRows } from '../portfolio/earned.ts'
import { cardCollections, cardRows } from './cards.ts'
import { inventoryOf } from './inventory.ts'
import type { OrderView } from '../orders/order.ts'
import { orderStepRows, orderStepsCollection } from './orderSteps.ts'
import type { OpenPosition } from '../positions/position.ts'
import { type TradingState, entryOf } from '../state.ts'
import { rowSortKey } from './rowSortKey.ts'
import { isOwnership } from '../positions/asset.ts'
import { touchedBy } from '../touched.ts'

/** Lists that trading writes. */
export const tradingCollections = {
  ...cardCollections,
  /** What is owned of each instrument as `{ line: InventoryLine }`. */
  inventory: 'trading.inventory',
  /** Every order as `{ order: OrderView }`; `state` is its status, `group` its `orderGroup`. */
  orders: 'trading.orders',
  /** How orders were changed as `{ step: OrderStep }`; `group` is the order. */
  orderSteps: orderStepsCollection,
  /** Every execution as `{ execution: Execution }`; `group` is its position. */
  executions: 'trading.executions',
  /** Every day trade, from its order on, without a body: its card is found by the key. `group` is its `dayTradeGroup`. */
  dayTrades: 'trading.dayTrades',
  ...earnedCollections,
  ...actionCollections,
} as const

/** Gathers the orders of one account in one instrument. */
export const orderGroup = (stream: StreamId, instrument: InstrumentId): string => `${stream} ${instrument}`

type TradingChange = Change<TradingState, TradingEvent>

function orderViews({ after, events }: TradingChange): ReadonlyMap<OrderId, OrderView> {
  const views = new Map<OrderId, OrderView>()
  for (const event of events) {
    if (!('order' in event)) continue
    const { order, at: endedAt } = event
    const working = entryOf(after.orders, order.id)
    if (working !== undefined) views.set(order.id, { ...working, status: 'working' })
    else if (event.kind === 'trading.orderFilled')
      views.set(order.id, { ...order, status: 'filled', execution: event.execution.id, endedAt })
    else if (event.kind === 'trading.orderEnded') views.set(order.id, { ...order, ...event.ending, endedAt })
  }
  return views
}

const orderRows = (change: TradingChange): readonly RowChange[] =>
  [...orderViews(change)].map(([key, order]) => ({
    collection: tradingCollections.orders,
    key,
    row: {
      state: order.status,
      group: orderGroup(change.stream, order.terms.instrument),
      sortKey: rowSortKey(order.placedAt, order.number),
      body: { order },
    },
  }))

const executionRows = (events: readonly TradingEvent[]): readonly RowChange[] =>
  events.flatMap((event) => {
    if (event.kind !== 'trading.orderFilled') return []
    const { execution, order } = event
    const { id: key, position, purpose, at } = execution
    const row = {
      state: purpose,
      group: position,
      sortKey: rowSortKey(at, order.number),
      body: { execution },
    }
    return [{ collection: tradingCollections.executions, key, row }]
  })

function inventoryRows({ after, events }: TradingChange): readonly RowChange[] {
  const instruments = new Set<InstrumentId>()
  for (const event of events)
    if ('position' in event && isOwnership(event.position)) instruments.add(event.position.terms.instrument)
  if (instruments.size === 0) return []
  const owned = Object.values<OpenPosition>(after.positions).filter(isOwnership)
  return [...instruments].map((key) => {
    const positions = owned.filter(({ terms }) => terms.instrument === key)
    const [line] = inventoryOf(positions)
    const newest = positions
      .map(({ fill, number }) => rowSortKey(fill.at, number))
      .toSorted()
      .at(-1)
    const row =
      line === undefined || newest === undefined
        ? undefined
        : { state: 'owned', sortKey: newest, body: { line } }
    return { collection: tradingCollections.inventory, key, row }
  })
}

/** Gathers the day trades of one account in one market and of one trading day. */
export const dayTradeGroup = (stream: StreamId, market: MarketId, day: LocalDate): string =>
  `${stream} ${market} ${day}`

const dayTradeRows = ({ stream, events }: TradingChange): readonly RowChange[] =>
  events.flatMap((event) => {
    if (event.kind !== 'trading.orderPlaced' && event.kind !== 'trading.orderFilled') return []
    const { order } = event
    if (order.purpose !== 'open' || order.closesAt === undefined) return []
    const { market, position: key, placedAt, number, closesAt } = order
    const group = dayTradeGroup(stream, market, toLocal(marketFacts[market].zone, closesAt).date)
    const row = { state: 'dayTrade', group, sortKey: rowSortKey(placedAt, number), body: {} }
    return [{ collection: tradingCollections.dayTrades, key, row }]
  })

/** What a change writes to trading's lists; what has ended is taken from the events, as the state keeps none of it. */
export function rows(change: TradingChange): readonly RowChange[] {
  return [
    ...cardRows(change, touchedBy(change.events)),
    ...inventoryRows(change),
    ...orderRows(change),
    ...orderStepRows(change),
    ...executionRows(change.events),
    ...dayTradeRows(change),
    ...earnedRows(change.before.earned, change.after.earned, change.events),
    ...actionRows(change.events),
  ]
}
