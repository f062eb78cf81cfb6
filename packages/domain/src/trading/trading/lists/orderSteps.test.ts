import { describe, expect, test } from 'vitest'
import { plusMs } from '../../../base/instant.ts'
import type { TradingCommand } from '../command.ts'
import { trading } from '../module.ts'
import type { OrderView } from '../orders/order.ts'
import {
  DAY_ENDS,
  type Holder,
  NOW,
  accepted,
  beginner,
  changeBy,
  contextOf,
  decideFor,
  fold,
  instruments,
} from '../testing/fixture.ts'
import { amend, cancel, expire, limit, market, order } from '../testing/given.ts'
import { type OrderStep, orderHistory } from './orderSteps.ts'
import { tradingCollections } from './rows.ts'

const { seoul } = instruments
const context = contextOf(seoul, '70000', '70100')

/** The order's row and the rows of its steps after some commands, each a minute after the one before. */
function written(commands: readonly TradingCommand[], last = context) {
  let holder: Holder = beginner
  let view: OrderView | undefined
  const kept: OrderStep[] = []
  for (const [at, command] of commands.entries()) {
    const isLast = at === commands.length - 1
    const now = isLast && last !== context ? last.now : plusMs(NOW, at * 60_000)
    const events = accepted(decideFor(holder, command, { ...last, now }))
    for (const { collection, row } of trading.rows(changeBy(holder, events))) {
      const body: { readonly order?: OrderView; readonly step?: OrderStep } | undefined = row?.body
      if (collection === tradingCollections.orders) view = body?.order
      if (collection === tradingCollections.orderSteps && body?.step !== undefined) kept.push(body.step)
    }
    holder = fold(holder, events)
  }
  if (view === undefined) throw new Error('no order was written')
  return { view, kept }
}

const placing = limit(seoul, 3, '60000')

describe('the history of an order', () => {
  test('that was never changed follows from the order: nothing of it is kept', () => {
    const placed = { at: NOW, state: 'placed', limitPrice: '60000', lots: 3 }
    for (const [commands, rest, last] of [
      [[placing], []],
      [
        [placing, cancel(order)],
        [{ ...placed, at: plusMs(NOW, 60_000), state: 'cancelled', cause: 'member' }],
      ],
      [
        [placing, expire(order)],
        [{ ...placed, at: DAY_ENDS, state: 'expired', cause: 'sessionEnd' }],
        { ...context, now: DAY_ENDS },
      ],
    ] as const) {
      const { view, kept } = written(commands, last)
      expect(kept).toEqual([])
      expect(orderHistory(view, kept)).toEqual([placed, ...rest])
    }
    const { view, kept } = written([market(seoul, 2)])
    expect(kept).toEqual([])
    expect(orderHistory(view, kept)).toEqual([
      { at: NOW, state: 'placed', lots: 2 },
      { at: NOW, state: 'filled', lots: 2 },
    ])
  })

  test('keeps how it was placed with its first change, and each change', () => {
    const { view, kept } = written([
      placing,
      amend(order, '61000'),
      amend(order, undefined, 2),
      cancel(order),
    ])
    expect(kept.map(({ state, limitPrice, lots }) => [state, limitPrice, lots])).toEqual([
      ['placed', '60000', 3],
      ['amended', '61000', 3],
      ['amended', '61000', 2],
    ])
    expect(orderHistory(view, kept).map(({ state }) => state)).toEqual([
      'placed',
      'amended',
      'amended',
      'cancelled',
    ])
  })

  test('is as an earlier release kept it, which kept every step', () => {
    const { view } = written([placing, cancel(order)])
    const kept = orderHistory(view, [])
    expect(orderHistory(view, kept)).toEqual(kept)
  })
})
