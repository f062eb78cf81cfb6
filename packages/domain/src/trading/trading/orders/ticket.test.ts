import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Instrument, leverages } from '../../../base/instruments/instrument.ts'
import { roundToTick } from '../../../base/instruments/ticks.ts'
import { post, posting } from '../../../base/ledger/ledger.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { exact } from '../../../base/money/exact.ts'
import { compare, money } from '../../../base/money/money.ts'
import { defaultSettings } from '../../../base/settings/settings.ts'
import { openingMinimum } from '../charges.ts'
import {
  accountOf,
  beginner as newHolder,
  instruments,
  listingFor,
  quoteOf,
  trader as marginHolder,
} from '../testing/fixture.ts'
import { MAX_LOTS, leastLots, openingCost } from './opening.ts'
import { type OrderInput, sides } from './order.ts'
import { type TicketContext, buyingPowerOf, lotsForAmount, lotsForPercent, ticket } from './ticket.ts'
import type { TradingAccount } from '../tradingAccount.ts'

const { seoul, newYork, taipei, bangkok, coin, pair } = instruments
const beginner = accountOf(newHolder)
const trader = accountOf(marginHolder)

const at = (instrument: Instrument, bid: string, ask: string): TicketContext => ({
  listing: listingFor(instrument),
  quote: quoteOf(instrument, bid, ask),
  settings: defaultSettings,
})
const inSeoul = at(seoul, '70000', '70100')
const buy: OrderInput = { instrument: seoul.id, side: 'long', type: 'market', lots: 10, leverage: 1 }
const owning = (currency: Instrument['currency'], amount: string): TradingAccount => ({
  ...beginner,
  balances: post({}, posting('external', 'available', money(currency, amount), 'practiceMoney', 'test')),
})

describe('the ticket', () => {
  test('calculates a market order to buy at the ask', () => {
    expect(ticket(buy, inSeoul, beginner)).toEqual({
      currency: 'KRW',
      price: '70100',
      quantity: '10',
      notional: { currency: 'KRW', amount: '701000' },
      margin: { currency: 'KRW', amount: '701000' },
      fee: { currency: 'KRW', amount: '105' },
      tax: { currency: 'KRW', amount: '1052' }, // 1051.5
      total: { currency: 'KRW', amount: '701105' },
      available: { currency: 'KRW', amount: '100000000' },
      // 100,000,000 / 1.00015 and 99,298,895 / 1.00015, rounded down
      buyingPower: {
        before: { currency: 'KRW', amount: '99985002' },
        after: { currency: 'KRW', amount: '99284002' },
      },
      stopOutPrice: undefined,
      stopOutMove: undefined,
      maxLots: 1426, // 1426 x 70,100 and 14,994 are 99,977,594
    })
  })

  test('calculates a short at the bid, with the stop-out on the next tick above its threshold', () => {
    const short = ticket({ ...buy, side: 'short', leverage: 10 }, inSeoul, trader)
    // threshold 70,000 + 0.8 x 7,000 = 75,600
    expect(short).toMatchObject({
      price: '70000',
      margin: { amount: '70000' },
      stopOutPrice: '75600',
      stopOutMove: '0.08',
    })
    const long = ticket({ ...buy, leverage: 10 }, inSeoul, trader)
    expect(long).toMatchObject({
      price: '70100',
      margin: { amount: '70100' },
      stopOutPrice: '64400', // 64,492
      stopOutMove: '0.08',
    })
  })

  test('takes the minimum commission, and rounds margin up', () => {
    const context = at(newYork, '99.98', '99.99')
    const shown = ticket({ ...buy, instrument: newYork.id, lots: 3, leverage: 2 }, context, trader)
    expect(shown).toMatchObject({
      margin: { amount: '149.99' },
      fee: { amount: '0.99' },
      total: { amount: '150.98' },
      buyingPower: { before: { amount: '199600.79' } }, // 200,000 / 1.002
    })
  })

  test('counts a contract size into the quantity', () => {
    const shown = ticket({ ...buy, instrument: coin.id, lots: 7 }, at(coin, '61233', '61234'), beginner)
    expect(shown).toMatchObject({
      quantity: '0.07',
      notional: { amount: '4286.38' },
      fee: { amount: '2.14' },
    })
  })

  test('calculates what it can of an order that is half filled in', () => {
    expect(ticket({ ...buy, lots: undefined }, inSeoul, beginner)).toMatchObject({
      price: '70100',
      quantity: undefined,
      total: undefined,
      maxLots: 1426,
    })
    expect(ticket({ ...buy, type: 'limit' }, inSeoul, beginner)).toMatchObject({
      price: undefined,
      quantity: '10',
      total: undefined,
      maxLots: undefined,
    })
    expect(ticket(buy, { ...inSeoul, quote: undefined }, beginner)).toMatchObject({ price: undefined })
    for (const lots of [0, -1, 0.5, NaN, Infinity, MAX_LOTS + 1])
      expect(ticket({ ...buy, lots }, inSeoul, beginner)).toMatchObject({
        quantity: undefined,
        total: undefined,
      })
  })

  test('shows no buying power left where the order costs more than there is', () => {
    expect(ticket({ ...buy, lots: 2000 }, inSeoul, beginner).buyingPower.after).toEqual(money('KRW', '0'))
    expect(buyingPowerOf(money('USD', '0.99'), 10, listingFor(newYork).market.charges)).toEqual(
      money('USD', '0'),
    )
  })

  test('offers lots for a percentage of what is available, and for an amount', () => {
    const chips = ([25, 50, 75, 100] as const).map((percent) =>
      lotsForPercent(buy, inSeoul, beginner, percent),
    )
    expect(chips).toEqual([356, 713, 1069, 1426])
    expect(lotsForAmount(buy, inSeoul, money('KRW', '701105'))).toBe(10)
    expect(lotsForAmount(buy, inSeoul, money('KRW', '701104'))).toBe(9)
    expect(lotsForAmount(buy, inSeoul, money('KRW', '-5'))).toBe(0)
    expect(lotsForAmount({ ...buy, type: 'limit' }, inSeoul, money('KRW', '1'))).toBeUndefined()
  })
})

