import { describe, expect, test } from 'vitest'
import { positionId } from '../../../base/ids.ts'
import { post } from '../../../base/ledger/ledger.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { money } from '../../../base/money/money.ts'
import type { TradingCommand } from '../command.ts'
import { DAY_ENDS, SETTLES, after, contextOf, instruments, listingFor, trader } from '../testing/fixture.ts'
import { market as buy, close, given, settleDelisted } from '../testing/given.ts'

const { seoul } = instruments
const allotted = positionId('S1')
const listsAt = SETTLES
const open: TradingCommand = {
  kind: 'trading.openAllotted',
  terms: {
    position: allotted,
    instrument: seoul.id,
    price: decimal('20000'),
    lots: 30,
    paid: money('KRW', '600000'),
    origin: { module: 'applications', id: 'S1' },
    lock: { until: listsAt, cause: 'newShare' },
  },
}
const inSeoul = contextOf(seoul, '70000', '70100')
/** Before the listing there is no price. */
const unlisted = { ...inSeoul, quote: undefined }
const holder = {
  ...trader,
  ledger: post(trader.ledger, [
    {
      from: 'available',
      to: 'frozen',
      money: money('KRW', '600000'),
      reason: 'applications.deposit',
      ref: allotted,
    },
  ]),
}
const opened = given(holder).when(open, unlisted)

describe('what a product has allotted', () => {
  test('is a position that is owned whole, out of what is on hold, at no charge and without a price', () => {
    expect(opened.ledger()).toEqual(['frozen -> margin 600000 KRW marginTaken'])
    expect(opened.position('S1')).toMatchObject({
      status: 'holding',
      fill: {
        price: '20000',
        lots: 30,
        margin: money('KRW', '600000'),
        fee: money('KRW', '0'),
        lockedUntil: listsAt,
        lockCause: 'newShare',
      },
    })
    expect(opened.order('S1')).toMatchObject({ status: 'filled', terms: { side: 'long', leverage: 1 } })
  })

  test('pays a fee that is on hold besides, where there is one', () => {
    const fee = money('KRW', '90')
    const charged = { ...open, terms: { ...open.terms, paid: money('KRW', '599910'), fee } }
    const made = given(holder).when(charged, unlisted)
    expect(made.ledger()).toEqual([
      'frozen -> margin 599910 KRW marginTaken',
      'frozen -> fees 90 KRW commission',
    ])
    expect(made.position('S1')).toMatchObject({ fill: { fee } })
  })

  test('is locked by its cause and not by the market, until the moment comes', () => {
    const held = after(holder, [open, unlisted])
    const sale = { ...close(10), terms: { ...close(10).terms, position: allotted } }
    expect(given(held).when(sale, inSeoul).refusal()).toBe('POSITION_LOCKED')
    expect(
      given(held)
        .when(sale, { ...inSeoul, now: listsAt })
        .refusal(),
    ).toBeUndefined()
  })

  test('is locked by its cause also where the market has a holding period of its own', () => {
    const listing = listingFor(seoul)
    const market = { ...listing.market, saleLock: { kind: 'days', days: 2 } } as const
    const locking = { ...inSeoul, unlocksAt: DAY_ENDS, listing: { ...listing, market } }
    const held = after(holder, [open, locking])
    const sale = { ...close(10), terms: { ...close(10).terms, position: allotted } }
    expect(given(held).when(sale, locking).refusal()).toBe('POSITION_LOCKED')
    const bought = given(trader).when(buy(seoul, 10), locking)
    expect(bought.position()).toMatchObject({ fill: { lockedUntil: DAY_ENDS } })
    expect(bought.position()).not.toHaveProperty('fill.lockCause')
  })

  test.each(['block', 'placement', 'increase'] as const)(
    'is locked by the cause %s until its moment, and settled by a delisting meanwhile',
    (cause) => {
      const made = given(holder).when(
        { ...open, terms: { ...open.terms, lock: { until: listsAt, cause } } },
        inSeoul,
      )
      expect(made.position('S1')).toMatchObject({ fill: { lockedUntil: listsAt, lockCause: cause } })
      const held = made.after()
      const sale = { ...close(10), terms: { ...close(10).terms, position: allotted } }
      expect(given(held).when(sale, inSeoul).refusal()).toBe('POSITION_LOCKED')
      const delisted = given(held).when(settleDelisted(seoul, '20000'), inSeoul)
      expect(delisted.position('S1')).toMatchObject({ status: 'closed', closing: { cause: 'delisted' } })
    },
  )

  test('is refused where the market does not know the instrument', () => {
    expect(
      given(holder)
        .when(open, { ...unlisted, listing: undefined })
        .refusal(),
    ).toBe('PRODUCT_UNAVAILABLE')
  })
})

describe('what a product has allotted and is called off', () => {
  const fee = money('KRW', '90')
  const charged = { ...open, terms: { ...open.terms, paid: money('KRW', '599910'), fee } }
  const held = after(holder, [charged, unlisted])
  const giveBack: TradingCommand = { kind: 'trading.returnAllotted', position: allotted }
  const gone = { ...unlisted, listing: undefined }

  test('is given back whole with its commission, to be withdrawn at once', () => {
    const returned = given(held).when(giveBack, gone)
    expect(returned.ledger()).toEqual([
      'margin -> available 599910 KRW marginReturned',
      'fees -> available 90 KRW commission',
    ])
    const none = money('KRW', '0')
    expect(returned.position('S1')).toMatchObject({
      status: 'closed',
      closing: { cause: 'calledOff', price: '20000', grossProfit: none, netProfit: none, tax: none },
    })
    const { state, ledger } = returned.after()
    expect(state.positions).toEqual({})
    expect(state.totals.unsettled).toEqual([])
    expect(ledger.KRW).toMatchObject({ available: '100000000', margin: '0', fees: '0' })
  })

  test('is given back once, and not after the listing', () => {
    const returned = given(held).when(giveBack, gone).after()
    expect(given(returned).when(giveBack, gone).refusal()).toBe('ORDER_WRONG_STATE')
    expect(
      given(held)
        .when(giveBack, { ...gone, now: listsAt })
        .refusal(),
    ).toBe('ORDER_WRONG_STATE')
  })

  test('is left to its product by a delisting before the listing, and settled by one after it', () => {
    const before = given(held).when(settleDelisted(seoul, '20000'), gone)
    expect(before.events()).toEqual([])
    const later = given(held).when(settleDelisted(seoul, '20000'), { ...gone, now: listsAt })
    expect(later.position('S1')).toMatchObject({ status: 'closed', closing: { cause: 'delisted' } })
  })
})
