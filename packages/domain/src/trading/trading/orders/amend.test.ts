import { describe, expect, test } from 'vitest'
import { orderId } from '../../../base/ids.ts'
import { refusalsOf } from '../../../base/module/assessment.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { assessAmend } from './amend.ts'
import {
  DAY_ENDS,
  accountOf,
  after,
  beginner,
  contextOf,
  instruments,
  listingFor,
  trader,
  withMember,
} from '../testing/fixture.ts'
import {
  amend,
  close,
  fill,
  given,
  guarded,
  inForce,
  limit,
  market,
  order,
  stopLoss,
  takeProfit,
} from '../testing/given.ts'
import { entryOf } from '../state.ts'

const { seoul, newYork } = instruments
const context = contextOf(seoul, '70000', '70100')
const waiting = after(beginner, [limit(seoul, 10, '60000'), context])

describe('amending a pending order', () => {
  test('freezes what it needs more, and releases what it needs less', () => {
    expect(given(waiting).when(amend(order, '65000'), context).ledger()).toEqual([
      'available -> frozen 50008 KRW orderFrozen',
    ])
    const fewer = given(waiting).when(amend(order, undefined, 4), context)
    expect(fewer.ledger()).toEqual(['frozen -> available 360054 KRW orderReleased'])
    expect(fewer.position()).toMatchObject({
      status: 'pendingOrder',
      terms: { lots: 4, limitPrice: '60000' },
      frozenMargin: { amount: '240000' },
      frozenFee: { amount: '36' },
      expiresAt: DAY_ENDS,
    })
  })

  test('is an event of its own, which counts the changes of the order', () => {
    const once = given(waiting).when(amend(order, '65000'), context)
    expect(once.events()).toMatchObject([
      { kind: 'trading.orderAmended', version: 1, order: { id: order, revision: 1 } },
    ])
    const twice = given(once.after()).when(amend(order, '66000'), context)
    expect(twice.events()).toMatchObject([{ order: { revision: 2, terms: { limitPrice: '66000' } } }])
  })

  test('to a limit that the market has reached fills it in the same decision, at the price of the market', () => {
    const filled = given(waiting).when(amend(order, '71000', 5), context)
    expect(filled.execution(`${order}-1`)).toMatchObject({ price: '70100', lots: 5 })
    expect(filled.position()).toMatchObject({ status: 'holding', fill: { lots: 5, price: '70100' } })
    expect(filled.after().ledger.KRW?.frozen).toBe('0')
  })

  test('is judged by the money that is frozen for it too', () => {
    const all = after(beginner, [limit(seoul, 1_600, '60000'), context])
    expect(given(all).when(amend(order, '62000'), context).refusal()).toBeUndefined()
    expect(given(all).when(amend(order, '63000'), context).refusal()).toBe('BALANCE_INSUFFICIENT')
    const beside = after(all, [limit(seoul, 50, '60000'), context])
    expect(given(beside).when(amend(order, '62000'), context).refusal()).toBe('AVAILABLE_INSUFFICIENT')
  })

  test('is refused as an order that is placed is', () => {
    const closed = { ...context, listing: listingFor(seoul, 'closed') }
    expect(given(waiting).when(amend(order, '65000'), closed).refusal()).toBe('OUTSIDE_TRADING_TIME')
    const halted = { ...context, halted: true }
    expect(given(waiting).when(amend(order, '65000'), halted).refusal()).toBe('PRICE_UNAVAILABLE')
    expect(given(waiting).when(amend(order, '10'), context).refusal()).toBe('PRICE_BEYOND_LIMIT')
    expect(given(waiting).when(amend(order, '60001'), context).refusal()).toBe('VALIDATION')
    const banned = withMember(waiting, { restrictions: ['tradingBanned'] })
    expect(given(banned).when(amend(order, '65000'), context).refusal()).toBe('TRADING_BANNED')
    const cheap = contextOf(newYork, '1.00', '1.01')
    const small = after(beginner, [limit(newYork, 10, '0.5000'), cheap])
    expect(
      given(small)
        .when(amend(order, undefined, 1), cheap)
        .refusal(),
    ).toBe('OPENING_BELOW_MINIMUM')
  })

  test('is refused where nothing would change, and where it works no more', () => {
    expect(given(waiting).when(amend(order), context).refusal()).toBe('VALIDATION')
    expect(
      given(waiting)
        .when(amend(order, '60000.0', 10), context)
        .refusal(),
    ).toBe('VALIDATION')
    const filled = after(waiting, [fill(order, '60000'), context])
    expect(given(filled).when(amend(order, '65000'), context).refusal()).toBe('ORDER_WRONG_STATE')
    expect(given(beginner).when(amend('__proto__', '65000'), context).refusal()).toBe('ORDER_WRONG_STATE')
  })

  test('keeps its time in force, and waits for its session', () => {
    const early = contextOf(seoul, '70000', '70100', { listing: listingFor(seoul, 'pre') })
    const reached = given(waiting).when(amend(order, '71000'), early)
    expect(reached.position()).toMatchObject({ status: 'pendingOrder', terms: { limitPrice: '71000' } })
    const extended = after(beginner, [inForce(limit(seoul, 10, '60000'), 'extended'), context])
    expect(given(extended).when(amend(order, '71000'), early).position()).toMatchObject({ status: 'holding' })
  })

  test('does not pass what is to protect the position', () => {
    const protectedOrder = guarded(limit(seoul, 10, '60000'), {
      ...takeProfit('66000'),
      ...stopLoss('55000'),
    })
    const holder = after(beginner, [protectedOrder, context])
    const fieldsAt = (price: string) =>
      refusalsOf(
        assessAmend(
          { order: orderId(order), limitPrice: decimal(price) },
          entryOf(holder.state.orders, orderId(order)),
          accountOf(holder),
          context,
        ),
      )
    expect(fieldsAt('66000')).toMatchObject([{ code: 'VALIDATION', fields: { limitPrice: 'tooHigh' } }])
    expect(fieldsAt('55000')).toMatchObject([{ code: 'VALIDATION', fields: { limitPrice: 'tooLow' } }])
    expect(fieldsAt('65000')).toEqual([])
  })

  test('does not lead to a liquidation before the stop-loss', () => {
    const geared = guarded(limit(seoul, 10, '60000', 'long', 10), stopLoss('56000'))
    const holder = after(trader, [geared, context])
    const fieldsAt = (price: string) =>
      refusalsOf(
        assessAmend(
          { order: orderId(order), limitPrice: decimal(price) },
          entryOf(holder.state.orders, orderId(order)),
          accountOf(holder),
          context,
        ),
      ).map(({ fields }) => fields)
    // 60,800 with a tenth of margin is closed at 55,936, and 60,900 at 56,028.
    expect(fieldsAt('60800')).toEqual([])
    expect(fieldsAt('60900')).toEqual([{ limitPrice: 'tooHigh' }])
  })
})

describe('amending a closing order', () => {
  const held = after(trader, [market(seoul, 10), context])
  const closing = after(held, [close(4, '75000'), context])

  test('moves no money, and may claim what is free and what it claims itself', () => {
    const amended = given(closing).when(amend('O2', '76000', 10), context)
    expect(amended.ledger()).toEqual([])
    expect(amended.position()).toMatchObject({
      status: 'preparingToClose',
      closes: [{ order: 'O2', lots: 10, limitPrice: '76000' }],
    })
    const beside = after(closing, [close(5, '76000'), context])
    expect(
      given(beside)
        .when(amend('O2', undefined, 5), context)
        .refusal(),
    ).toBeUndefined()
    expect(
      given(beside)
        .when(amend('O2', undefined, 6), context)
        .refusal(),
    ).toBe('VALIDATION')
  })

  test('to a limit that the market has reached closes at the price of the market', () => {
    const filled = given(closing).when(amend('O2', '69000'), context)
    expect(filled.execution('O2-1')).toMatchObject({ price: '70000', lots: 4 })
    expect(filled.position()).toMatchObject({ status: 'holding', fill: { lots: 6 } })
  })
})
