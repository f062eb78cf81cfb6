import { describe, expect, test } from 'vitest'
import { evolveAccount } from '../account/evolve.ts'
import { positionOf } from '../account/state.ts'
import { decimal } from '../money/decimal.ts'
import { DAY_ENDS, SETTLES, after, beginner, factsOf, instruments, trader } from './fixture.ts'
import { child, close, given, market, ofChild, order } from './given.ts'
import { stopOutPrice } from './stopOut.ts'

const { seoul, newYork } = instruments
const tenInSeoul = after(trader, [market(seoul, 10), factsOf(seoul, '70000', '70100')])

describe('closing', () => {
  test('with a profit returns margin less charges, and the profit from the house', () => {
    const closed = given(tenInSeoul).when(close(10), factsOf(seoul, '80000', '80100'))
    expect(closed.ledger()).toEqual([
      'margin -> fees 120 KRW commission',
      'margin -> tax 1200 KRW tax',
      'margin -> available 699680 KRW marginReturned',
      'house -> available 99000 KRW profit',
    ])
    expect(closed.position()).toMatchObject({
      status: 'closed',
      closing: {
        price: '80000',
        cause: 'member',
        fee: { amount: '120' },
        tax: { amount: '1200' },
        grossProfit: { amount: '99000' },
        netProfit: { amount: '97575' },
        settlesAt: SETTLES,
      },
    })
  })

  test('with a loss takes it from the margin before the charges', () => {
    const closed = given(tenInSeoul).when(close(10), factsOf(seoul, '60000', '60100'))
    expect(closed.ledger()).toEqual([
      'margin -> house 101000 KRW loss',
      'margin -> fees 90 KRW commission',
      'margin -> tax 900 KRW tax',
      'margin -> available 599010 KRW marginReturned',
    ])
    expect(closed.position()).toMatchObject({ closing: { netProfit: { amount: '-102095' } } })
  })

  test('a short buys at the ask and is taxed on the sale that opened it', () => {
    const short = after(trader, [market(seoul, 10, 'short', 5), factsOf(seoul, '70000', '70100')])
    expect(
      given(short)
        .when(close(10), factsOf(seoul, '64900', '65000'))
        .ledger(),
    ).toEqual([
      'margin -> fees 98 KRW commission', // 97.5
      'margin -> tax 1050 KRW tax', // of 700,000, not of 650,000
      'margin -> available 138852 KRW marginReturned',
      'house -> available 50000 KRW profit',
    ])
  })

  test('takes from the profit what the margin does not reach', () => {
    const tiny = after(trader, [market(newYork, 1, 'long', 10), factsOf(newYork, '1.99', '2')])
    const closed = given(tiny).when(close(1), factsOf(newYork, '5', '5.01'))
    expect(closed.ledger()).toEqual([
      'margin -> fees 0.20 USD commission',
      'house -> available 3.00 USD profit',
      'available -> fees 0.79 USD commission',
    ])
    expect(closed.position()).toMatchObject({
      closing: { fee: { amount: '0.99' }, netProfit: { amount: '1.02' } },
    })
  })

  test('a part splits off a closed child; the remainder keeps the id and takes the rounding', () => {
    const three = after(trader, [market(newYork, 3, 'long', 2), factsOf(newYork, '99.98', '99.99')])
    const part = given(three).when(close(1), ofChild(factsOf(newYork, '110', '110.1')))
    expect(part.ledger()).toEqual([
      'margin -> fees 0.99 USD commission',
      'margin -> available 49.00 USD marginReturned', // of 149.99 / 3, rounded down
      'house -> available 10.01 USD profit',
    ])
    expect(part.position()).toMatchObject({
      status: 'holding',
      fill: { lots: 2, margin: { amount: '100.00' }, fee: { amount: '0.66' } },
    })
    expect(part.position(child)).toMatchObject({
      status: 'closed',
      terms: { lots: 1 },
      fill: { lots: 1, margin: { amount: '49.99' }, fee: { amount: '0.33' } },
      closing: { netProfit: { amount: '8.69' } },
    })
  })

  test('at a limit that the bid has reached, closes at the bid', () => {
    const closed = given(tenInSeoul).when(close(10, '75000'), factsOf(seoul, '80000', '80100'))
    expect(closed.position()).toMatchObject({ status: 'closed', closing: { price: '80000' } })
  })
})

