import { describe, expect, test } from 'vitest'
import { orderId } from '../../../base/ids.ts'
import { lotsClaimedAfterExit, freeLotsOf } from './lotsClaimed.ts'
import type { TradingEvent } from '../event.ts'
import {
  type Holder,
  NOW,
  accountOf,
  after,
  contextOf,
  fold,
  instruments,
  trader,
} from '../testing/fixture.ts'
import { close, fill, given, market, position, viewIn } from '../testing/given.ts'
import type { WorkingClosingOrder } from './order.ts'
import { closingOrdersOf } from '../state.ts'

const { seoul } = instruments
const context = contextOf(seoul, '70000', '70100')
const held = after(trader, [market(seoul, 10), context])

function workingOrder(lots: number): WorkingClosingOrder {
  const [order] = closingOrdersOf(after(held, [close(lots, '75000'), context]).state, position)
  if (order === undefined) throw new Error('it should work')
  return order
}
const ungrouped = (id: string, lots: number): WorkingClosingOrder => ({
  ...workingOrder(lots),
  id: orderId(id),
})
const grouped = (id: string, lots: number, group = 'G'): WorkingClosingOrder => ({
  ...ungrouped(id, lots),
  group,
})

/** The account after orders that no command places yet. */
const working = (...orders: readonly WorkingClosingOrder[]): Holder =>
  fold(
    held,
    orders.map((order): TradingEvent => ({
      kind: 'trading.orderPlaced',
      version: 1,
      at: NOW,
      postings: [],
      order,
    })),
  )
/** Each order that an exit reaches, with the lots that it is left. */
const leftOf = (events: readonly TradingEvent[]) =>
  events.flatMap((event): readonly (readonly [string, number | string])[] => {
    if (event.kind === 'trading.orderReduced') return [[event.order.id, event.order.terms.lots]]
    return event.kind === 'trading.orderEnded' ? [[event.order.id, event.ending.cause]] : []
  })

describe('orders of a cancel group', () => {
  const guarded = working(grouped('A', 10), grouped('B', 10))

  test('may each claim the whole position, and leave it free and shown as a holding', () => {
    expect(freeLotsOf(accountOf(guarded), position)).toBe(10)
    expect(viewIn(guarded)).toMatchObject({ status: 'holding' })
  })

  test('end when another of them closes the position', () => {
    const filled = given(guarded).when(fill('A', '75000'), contextOf(seoul, '75000', '75100'))
    expect(leftOf(filled.events())).toEqual([['B', 'positionClosed']])
    expect(filled.after().state.orders).toEqual({})
  })

  test('end when another of them fills as much as they claim, and are reduced where it fills less', () => {
    const equal = given(working(grouped('A', 4), grouped('B', 4))).when(
      fill('A', '75000'),
      contextOf(seoul, '75000', '75100'),
    )
    expect(leftOf(equal.events())).toEqual([['B', 'groupFilled']])
    const less = given(working(grouped('A', 4), grouped('B', 10))).when(
      fill('A', '75000'),
      contextOf(seoul, '75000', '75100'),
    )
    expect(leftOf(less.events())).toEqual([['B', 6]])
    expect(less.order('B')).toMatchObject({ status: 'working', terms: { lots: 6 } })
  })

  test('are reduced to what a close beside them leaves open', () => {
    expect(leftOf(given(guarded).when(close(3), context).events())).toEqual([
      ['A', 7],
      ['B', 7],
    ])
  })
})

describe('ungrouped orders', () => {
  test('never claim more together than is open, the oldest coming first', () => {
    const orders = [ungrouped('A', 4), ungrouped('B', 4), ungrouped('C', 2)]
    expect(leftOf(lotsClaimedAfterExit(orders, grouped('D', 5), 5, NOW))).toEqual([
      ['B', 1],
      ['C', 'groupFilled'],
    ])
  })

  test('stay as they are where enough is left', () => {
    const orders = [ungrouped('A', 4), grouped('B', 6)]
    expect(lotsClaimedAfterExit(orders, ungrouped('C', 4), 6, NOW)).toEqual([])
  })
})