const traded = fc.constantFrom(seoul, newYork, taipei, bangkok, coin, pair)
const order = fc.record({
  instrument: traded,
  cents: fc.integer({ min: 1, max: 200_000_000 }),
  funds: fc.bigInt({ min: 0n, max: 10_000_000_000_000n }),
  leverage: fc.constantFrom(...leverages),
  side: fc.constantFrom(...sides),
})

describe('the most lots', () => {
  test('are affordable, and one more is not', () => {
    const property = fc.property(order, ({ instrument, cents, funds, leverage, side }) => {
      const listing = listingFor(instrument)
      const raw = decimal(exact(String(cents)).div('100').toFixed())
      const price = roundToTick(listing.market, raw, 'up')
      const context = at(instrument, price, price)
      const account = owning(instrument.currency, funds.toString())
      const input = { instrument: instrument.id, side, type: 'market', leverage } as const
      const { maxLots, available, buyingPower } = ticket(input, context, account)
      if (maxLots === undefined) throw new Error('a priced ticket shows the most lots')
      const cost = (lots: number) => openingCost(listing, price, lots, leverage)
      const isPaid = (lots: number) => compare(cost(lots).total, available) <= 0
      expect(maxLots === 0 || isPaid(maxLots)).toBe(true)
      expect(maxLots === MAX_LOTS || !isPaid(maxLots + 1)).toBe(true)
      // The notional of one unit more of margin and of half a unit of fee is all that rounding can hide.
      const slack = exact(String(2 * leverage))
      const greatest = exact(buyingPower.before.amount).plus(slack)
      expect(maxLots === 0 || cost(maxLots).notional.lte(greatest)).toBe(true)
    })
    fc.assert(property, { seed: 7, numRuns: 1_000 })
  })
})

test('the fewest lots are just those that reach the minimum', () => {
  const listing = listingFor(seoul)
  expect(leastLots(listing, decimal('70000'))).toBe(1)
  expect(leastLots(listing, decimal('3340'))).toBe(1)
  expect(leastLots(listing, decimal('3335'))).toBe(2)
  expect(leastLots(listing, decimal('100'))).toBe(34)
})

test('an opening at the minimum is never free of commission', () => {
  for (const instrument of [seoul, newYork, taipei, bangkok, coin, pair]) {
    const { market } = listingFor(instrument)
    const least = exact(openingMinimum(market, instrument.currency).amount)
    const price = decimal(least.div(instrument.lotSize).toFixed(2, 3))
    expect(exact(openingCost(listingFor(instrument), price, 1, 1).fee.amount).gt('0')).toBe(true)
  }
})
