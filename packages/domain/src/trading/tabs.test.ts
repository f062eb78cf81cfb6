import { describe, expect, test } from 'vitest'
import { type AccountState, positionOf } from '../account/state.ts'
import { orderId } from '../ids.ts'
import { NOW, SETTLES, after, beginner, factsOf, instruments, trader } from './fixture.ts'
import { close, limit, market, order } from './given.ts'
import type { Position } from './order.ts'
import { displayStatus, inventoryOf, tabsOf } from './tabs.ts'

const { seoul, coin, pair } = instruments
const held = after(trader, [market(seoul, 10), factsOf(seoul, '70000', '70100')])
const closed = after(held, [close(10), factsOf(seoul, '80000', '80100')])
const the = (state: AccountState): Position => {
  const position = positionOf(state, order)
  if (position === undefined) throw new Error('the order should be there')
  return position
}

describe('tabs', () => {
  test('list each position by what it is', () => {
    const pending = after(beginner, [limit(seoul, 1, '60000'), factsOf(seoul, '70000', '70100')])
    const coins = after(beginner, [market(coin, 1), factsOf(coin, '61233', '61234')])
    const pairs = after(beginner, [market(pair, 1), factsOf(pair, '1391.55', '1391.56')])
    const short = after(trader, [market(seoul, 1, 'short'), factsOf(seoul, '70000', '70100')])
    expect(tabsOf(the(pending))).toEqual(['purchase'])
    expect(tabsOf(the(held))).toEqual(['inProgress', 'inventory'])
    expect(tabsOf(the(short))).toEqual(['inProgress'])
    expect(tabsOf(the(coins))).toEqual(['digitalCurrency'])
    expect(tabsOf(the(pairs))).toEqual(['foreignExchange'])
    expect(tabsOf(the(closed))).toEqual(['terminated'])
  })

  test('sum what is owned of one instrument, and average nothing', () => {
    const second = factsOf(seoul, '60000', '60100', { newIds: [orderId('second')] })
    const twice = after(held, [market(seoul, 5), second])
    expect(inventoryOf(Object.values(twice.positions))).toEqual([
      {
        instrument: seoul.id,
        positions: [order, 'second'],
        lots: 15,
        quantity: '15',
        cost: { currency: 'KRW', amount: '1001500' },
      },
    ])
    expect(inventoryOf(Object.values(closed.positions))).toEqual([])
  })

  test('show a holding as locked until its lock ends', () => {
    const locked = after(beginner, [
      market(seoul, 1),
      factsOf(seoul, '70000', '70100', { unlocksAt: SETTLES }),
    ])
    expect(displayStatus(the(locked), NOW)).toBe('locked')
    expect(displayStatus(the(locked), SETTLES)).toBe('holding')
    expect(displayStatus(the(closed), NOW)).toBe('closed')
  })
})
