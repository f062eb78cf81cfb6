import { describe, expect, test } from 'vitest'
import { type Money, add, zero } from '../../../base/money/money.ts'
import type { TradingCommand } from '../command.ts'
import {
  DAY_ENDS,
  type Holder,
  type MarketContext,
  NOW,
  accepted,
  after,
  beginner,
  changeBy,
  contextOf,
  decideFor,
  instruments,
  trader,
} from '../testing/fixture.ts'
import { cancel, close, expire, fill, limit, market, order, position } from '../testing/given.ts'
import { trading } from '../module.ts'
import { tradingCollections } from './rows.ts'
import type { PositionView } from './view.ts'

const { seoul, coin } = instruments
const context = contextOf(seoul, '70000', '70100')
const held = after(beginner, [market(seoul, 10), context])
const { cards, cardsWhole, inventory, orders, executions } = tradingCollections

const none = zero('KRW')

/** Net profit of the closed position in a row. */
function netProfitIn(body: object | undefined): Money {
  const { view } = (body ?? {}) as { view?: PositionView }
  if (view?.status !== 'closed') throw new Error('it should be closed')
  return view.closing.netProfit
}

/** Rows that a command writes to a list. */
function written(holder: Holder, command: TradingCommand, collection: string, at: MarketContext = context) {
  return trading
    .rows(changeBy(holder, accepted(decideFor(holder, command, at))))
    .filter((row) => row.collection === collection)
    .map(({ key, row }) => ({ key, row }))
}

describe('cards', () => {
  test('are one row an order or position, by tab and asset, sorted by when it last moved, then by its number', () => {
    const working = after(beginner, [limit(seoul, 1, '60000'), context])
    const row = { sortKey: `${NOW} 0000000001` }
    expect(written(beginner, limit(seoul, 1, '60000'), cards)).toMatchObject([
      { key: order, row: { ...row, state: 'purchase stocks', body: { view: { status: 'pendingOrder' } } } },
    ])
    expect(written(working, fill(order, '60000'), cards)).toMatchObject([
      { key: position, row: { ...row, state: 'inProgress stocks', body: { view: { status: 'holding' } } } },
    ])
    const later = { ...context, now: DAY_ENDS }
    expect(written(held, close(10), cards, later)).toMatchObject([
      {
        key: position,
        row: {
          state: 'terminated stocks',
          sortKey: `${DAY_ENDS} 0000000001`,
          body: { view: { status: 'closed' } },
        },
      },
    ])
    expect(written(working, cancel(order), cards)).toMatchObject([
      {
        key: order,
        row: { state: 'terminated stocks', body: { view: { status: 'cancelled', cause: 'member' } } },
      },
    ])
  })

  test('say once, with the first order of an account, that its cards are by asset and part', () => {
    const marked = { key: 'withFractions', row: { state: 'whole', body: {} } }
    expect(written(beginner, limit(seoul, 1, '60000'), cardsWhole)).toMatchObject([marked])
    expect(written(held, market(seoul, 1), cardsWhole)).toEqual([])
  })

  test('show a closing order on the card of its position, and have none of their own for it', () => {
    expect(written(held, close(4, '75000'), cards)).toMatchObject([
      { key: position, row: { body: { view: { status: 'preparingToClose', closes: [{ order: 'O2' }] } } } },
    ])
  })
})

describe('a part that is closed', () => {
  const soldFour = after(held, [close(4), context])
  const part = {
    status: 'closed',
    id: position,
    fill: { lots: 4, price: '70100' },
    closing: { price: '70000', at: NOW, cause: 'member' },
  }

  test('is a card of its own that has ended, while the rest stays open', () => {
    expect(written(held, close(4), cards)).toMatchObject([
      { key: position, row: { state: 'inProgress stocks', body: { view: { exited: { lots: 4 } } } } },
      {
        key: 'O2-1',
        row: {
          state: 'terminated stocks',
          sortKey: `${NOW} 0000000002`,
          body: { view: { ...part, part: { execution: 'O2-1', of: 10 } } },
        },
      },
    ])
  })

  test('is one of those that its position ends as: the whole is kept, and listed by its parts', () => {
    expect(written(soldFour, close(6), cards)).toMatchObject([
      { key: position, row: { state: 'inParts', body: { view: { status: 'closed', fill: { lots: 10 } } } } },
      { key: 'O3-1', row: { state: 'terminated stocks', body: { view: { fill: { lots: 6 } } } } },
    ])
  })

  test('has the profit of its own exit, and with the others that of the position', () => {
    const profits = [written(held, close(4), cards)[1], ...written(soldFour, close(6), cards)].map(
      (one) => one?.row?.body,
    )
    const [first, whole, last] = profits.map((body) => netProfitIn(body))
    expect(add(first ?? none, last ?? none)).toEqual(whole)
  })
})

describe('the inventory', () => {
  test('has one line an instrument that is owned, until none is left', () => {
    expect(written(held, market(seoul, 5), inventory)).toMatchObject([
      {
        key: seoul.id,
        row: { body: { line: { lots: 15, positions: [position, 'O2'], cost: { amount: '1051500' } } } },
      },
    ])
    expect(written(held, close(4), inventory)).toMatchObject([
      { key: seoul.id, row: { body: { line: { lots: 6, cost: { amount: '420600' } } } } },
    ])
    expect(written(held, close(10), inventory)).toEqual([{ key: seoul.id, row: undefined }])
  })

  test('has no line for what is not owned', () => {
    expect(written(trader, market(seoul, 5, 'long', 2), inventory)).toEqual([])
    expect(written(trader, market(coin, 5), inventory, contextOf(coin, '61233', '61234'))).toEqual([])
  })
})

describe('orders and executions', () => {
  test('are kept for ever, each under its id', () => {
    const working = after(held, [close(4, '75000'), context])
    expect(written(held, close(4, '75000'), orders)).toMatchObject([
      { key: 'O2', row: { state: 'working', sortKey: `${NOW} 0000000002` } },
    ])
    expect(written(held, close(4, '75000'), executions)).toEqual([])
    const at = contextOf(seoul, '75000', '75100')
    expect(written(working, fill('O2', '75000'), orders, at)).toMatchObject([
      { key: 'O2', row: { state: 'filled', body: { order: { execution: 'O2-1' } } } },
    ])
    expect(written(working, fill('O2', '75000'), executions, at)).toMatchObject([
      { key: 'O2-1', row: { state: 'close', group: position, body: { execution: { lots: 4 } } } },
    ])
  })
})

describe('the group of a card', () => {
  const groups = (holder: Holder, command: TradingCommand, at?: MarketContext) =>
    written(holder, command, cards, at).map(({ key, row }) => [key, row?.group])

  test('is the instrument while the order works or the position is open', () => {
    const working = after(beginner, [limit(seoul, 1, '60000'), context])
    expect(groups(beginner, limit(seoul, 1, '60000'))).toEqual([[order, seoul.id]])
    expect(groups(working, fill(order, '60000'))).toEqual([[position, seoul.id]])
    expect(groups(working, expire(order), { ...context, now: DAY_ENDS })).toEqual([[order, undefined]])
    expect(groups(held, close(4, '75000'))).toEqual([[position, seoul.id]])
    expect(groups(held, close(4))).toEqual([
      [position, seoul.id],
      ['O2-1', undefined],
    ])
    expect(groups(held, close(10))).toEqual([[position, undefined]])
  })
})
