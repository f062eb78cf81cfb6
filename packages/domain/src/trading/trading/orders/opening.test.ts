import { describe, expect, test } from 'vitest'
import { DAY_ENDS, after, beginner, contextOf, instruments, trader } from '../testing/fixture.ts'
import { cancel, expire, fill, given, limit, market, order } from '../testing/given.ts'

const { seoul, newYork } = instruments

describe('placing', () => {
  test('a market order takes margin and fee from what is available, at the ask', () => {
    const placed = given(beginner).when(market(seoul, 10), contextOf(seoul, '70000', '70100'))
    expect(placed.ledger()).toEqual([
      'available -> margin 701000 KRW marginTaken',
      'available -> fees 105 KRW commission', // 105.15
    ])
    expect(placed.position()).toMatchObject({ status: 'holding', fill: { price: '70100', lots: 10 } })
  })

  test('a limit order freezes margin, rounded up, and the minimum fee at the limit price', () => {
    const placed = given(trader).when(
      limit(newYork, 3, '99.99', 'long', 2),
      contextOf(newYork, '100', '100.05'),
    )
    expect(placed.ledger()).toEqual(['available -> frozen 150.98 USD orderFrozen']) // 149.985 up, and 0.99
    expect(placed.position()).toMatchObject({ status: 'pendingOrder', expiresAt: DAY_ENDS })
  })

  test('a limit order that the ask has reached is placed and filled at the ask; the rest is released', () => {
    const placed = given(beginner).when(limit(newYork, 3, '101'), contextOf(newYork, '100', '100.05'))
    expect(placed.ledger()).toEqual([
      'available -> frozen 303.99 USD orderFrozen',
      'frozen -> margin 300.15 USD marginTaken',
      'frozen -> fees 0.99 USD commission',
      'frozen -> available 2.85 USD orderReleased',
    ])
  })

  test('a short below the bid freezes at the bid, so that a low limit buys no hidden leverage', () => {
    const placed = given(trader).when(limit(newYork, 3, '1', 'short'), contextOf(newYork, '100', '100.05'))
    expect(placed.ledger()).toEqual([
      'available -> frozen 300.99 USD orderFrozen',
      'frozen -> margin 300.00 USD marginTaken',
      'frozen -> fees 0.99 USD commission',
    ])
  })
})

describe('a resting order', () => {
  const resting = after(trader, [limit(newYork, 3, '99.99', 'long', 2), contextOf(newYork, '100', '100.05')])
  const fillAt = (price: string) => fill(order, price)

  test('fills at the crossing price and releases what is left', () => {
    expect(
      given(resting)
        .when(fillAt('99.5'), contextOf(newYork, '99.4', '99.5'))
        .ledger(),
    ).toEqual([
      'frozen -> margin 149.25 USD marginTaken',
      'frozen -> fees 0.99 USD commission',
      'frozen -> available 0.74 USD orderReleased',
    ])
  })

  test('keeps the margin of its limit where a short fills above it', () => {
    const short = after(trader, [limit(newYork, 3, '101', 'short', 2), contextOf(newYork, '100', '100.05')])
    const filled = given(short).when(fillAt('120'), contextOf(newYork, '120', '121'))
    expect(filled.ledger()).toEqual([
      'frozen -> margin 151.50 USD marginTaken',
      'frozen -> fees 0.99 USD commission',
    ])
  })

  test('refuses a fill that does not reach its limit, or comes after its end', () => {
    expect(
      given(resting)
        .when(fillAt('100'), contextOf(newYork, '99', '100'))
        .refusal(),
    ).toBe('ORDER_WRONG_STATE')
    const late = contextOf(newYork, '99', '99', { now: DAY_ENDS })
    expect(given(resting).when(fillAt('99'), late).refusal()).toBe('ORDER_WRONG_STATE')
  })

  test('releases what was frozen when the member cancels it, and when the session ends', () => {
    const released = ['frozen -> available 150.98 USD orderReleased']
    const context = contextOf(newYork, '100', '100.05')
    expect(given(resting).when(cancel(order), context).ledger()).toEqual(released)
    expect(given(resting).when(expire(order), context).refusal()).toBe('ORDER_WRONG_STATE')
    const ended = given(resting).when(expire(order), { ...context, now: DAY_ENDS })
    expect(ended.ledger()).toEqual(released)
    expect(ended.position()).toMatchObject({ status: 'expired', cause: 'sessionEnd' })
  })

  test('refuses a second fill, and a cancellation after its fill', () => {
    const context = contextOf(newYork, '99', '99')
    const filled = after(resting, [fillAt('99'), context])
    for (const command of [fillAt('99'), cancel(order)] as const)
      expect(given(filled).when(command, context).refusal()).toBe('ORDER_WRONG_STATE')
  })
})
