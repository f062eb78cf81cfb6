import { describe, expect, test } from 'vitest'
import { plusMs } from '../../../base/instant.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { defaultMarkets } from '../../../base/instruments/markets.ts'
import {
  type Holder,
  NOW,
  accountOf,
  after,
  contextOf,
  instruments,
  listingFor,
  trader,
  withMember,
} from '../testing/fixture.ts'
import {
  amend,
  cancel,
  close,
  fill,
  given,
  guarded,
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
  viewIn,
} from '../testing/given.ts'
import { type Protection, crossOf, triggerOf } from './protection.ts'
import { checkTrading } from '../check.ts'
import { regularPhases } from '../orders/timeInForce.ts'

const { seoul } = instruments
const context = contextOf(seoul, '70000', '70100')
const held = after(trader, [market(seoul, 10), context])
const both: Protection = { ...takeProfit('75000'), ...stopLoss('65000') }
const protectedHolder = after(held, [protect(both), context])
const at = (price: string) => contextOf(seoul, price, price)

const fieldsOf = (wanted: Protection, holder: Holder = held, now = context) =>
  checkTrading(protect(wanted), accountOf(holder), now).find(({ code }) => code === 'VALIDATION')?.fields

describe('what protects a position', () => {
  test('is one cancel group of two orders over all that is open, without an end', () => {
    const placed = given(held).when(protect(both), context)
    expect(placed.ledger()).toEqual([])
    expect(placed.order('O2')).toMatchObject({
      status: 'working',
      origin: 'takeProfit',
      group: position,
      terms: { type: 'limit', limitPrice: '75000', lots: 10, timeInForce: 'goodTillCancelled' },
    })
    expect(placed.order('O2-2')).toMatchObject({
      origin: 'stopLoss',
      group: position,
      activation: { kind: 'level', at: 'bid', when: 'atMost', price: '65000', phases: ['regular'] },
    })
    expect(placed.order('O2')).not.toHaveProperty('expiresAt')
    expect(placed.position()).toMatchObject({
      status: 'holding',
      protection: {
        takeProfit: { order: 'O2', price: '75000', lots: 10 },
        stopLoss: { order: 'O2-2', stop: { kind: 'level', price: '65000' }, trigger: '65000', lots: 10 },
      },
    })
  })

  test('takes the profit at its limit, and ends the stop-loss', () => {
    const filled = given(protectedHolder).when(fill('O2', '75100'), at('75100'))
    expect(filled.position()).toMatchObject({
      status: 'closed',
      closing: { cause: 'takeProfit', price: '75100' },
    })
    expect(filled.order('O2-2')).toMatchObject({ status: 'cancelled' })
    expect(given(filled.after()).when(fill('O2-2', '64000'), at('64000')).refusal()).toBe('ORDER_WRONG_STATE')
  })

  test('stops the loss at the first price that crossed, and ends the take-profit', () => {
    expect(given(protectedHolder).when(fill('O2-2', '65100'), at('65100')).refusal()).toBe(
      'ORDER_WRONG_STATE',
    )
    const filled = given(protectedHolder).when(fill('O2-2', '64000'), at('64000'))
    expect(filled.execution('O2-2-1')).toMatchObject({ price: '64000', lots: 10, cause: 'stopLoss' })
    expect(filled.position()).toMatchObject({ status: 'closed', closing: { cause: 'stopLoss' } })
    expect(filled.order('O2')).toMatchObject({ status: 'cancelled' })
  })

  test('of a short lies the other way round, by the ask', () => {
    const short = after(trader, [market(seoul, 10, 'short'), context])
    const placed = given(short).when(protect({ ...takeProfit('65000'), ...stopLoss('75000') }), context)
    expect(placed.order('O2-2')).toMatchObject({
      activation: { at: 'ask', when: 'atLeast', price: '75000' },
    })
    expect(fieldsOf(both, short)).toEqual({ takeProfit: 'tooHigh', 'stopLoss.price': 'tooLow' })
  })

  test('shrinks with what is closed beside it', () => {
    const partly = given(protectedHolder).when(close(4), context)
    expect(partly.position()).toMatchObject({
      fill: { lots: 6 },
      protection: { takeProfit: { lots: 6 }, stopLoss: { lots: 6 } },
    })
    const filled = given(partly.after()).when(fill('O2-2', '64000'), at('64000'))
    expect(filled.position()).toMatchObject({ status: 'closed' })
  })

  test('ends with its position, whoever closes it', () => {
    const leveraged = after(trader, [market(seoul, 10, 'long', 10), context], [protect(both), context])
    const stopped = given(leveraged).when(stopOut(position, '64000'), at('64000'))
    for (const id of ['O2', 'O2-2'])
      expect(stopped.order(id)).toMatchObject({ status: 'cancelled', cause: 'positionClosed' })
  })

  test('is cancelled one by one, and not with all orders', () => {
    const one = given(protectedHolder).when(cancel('O2'), context)
    expect(one.position()).toMatchObject({ protection: { stopLoss: { order: 'O2-2' } } })
    const all = given(after(protectedHolder, [close(4, '80000'), context])).when(
      { kind: 'trading.cancelOrders' },
      context,
    )
    expect(all.events()).toMatchObject([{ kind: 'trading.orderEnded', order: { id: 'O3' } }])
    expect(given(protectedHolder).when(amend('O2', '76000'), context).refusal()).toBe('ORDER_WRONG_STATE')
  })
})