describe('a resting close order', () => {
  const facts = factsOf(seoul, '70000', '70100')
  const waiting = after(tenInSeoul, [close(4, '75000'), facts])

  test('moves no money and prepares to close', () => {
    const placed = given(tenInSeoul).when(close(4, '75000'), facts)
    expect(placed.ledger()).toEqual([])
    expect(placed.position()).toMatchObject({ status: 'preparingToClose', close: { lots: 4 } })
  })

  test('fills its part when the bid gets there, and what remains is a holding', () => {
    const fill = { kind: 'fillClose', position: order, price: decimal('75100') } as const
    const filled = given(waiting).when(fill, ofChild(factsOf(seoul, '75100', '75200')))
    expect(filled.position(child)).toMatchObject({ status: 'closed', closing: { price: '75100' } })
    expect(filled.position()).toMatchObject({ status: 'holding', fill: { lots: 6 } })
  })

  test('becomes a holding again when cancelled, and when the session ends', () => {
    const cancelled = given(waiting).when({ kind: 'cancelClose', position: order }, facts)
    expect(cancelled.position()).toEqual(positionOf(tenInSeoul, order))
    const expire = { kind: 'expireClose', position: order } as const
    expect(given(waiting).when(expire, facts).refusal()).toBe('ORDER_WRONG_STATE')
    expect(
      given(waiting)
        .when(expire, { ...facts, now: DAY_ENDS })
        .position(),
    ).toMatchObject({ status: 'holding' })
  })

  test('refuses a second close beside it', () => {
    expect(given(waiting).when(close(1), facts).refusal()).toBe('ORDER_WRONG_STATE')
  })
})

describe('the stop-out', () => {
  const geared = after(trader, [market(seoul, 10, 'long', 10), factsOf(seoul, '70000', '70100')])
  const stopAt = (price: string) =>
    given(geared).when(
      { kind: 'stopOut', position: order, price: decimal(price) },
      factsOf(seoul, price, price),
    )

  test('lies where a fifth of the margin is left', () => {
    const position = positionOf(geared, order)
    if (position?.status !== 'holding') throw new Error('it should be held')
    expect(stopOutPrice(position, position.fill, decimal('0.2'))).toBe('64492')
    expect(stopAt('64500').refusal()).toBe('ORDER_WRONG_STATE')
  })

  test('closes at the price that crossed', () => {
    expect(stopAt('64400').ledger()).toEqual([
      'margin -> house 57000 KRW loss',
      'margin -> fees 97 KRW commission',
      'margin -> tax 966 KRW tax',
      'margin -> available 12037 KRW marginReturned',
    ])
  })

  test('charges as far as the margin reaches', () => {
    expect(stopAt('63100').ledger()).toEqual([
      'margin -> house 70000 KRW loss',
      'margin -> fees 95 KRW commission',
      'margin -> tax 5 KRW tax', // of 947
    ])
  })

  test('never takes more than the margin, whatever the gap', () => {
    const gap = stopAt('60000')
    expect(gap.ledger()).toEqual(['margin -> house 70100 KRW loss'])
    expect(gap.position()).toMatchObject({
      closing: {
        cause: 'stopOut',
        fee: { amount: '0' },
        tax: { amount: '0' },
        netProfit: { amount: '-70205' },
      },
    })
  })

  test('does not care for sale locks or a resting close order', () => {
    const locked = factsOf(seoul, '70000', '70100', { unlocksAt: SETTLES })
    const facts = factsOf(seoul, '64000', '64100')
    const lockedNow = after(trader, [market(seoul, 10, 'long', 10), locked])
    const stop = { kind: 'stopOut', position: order, price: decimal('64000') } as const
    expect(given(lockedNow).when(stop, facts).position()).toMatchObject({ status: 'closed' })
    const waiting = after(geared, [close(4, '75000'), factsOf(seoul, '70000', '70100')])
    expect(given(waiting).when(stop, facts).position()).toMatchObject({
      status: 'closed',
      fill: { lots: 10 },
    })
  })

  test('never comes for what is owned', () => {
    const stop = { kind: 'stopOut', position: order, price: decimal('1') } as const
    expect(
      given(tenInSeoul)
        .when(stop, factsOf(seoul, '1', '2'))
        .refusal(),
    ).toBe('ORDER_WRONG_STATE')
  })
})

test('events that no decision could have led to are not folded', () => {
  const [stray] = given(tenInSeoul)
    .when(close(10), factsOf(seoul, '80000', '80100'))
    .events()
  if (stray === undefined) throw new Error('a close is an event')
  expect(() => evolveAccount(beginner, stray)).toThrow(RangeError)
})
