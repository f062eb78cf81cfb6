import { describe, expect, test } from 'vitest'
import { decimal } from '../../../base/money/decimal.ts'
import { defaultSettings } from '../../../base/settings/settings.ts'
import { evolve } from '../evolve.ts'
import {
  DAY_ENDS,
  SETTLES,
  after,
  beginner,
  contextOf,
  instruments,
  listingFor,
  trader,
} from '../testing/fixture.ts'
import { cancel, close, expire, fill, given, market, position, stopOut, viewIn } from '../testing/given.ts'
import { entryOf } from '../state.ts'
import { stopOutPrice } from './stopOut.ts'

const { seoul, newYork } = instruments
const tenInSeoul = after(trader, [market(seoul, 10), contextOf(seoul, '70000', '70100')])

describe('closing', () => {
  test('with a profit returns margin less charges, and the profit from the ledger account house', () => {
    const closed = given(tenInSeoul).when(close(10), contextOf(seoul, '80000', '80100'))
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
    const closed = given(tenInSeoul).when(close(10), contextOf(seoul, '60000', '60100'))
    expect(closed.ledger()).toEqual([
      'margin -> house 101000 KRW loss',
      'margin -> fees 90 KRW commission',
      'margin -> tax 900 KRW tax',
      'margin -> available 599010 KRW marginReturned',
    ])
    expect(closed.position()).toMatchObject({ closing: { netProfit: { amount: '-102095' } } })
  })

  test('a short buys at the ask and is taxed on the sale that opened it', () => {
    const short = after(trader, [market(seoul, 10, 'short', 5), contextOf(seoul, '70000', '70100')])
    expect(
      given(short)
        .when(close(10), contextOf(seoul, '64900', '65000'))
        .ledger(),
    ).toEqual([
      'margin -> fees 98 KRW commission', // 97.5
      'margin -> tax 1050 KRW tax', // of 700,000, not of 650,000
      'margin -> available 138852 KRW marginReturned',
      'house -> available 50000 KRW profit',
    ])
  })

  test('takes from the profit what the margin does not reach', () => {
    const tiny = after(trader, [market(newYork, 1, 'long', 10), contextOf(newYork, '1.99', '2')])
    const closed = given(tiny).when(close(1), contextOf(newYork, '5', '5.01'))
    expect(closed.ledger()).toEqual([
      'margin -> fees 0.20 USD commission',
      'house -> available 3.00 USD profit',
      'available -> fees 0.79 USD commission',
    ])
    expect(closed.position()).toMatchObject({
      closing: { fee: { amount: '0.99' }, netProfit: { amount: '1.02' } },
    })
  })

  test('at a limit that the bid has reached, closes at the bid', () => {
    const closed = given(tenInSeoul).when(close(10, '75000'), contextOf(seoul, '80000', '80100'))
    expect(closed.position()).toMatchObject({ status: 'closed', closing: { price: '80000' } })
  })

  test('charges what was in force when the position opened', () => {
    const listing = listingFor(seoul)
    const charges = { ...listing.market.charges, commission: decimal('0.01') }
    const dearer = { listing: { ...listing, market: { ...listing.market, charges } } }
    const closed = given(tenInSeoul).when(close(10), contextOf(seoul, '80000', '80100', dearer))
    expect(closed.position()).toMatchObject({ closing: { fee: { amount: '120' } } })
  })
})

