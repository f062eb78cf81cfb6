import { type PositionId, orderId } from '../../../base/ids.ts'
import type { Instant } from '../../../base/instant.ts'
import type { Change } from '../../../base/module/module.ts'
import type { RowChange } from '../../../base/module/rows.ts'
import type { TradingEvent } from '../event.ts'
import type { WorkingClosingOrder, WorkingOrder } from '../orders/order.ts'
import type { ClosedPosition, OpenPosition } from '../positions/position.ts'
import { type TradingState, entryOf } from '../state.ts'
import type { Touched } from '../touched.ts'
import { rowSortKey } from './rowSortKey.ts'
import { assetOf } from '../positions/asset.ts'
import { type CardState, tabOf } from './tabs.ts'
import {
  type PositionView,
  viewOfEnded,
  viewOfFraction,
  viewOfOpening,
  viewOfPart,
  viewOfPosition,
} from './view.ts'

export const cardCollections = {
  /**
   * Every opening order and position as `{ view: PositionView }`, and each part of a position that was closed before its rest, under the id
   * of its execution, or of its position and the moment at which a split paid it out; `state` is a `CardState`, or `CLOSED_IN_PARTS`; `group`
   * is the instrument while the order works or the position is open.
   */
  cards: 'trading.cards',
  /** One row, of an account whose cards are by asset and part, fractions that splits paid out among them, since its first order. */
  cardsWhole: 'trading.cardsWhole',
} as const

/** Key of the row that says that the cards of an account are whole. */
export const CARDS_WHOLE = 'withFractions'

/** State of the card of a whole position whose parts are listed: it is found by its id alone. */
export const CLOSED_IN_PARTS = 'inParts'

type TradingChange = Change<TradingState, TradingEvent>

function movedAt(view: PositionView): Instant {
  switch (view.status) {
    case 'pendingOrder':
      return view.placedAt
    case 'holding':
    case 'preparingToClose':
      return view.fill.at
    case 'closed':
      return view.closing.at
    case 'cancelled':
    case 'expired':
    case 'rejected':
      return view.endedAt
  }
}

function closingOrdersIn({ orders }: TradingState): ReadonlyMap<PositionId, readonly WorkingClosingOrder[]> {
  const closing = new Map<PositionId, WorkingClosingOrder[]>()
  for (const order of Object.values<WorkingOrder>(orders))
    if (order.purpose === 'close')
      closing.set(order.position, [...(closing.get(order.position) ?? []), order])
  return closing
}

/** Views of what the events ended. */
function endedViews(events: readonly TradingEvent[]): ReadonlyMap<PositionId, PositionView> {
  const views = new Map<PositionId, PositionView>()
  for (const event of events) {
    if ('position' in event && event.position.status === 'closed')
      views.set(event.position.id, event.position)
    if (event.kind === 'trading.orderEnded' && event.order.purpose === 'open')
      views.set(event.order.position, viewOfEnded(event.order, event.ending, event.at))
  }
  return views
}

/** A part was closed before, or paid out by a split. */
const isInParts = (position: OpenPosition | ClosedPosition | undefined): boolean =>
  position?.status === 'open' && position.exits !== undefined

interface Parts {
  readonly rows: readonly RowChange[]
  /** Positions that parts were closed of. */
  readonly of: ReadonlySet<PositionId>
}

type PartEvent = Extract<TradingEvent, { kind: 'trading.orderFilled' | 'trading.positionRebased' }>

/** The card of what an event closed of a position, or paid out of it; undefined where it did neither. */
function partCard(event: PartEvent): RowChange | undefined {
  const { position, at } = event
  const cardOf = (key: string, view: PositionView, number: number | undefined): RowChange => ({
    collection: cardCollections.cards,
    key,
    row: { state: stateOf(view), sortKey: rowSortKey(at, number), body: { view } },
  })
  if (event.kind === 'trading.positionRebased') {
    const { cash } = event
    if (cash === undefined) return undefined
    return cardOf(`${position.id} ${at}`, viewOfFraction(cash, position, at), position.number)
  }
  const { execution, order } = event
  if (execution.purpose !== 'close') return undefined
  return cardOf(execution.id, viewOfPart(execution, position), order.number)
}

/** Cards of the parts that the events closed or paid out. */
function partsIn({ before, events }: TradingChange): Parts {
  const rows: RowChange[] = []
  const of = new Set<PositionId>()
  const known = new Map<PositionId, OpenPosition | ClosedPosition>()
  for (const event of events) {
    if (!('position' in event)) continue
    const { position } = event
    if (isInParts(known.get(position.id) ?? entryOf(before.positions, position.id))) of.add(position.id)
    known.set(position.id, position)
    if (position.status === 'closed' && !of.has(position.id)) continue
    const card = partCard(event)
    if (card === undefined) continue
    of.add(position.id)
    rows.push(card)
  }
  return { rows, of }
}

const stateOf = (view: PositionView): CardState => `${tabOf(view)} ${assetOf(view.market)}`

const wholeRow = ({ before, after, events }: TradingChange): readonly RowChange[] => {
  const first = events.find((event) => 'order' in event)
  if (first === undefined || before.ordersMade > 0 || after.ordersMade === 0) return []
  const row = { state: 'whole', sortKey: first.at, body: {} }
  return [{ collection: cardCollections.cardsWhole, key: CARDS_WHOLE, row }]
}

export function cardRows(change: TradingChange, { positions }: Touched): readonly RowChange[] {
  const { after, events } = change
  const closing = closingOrdersIn(after)
  const ended = endedViews(events)
  const parts = partsIn(change)
  const viewOf = (id: PositionId): PositionView | undefined => {
    const position = entryOf(after.positions, id)
    if (position !== undefined) return viewOfPosition(position, closing.get(id) ?? [])
    const order = entryOf(after.orders, orderId(id))
    return order?.purpose === 'open' ? viewOfOpening(order) : ended.get(id)
  }
  const whole = [...positions].flatMap((key) => {
    const view = viewOf(key)
    if (view === undefined) return []
    const row = {
      group: tabOf(view) === 'terminated' ? undefined : view.terms.instrument,
      state: view.status === 'closed' && parts.of.has(key) ? CLOSED_IN_PARTS : stateOf(view),
      sortKey: rowSortKey(movedAt(view), view.number),
      body: { view },
    }
    return [{ collection: cardCollections.cards, key, row }]
  })
  return [...wholeRow(change), ...whole, ...parts.rows]
}
