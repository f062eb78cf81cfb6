import { describe, expect, test } from 'vitest'
import {
  type Holder,
  NOW,
  SETTLES,
  after,
  beginner,
  contextOf,
  instruments,
  trader,
} from '../testing/fixture.ts'
import { close, closedIn, given, limit, market, position, viewIn } from '../testing/given.ts'
import { inventoryOf } from './inventory.ts'
import type { OpenPosition } from '../positions/position.ts'
import { assetOf, isOwnership } from '../positions/asset.ts'
import { displayStatus, tabOf } from './tabs.ts'

const { seoul, coin, pair } = instruments
const held = after(trader, [market(seoul, 10), contextOf(seoul, '70000', '70100')])
const closing = given(held).when(close(10), contextOf(seoul, '80000', '80100'))
const closed = closedIn(closing.events())

const positionsOf = ({ state }: Holder) => Object.values<OpenPosition>(state.positions)

describe('tabs', () => {
  test('list what waits, what is open and what has ended, whatever the asset or the side', () => {
    const pending = after(beginner, [limit(seoul, 1, '60000'), contextOf(seoul, '70000', '70100')])
    const coins = after(beginner, [market(coin, 1), contextOf(coin, '61233', '61234')])
    const pairs = after(beginner, [market(pair, 1), contextOf(pair, '1391.55', '1391.56')])
    const short = after(trader, [market(seoul, 1, 'short'), contextOf(seoul, '70000', '70100')])
    expect(tabOf(viewIn(pending))).toBe('purchase')
    expect([held, short, coins, pairs].map((holder) => tabOf(viewIn(holder)))).toEqual(
      Array.from({ length: 4 }, () => 'inProgress'),
    )
    expect(tabOf(closed)).toBe('terminated')
    expect([held, short, coins, pairs].map((holder) => assetOf(viewIn(holder).market))).toEqual([
      'stocks',
      'stocks',
      'crypto',
      'forex',
    ])
    expect([held, short, coins, pairs].map((holder) => isOwnership(viewIn(holder)))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('sum what is owned of one instrument, and average nothing', () => {
    const second = contextOf(seoul, '60000', '60100')
    const twice = after(held, [market(seoul, 5), second])
    expect(inventoryOf(positionsOf(twice))).toEqual([
      {
        instrument: seoul.id,
        positions: [position, 'O2'],
        lots: 15,
        quantity: '15',
        cost: { currency: 'KRW', amount: '1001500' },
      },
    ])
    expect(inventoryOf(positionsOf(closing.after()))).toEqual([])
  })

  test('show a holding as locked until its lock ends', () => {
    const locked = after(beginner, [
      market(seoul, 1),
      contextOf(seoul, '70000', '70100', { unlocksAt: SETTLES }),
    ])
    expect(displayStatus(viewIn(locked), NOW)).toBe('locked')
    expect(displayStatus(viewIn(locked), SETTLES)).toBe('holding')
    expect(displayStatus(closed, NOW)).toBe('closed')
  })
})