describe('protecting again', () => {
  test('amends what is another, and leaves what is the same as it is', () => {
    const changed = given(protectedHolder).when(
      protect({ ...takeProfit('76000'), ...stopLoss('65000') }),
      context,
    )
    expect(changed.events()).toMatchObject([
      { kind: 'trading.orderAmended', order: { id: 'O2', revision: 1, terms: { limitPrice: '76000' } } },
    ])
    expect(given(protectedHolder).when(protect(both), context).events()).toEqual([])
  })

  test('removes what is not given, and adds what was not', () => {
    const removed = given(protectedHolder).when(protect({}), context)
    expect(removed.position()).toEqual(viewIn(held))
    const swapped = given(after(held, [protect(takeProfit('75000')), context])).when(
      protect(stopLoss('65000')),
      context,
    )
    expect(swapped.position()).toMatchObject({ protection: { stopLoss: { order: 'O3' } } })
    expect(swapped.order('O2')).toMatchObject({ status: 'cancelled', cause: 'member' })
  })

  test('is possible at any hour and in a halt, for it fills nothing', () => {
    const closed = { ...context, halted: true, listing: listingFor(seoul, 'closed') }
    expect(given(held).when(protect(both), closed).refusal()).toBeUndefined()
  })

  test('is refused where a price would close at once, is off the table, or is none', () => {
    expect(fieldsOf(both)).toBeUndefined()
    expect(fieldsOf(takeProfit('70000'))).toEqual({ takeProfit: 'tooLow' })
    expect(fieldsOf(stopLoss('70000'))).toEqual({ 'stopLoss.price': 'tooHigh' })
    expect(fieldsOf(takeProfit('75001'))).toEqual({ takeProfit: 'offTick' })
    expect(fieldsOf(trail({ amount: '0' }))).toEqual({ 'stopLoss.distance.amount': 'tooLow' })
    expect(fieldsOf(trail({ amount: '70000' }))).toEqual({ 'stopLoss.distance.amount': 'tooHigh' })
    expect(fieldsOf(trail({ rate: '1' }))).toEqual({ 'stopLoss.distance.rate': 'tooHigh' })
    expect(fieldsOf(trail({ rate: '0.1' }))).toBeUndefined()
  })

  test('is refused to who may not trade, and for what is not held', () => {
    const banned = withMember(held, { restrictions: ['tradingBanned'] })
    expect(given(banned).when(protect(both), context).refusal()).toBe('TRADING_BANNED')
    expect(given(trader).when(protect(both), context).refusal()).toBe('ORDER_WRONG_STATE')
    const unpriced = { ...context, quote: undefined }
    expect(given(held).when(protect(both), unpriced).refusal()).toBe('PRICE_UNAVAILABLE')
    const delisted = { ...context, listing: undefined }
    expect(given(held).when(protect(both), delisted).refusal()).toBe('PRODUCT_UNAVAILABLE')
  })
})

describe('a trailing stop', () => {
  test('begins at the price of now, and keeps its best price while the other order is changed', () => {
    const placed = given(held).when(
      protect({ ...takeProfit('75000'), ...trail({ amount: '2000' }) }),
      context,
    )
    expect(placed.order('O2-2')).toMatchObject({
      activation: { kind: 'trail', peak: '70000', distance: { kind: 'amount', amount: '2000' } },
      since: NOW,
    })
    expect(placed.position()).toMatchObject({ protection: { stopLoss: { trigger: '68000' } } })
    const later = contextOf(seoul, '73000', '73100')
    const moved = given(placed.after()).when(
      protect({ ...takeProfit('76000'), ...trail({ amount: '2000.0' }) }),
      later,
    )
    expect(moved.events()).toMatchObject([{ order: { id: 'O2' } }])
  })

  test('has a trigger on the tick, however many digits its rate and its best price have', () => {
    const cross = { kind: 'trail', at: 'bid', when: 'atMost', phases: regularPhases } as const
    const distance = { kind: 'rate', rate: decimal('0.00599999999999999998') } as const
    const trailing = { ...cross, peak: decimal('0.3467'), distance }
    const ticks = [{ from: decimal('0'), tick: decimal('0.0001') }]
    expect(triggerOf(trailing, { ticks })).toBe('0.3446')
    expect(triggerOf({ ...trailing, when: 'atLeast' }, { ticks })).toBe('0.3488')
  })

  test('fires on the tick at or beyond its distance', () => {
    const peak = decimal('70000')
    const cross = (rate: string) =>
      crossOf({ kind: 'trail', distance: { kind: 'rate', rate: decimal(rate) } }, 'long', peak)
    expect(triggerOf(cross('0.0333'), defaultMarkets.KRX)).toBe('67600')
    const short = crossOf(
      { kind: 'trail', distance: { kind: 'amount', amount: decimal('333') } },
      'short',
      peak,
    )
    expect(triggerOf(short, defaultMarkets.KRX)).toBe('70400')
    expect(triggerOf(short, defaultMarkets.KRX, decimal('60000'))).toBe('60400')
  })
})