describe('closing a part', () => {
  const three = after(trader, [market(newYork, 3, 'long', 2), contextOf(newYork, '99.98', '99.99')])
  const part = given(three).when(close(1), contextOf(newYork, '110', '110.1'))

  test('is an execution of its own; the remainder keeps the id and takes the rounding', () => {
    expect(part.ledger()).toEqual([
      'margin -> fees 0.99 USD commission',
      'margin -> available 49.00 USD marginReturned', // of 149.99 / 3, rounded down
      'house -> available 10.01 USD profit',
    ])
    expect(part.position()).toMatchObject({
      status: 'holding',
      fill: { lots: 2, margin: { amount: '100.00' }, fee: { amount: '0.66' } },
      exited: { lots: 1, netProfit: { amount: '8.69' } },
    })
    expect(part.execution('O2-1')).toMatchObject({
      order: 'O2',
      position,
      purpose: 'close',
      lots: 1,
      price: '110',
      margin: { amount: '49.99' },
      entry: { price: '99.99', fee: { amount: '0.33' } },
      netProfit: { amount: '8.69' },
    })
    expect(part.order('O2')).toMatchObject({ status: 'filled', execution: 'O2-1' })
  })

  test('names the position in every posting', () => {
    const refs = part.events().flatMap(({ postings }) => postings.map(({ ref }) => ref))
    expect(refs).toEqual([position, position, position])
  })

  test('again and again leaves a closed position with the whole of what was opened, and sums over its exits', () => {
    const last = given(part.after()).when(close(2), contextOf(newYork, '107', '107.1'))
    expect(last.position()).toMatchObject({
      status: 'closed',
      fill: { lots: 3, margin: { amount: '149.99' }, fee: { amount: '0.99' } },
      closing: {
        price: '108', // (110 + 2 x 107) / 3
        fee: { amount: '1.98' },
        grossProfit: { amount: '24.03' },
        netProfit: { amount: '21.06' },
      },
    })
    expect(last.after().state.positions).toEqual({})
  })
})

describe('a resting close order', () => {
  const context = contextOf(seoul, '70000', '70100')
  const waiting = after(tenInSeoul, [close(4, '75000'), context])

  test('moves no money and prepares to close', () => {
    const placed = given(tenInSeoul).when(close(4, '75000'), context)
    expect(placed.ledger()).toEqual([])
    expect(placed.position()).toMatchObject({
      status: 'preparingToClose',
      closes: [{ order: 'O2', lots: 4, limitPrice: '75000', expiresAt: DAY_ENDS }],
    })
  })

  test('fills its part when the bid reaches its limit, and what remains is a holding', () => {
    const filled = given(waiting).when(fill('O2', '75100'), contextOf(seoul, '75100', '75200'))
    expect(filled.execution('O2-1')).toMatchObject({ price: '75100', lots: 4 })
    expect(filled.position()).toMatchObject({ status: 'holding', fill: { lots: 6 } })
  })

  test('leaves a holding again when cancelled, and when the session ends', () => {
    const cancelled = given(waiting).when(cancel('O2'), context)
    expect(cancelled.position()).toEqual(viewIn(tenInSeoul))
    expect(cancelled.order('O2')).toMatchObject({ status: 'cancelled', cause: 'member' })
    expect(given(waiting).when(expire('O2'), context).refusal()).toBe('ORDER_WRONG_STATE')
    const expired = given(waiting).when(expire('O2'), { ...context, now: DAY_ENDS })
    expect(expired.position()).toMatchObject({ status: 'holding' })
    expect(expired.order('O2')).toMatchObject({ status: 'expired', cause: 'sessionEnd' })
  })

  test('shares the open lots with other closing orders', () => {
    expect(given(waiting).when(close(7), context).refusal()).toBe('VALIDATION')
    const both = after(waiting, [close(6, '76000'), context])
    expect(viewIn(both)).toMatchObject({ closes: [{ order: 'O2' }, { order: 'O3' }] })
    expect(given(both).when(close(1), context).refusal()).toBe('ORDER_WRONG_STATE')
    const filled = given(both).when(fill('O3', '76000'), contextOf(seoul, '76000', '76100'))
    expect(filled.position()).toMatchObject({
      status: 'preparingToClose',
      fill: { lots: 4 },
      closes: [{ order: 'O2', lots: 4 }],
    })
    const last = given(filled.after()).when(fill('O2', '75000'), contextOf(seoul, '75000', '75100'))
    expect(last.position()).toMatchObject({ status: 'closed', closing: { price: '75600' } })
  })

  test('refuses a second close where it claims all that is open', () => {
    const whole = after(tenInSeoul, [close(10, '75000'), context])
    expect(given(whole).when(close(1), context).refusal()).toBe('ORDER_WRONG_STATE')
  })

  test('does not fill during a halt or while the market is closed', () => {
    const halted = contextOf(seoul, '75100', '75200', { halted: true })
    expect(given(waiting).when(fill('O2', '75100'), halted).refusal()).toBe('PRICE_UNAVAILABLE')
    const closed = contextOf(seoul, '75100', '75200', { listing: listingFor(seoul, 'closed') })
    expect(given(waiting).when(fill('O2', '75100'), closed).refusal()).toBe('OUTSIDE_TRADING_TIME')
    const early = contextOf(seoul, '75100', '75200', { listing: listingFor(seoul, 'pre') })
    expect(given(waiting).when(fill('O2', '75100'), early).refusal()).toBe('OUTSIDE_TRADING_TIME')
  })
})

