import { describe, expect, test } from 'vitest'
import { plusMs } from '../../base/instant.ts'
import { decimal } from '../../base/money/decimal.ts'
import { defaultSettings } from '../../base/settings/settings.ts'
import type { TradingCommand } from './command.ts'
import {
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
  listingFor,
  trader,
} from './testing/fixture.ts'
import {
  amend,
  cancel,
  close,
  fill,
  inForce,
  limit,
  market,
  order,
  position,
  protect,
  stopLoss,
  stopOut,
  takeProfit,
  trail,
  unlock,
} from './testing/given.ts'
import { trading } from './module.ts'

const { seoul } = instruments
const context = contextOf(seoul, '70000', '70100')
const held = after(trader, [market(seoul, 10), context])
const { dayEnds } = listingFor(seoul).session

/** What a command makes owners wait for. */
function scheduled(holder: Holder, command: TradingCommand, at: MarketContext = context) {
  return trading.schedule(changeBy(holder, accepted(decideFor(holder, command, at))))
}
const crosses = (holder: Holder, command: TradingCommand) =>
  scheduled(holder, command).flatMap(({ watches }) => watches.map(({ cross }) => cross))

describe('a schedule', () => {
  test('lets a pending order wait for its limit, in the sessions that it is for, and for its end', () => {
    expect(scheduled(beginner, limit(seoul, 1, '60000'))).toEqual([
      {
        owner: order,
        timers: [{ kind: 'trading.expireOrder', dueAt: dayEnds }],
        watches: [
          {
            kind: 'trading.fillOrder',
            instrument: seoul.id,
            cross: {
              kind: 'level',
              at: 'ask',
              when: 'atMost',
              price: '60000',
              phases: ['regular'],
            },
          },
        ],
      },
    ])
    expect(crosses(trader, limit(seoul, 1, '80000', 'short'))).toMatchObject([
      { at: 'bid', when: 'atLeast', price: '80000' },
    ])
    expect(crosses(beginner, inForce(limit(seoul, 1, '60000'), 'extended'))).toMatchObject([
      { price: '60000', phases: ['pre', 'regular', 'after'] },
    ])
  })

  test('lets a leveraged or short position wait for its stop-out in regular sessions, an owned one for nothing', () => {
    expect(scheduled(trader, market(seoul, 10))).toEqual([])
    expect(scheduled(trader, market(seoul, 10, 'long', 10))).toMatchObject([
      { owner: position, timers: [], watches: [{ kind: 'trading.stopOut', instrument: seoul.id }] },
    ])
    expect(crosses(trader, market(seoul, 10, 'long', 10))).toEqual([
      { kind: 'level', at: 'bid', when: 'atMost', price: '64492', phases: ['regular'] },
    ])
    expect(crosses(trader, market(seoul, 10, 'short'))).toMatchObject([
      { at: 'ask', when: 'atLeast', price: '126000' },
    ])
  })

  test('lets a closing order wait for its own limit and end, and leaves its position alone', () => {
    const leveraged = after(trader, [market(seoul, 10, 'long', 10), context])
    expect(scheduled(leveraged, close(4, '75000'))).toMatchObject([
      {
        owner: 'O2',
        timers: [{ kind: 'trading.expireOrder' }],
        watches: [{ kind: 'trading.fillOrder', cross: { at: 'bid', when: 'atLeast', price: '75000' } }],
      },
    ])
  })

  test('keeps the rate that was in force at the opening after a part is closed', () => {
    const strict = { ...context, settings: { ...defaultSettings, stopOutRate: decimal('0.5') } }
    const leveraged = after(trader, [market(seoul, 10, 'long', 10), context])
    expect(scheduled(leveraged, close(4), strict)).toMatchObject([
      { owner: position, watches: [{ kind: 'trading.stopOut', cross: { price: '64492' } }] },
    ])
  })

  test('lets a stop-loss wait for its price in regular sessions, and protective orders for no time', () => {
    const wanted = { ...takeProfit('75000'), ...trail({ amount: '2000' }) }
    expect(scheduled(held, protect(wanted))).toMatchObject([
      { owner: 'O2', timers: [], watches: [{ cross: { price: '75000', phases: ['regular'] } }] },
      {
        owner: 'O2-2',
        timers: [],
        watches: [{ cross: { kind: 'trail', peak: '70000', phases: ['regular'] } }],
      },
    ])
  })

  test('lets a protective order of a locked position wait for the end of the lock first', () => {
    const unlocksAt = plusMs(NOW, 60_000)
    const locked = after(trader, [market(seoul, 10), { ...context, unlocksAt }])
    expect(scheduled(locked, protect(stopLoss('65000')))).toEqual([
      { owner: 'O2', timers: [{ kind: 'trading.unlockOrder', dueAt: unlocksAt }], watches: [] },
    ])
    const waiting = after(locked, [protect(stopLoss('65000')), context])
    expect(scheduled(waiting, unlock('O2'), { ...context, now: unlocksAt })).toMatchObject([
      { owner: 'O2', timers: [], watches: [{ cross: { price: '65000' } }] },
    ])
  })

  test('follows an order that is amended', () => {
    const working = after(beginner, [limit(seoul, 1, '60000'), context])
    expect(scheduled(working, amend(order, '61000'))).toMatchObject([
      { owner: order, timers: [{ dueAt: dayEnds }], watches: [{ cross: { price: '61000' } }] },
    ])
  })

  test('is empty for what has ended', () => {
    const working = after(beginner, [limit(seoul, 1, '60000'), context])
    expect(scheduled(working, cancel(order))).toEqual([{ owner: order, timers: [], watches: [] }])
    expect(scheduled(working, fill(order, '60000'))).toEqual([{ owner: order, timers: [], watches: [] }])
    expect(scheduled(held, close(10))).toEqual([{ owner: position, timers: [], watches: [] }])
  })

  test('ends for working orders that a stop-out cancels', () => {
    const leveraged = after(trader, [market(seoul, 10, 'long', 10), context], [close(4, '75000'), context])
    expect(scheduled(leveraged, stopOut(position, '64000'))).toEqual([
      { owner: 'O2', timers: [], watches: [] },
      { owner: position, timers: [], watches: [] },
    ])
  })
})