describe('what is to protect a position that is not open yet', () => {
  const wanted: Protection = { ...takeProfit('66000'), ...trail({ rate: '0.05' }) }

  test('is placed by the fill of its order, from the price of that moment', () => {
    const waiting = after(trader, [guarded(limit(seoul, 10, '60000'), wanted), context])
    expect(viewIn(waiting)).toMatchObject({ status: 'pendingOrder', terms: { protection: wanted } })
    const filled = given(waiting).when(fill(order, '60000'), contextOf(seoul, '59900', '60000'))
    expect(filled.order('O2')).toMatchObject({
      origin: 'takeProfit',
      terms: { limitPrice: '66000', lots: 10 },
    })
    expect(filled.order('O2-2')).toMatchObject({ activation: { peak: '59900' } })
    expect(filled.position()).not.toHaveProperty('terms.protection')
  })

  test('is placed with an order that fills at once', () => {
    const placed = given(trader).when(guarded(market(seoul, 10), both), context)
    expect(placed.position()).toMatchObject({
      protection: { takeProfit: { order: 'O1-2' }, stopLoss: { order: 'O1-3' } },
    })
    const reached = given(trader).when(guarded(limit(seoul, 10, '71000'), both), context)
    expect(reached.position()).toMatchObject({
      status: 'holding',
      protection: { stopLoss: { order: 'O1-3' } },
    })
  })

  test('is judged by the limit that the order waits for, or by the market', () => {
    const fieldsAt = (
      command: ReturnType<typeof market> | ReturnType<typeof limit>,
      protection: Protection,
    ) => checkTrading(guarded(command, protection), accountOf(trader), context).map(({ fields }) => fields)
    expect(fieldsAt(limit(seoul, 1, '60000'), takeProfit('60000'))).toEqual([
      { 'protection.takeProfit': 'tooLow' },
    ])
    expect(fieldsAt(limit(seoul, 1, '60000'), takeProfit('60100'))).toEqual([])
    expect(fieldsAt(limit(seoul, 1, '71000'), stopLoss('70000'))).toEqual([
      { 'protection.stopLoss.price': 'tooHigh' },
    ])
    expect(fieldsAt(market(seoul, 1), takeProfit('70000'))).toEqual([{ 'protection.takeProfit': 'tooLow' }])
  })
})

describe('on a locked position', () => {
  const unlocksAt = plusMs(NOW, 60_000)
  const locked = after(trader, [market(seoul, 10, 'long', 10), { ...context, unlocksAt }])
  const guardedLocked = after(locked, [
    protect({ ...takeProfit('75000'), ...trail({ amount: '2000' }) }),
    context,
  ])
  const later = (price: string) => ({ ...at(price), now: unlocksAt })

  test('protective orders wait for the end of the lock, and stop-outs do not', () => {
    expect(given(guardedLocked).when(fill('O2', '75000'), at('75000')).refusal()).toBe('ORDER_WRONG_STATE')
    expect(given(guardedLocked).when(unlock('O2'), context).refusal()).toBe('ORDER_WRONG_STATE')
    expect(given(guardedLocked).when(stopOut(position, '64000'), at('64000')).position()).toMatchObject({
      status: 'closed',
    })
  })

  test('they work from its end on; a trail follows the price from then', () => {
    const unlocked = after(guardedLocked, [unlock('O2'), later('72000')], [unlock('O2-2'), later('72000')])
    expect(given(unlocked).when(fill('O2', '75000'), later('75000')).refusal()).toBeUndefined()
    expect(viewIn(unlocked)).toMatchObject({ protection: { stopLoss: { trigger: '70000' } } })
    expect(given(unlocked).when(unlock('O2'), later('72000')).refusal()).toBe('ORDER_WRONG_STATE')
  })
})

test('an order that is good till cancelled ends after ninety days, for a reason of its own', () => {
  const waiting = after(trader, [inForce(limit(seoul, 10, '60000'), 'goodTillCancelled'), context])
  expect(viewIn(waiting)).toMatchObject({ expiresAt: plusMs(NOW, 90 * 86_400_000) })
  const late = { ...context, now: plusMs(NOW, 90 * 86_400_000) }
  const expired = given(waiting).when({ kind: 'trading.expireOrder', owner: order }, late)
  expect(expired.position()).toMatchObject({ status: 'expired', cause: 'timeLimit' })
})