describe('the stop-out', () => {
  const leveraged = after(trader, [market(seoul, 10, 'long', 10), contextOf(seoul, '70000', '70100')])
  const stopAt = (price: string) =>
    given(leveraged).when(stopOut(position, price), contextOf(seoul, price, price))

  test('lies where a fifth of the margin is left', () => {
    const open = entryOf(leveraged.state.positions, position)
    if (open === undefined) throw new Error('it should be held')
    expect(stopOutPrice(open, open.fill, decimal('0.2'))).toBe('64492')
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

  test('ignores holding periods, and cancels working orders that close the position', () => {
    const locked = contextOf(seoul, '70000', '70100', { unlocksAt: SETTLES })
    const context = contextOf(seoul, '64000', '64100')
    const lockedNow = after(trader, [market(seoul, 10, 'long', 10), locked])
    const stop = stopOut(position, '64000')
    expect(given(lockedNow).when(stop, context).position()).toMatchObject({ status: 'closed' })
    const waiting = after(leveraged, [close(4, '75000'), contextOf(seoul, '70000', '70100')])
    const stopped = given(waiting).when(stop, context)
    expect(stopped.position()).toMatchObject({ status: 'closed', fill: { lots: 10 } })
    expect(stopped.order('O2')).toMatchObject({ status: 'cancelled', cause: 'positionClosed' })
    expect(stopped.order('O3')).toMatchObject({ status: 'filled', origin: 'stopOut' })
    expect(stopped.after().state.orders).toEqual({})
  })

  test('keeps the rate that was in force when the position opened', () => {
    const strict = { settings: { ...defaultSettings, stopOutRate: decimal('0.9') } }
    const context = contextOf(seoul, '69000', '69100', strict)
    expect(given(leveraged).when(stopOut(position, '69000'), context).refusal()).toBe('ORDER_WRONG_STATE')
  })

  test('waits for the regular session, and for the end of a halt', () => {
    const early = contextOf(seoul, '64000', '64100', { listing: listingFor(seoul, 'pre') })
    expect(given(leveraged).when(stopOut(position, '64000'), early).refusal()).toBe('OUTSIDE_TRADING_TIME')
    const halted = contextOf(seoul, '64000', '64100', { halted: true })
    expect(given(leveraged).when(stopOut(position, '64000'), halted).refusal()).toBe('PRICE_UNAVAILABLE')
  })

  test('never closes what is owned', () => {
    expect(
      given(tenInSeoul)
        .when(stopOut(position, '1'), contextOf(seoul, '1', '2'))
        .refusal(),
    ).toBe('ORDER_WRONG_STATE')
  })
})

test('events that no decision could have led to are not folded', () => {
  const [stray] = given(tenInSeoul)
    .when(close(10), contextOf(seoul, '80000', '80100'))
    .events()
  if (stray === undefined) throw new Error('a close is an event')
  expect(() => evolve(beginner.state, stray)).toThrow(RangeError)
})
