import { describe, expect, test } from 'vitest'
import { type Instant, localDate, plusMs } from '../../../base/instant.ts'
import type { Instrument } from '../../../base/instruments/instrument.ts'
import { defaultMarkets } from '../../../base/instruments/markets.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { add, money, zero } from '../../../base/money/money.ts'
import { currencyParts, netPaidIn } from './currencyParts.ts'
import { type FigureContext, positionFigures } from './figures.ts'
import {
  type Holder,
  NOW,
  SETTLES,
  after,
  beginner,
  contextOf,
  instruments,
  listingFor,
  quoteOf,
  trader,
} from '../testing/fixture.ts'
import { close, limit, market, viewIn } from '../testing/given.ts'
import { convertPortfolios, portfolioOf, portfoliosOf } from './portfolio.ts'
import { isOpen } from '../lists/tabs.ts'

const { seoul, newYork } = instruments
const DAY_MS = 86_400_000
const dayOf = (at: Instant) => localDate(at.slice(0, 10))

/** Figures `days` days after NOW, at one instrument's price. */
const figuresAt = (
  days: number,
  instrument: Instrument,
  price: string,
  previousClose = price,
  closeBefore = previousClose,
): FigureContext => {
  const now = plusMs(NOW, days * DAY_MS)
  return {
    now,
    quotes: (id) => (id === instrument.id ? quoteOf(instrument, price, price, previousClose) : undefined),
    closeBefore: (id) => (id === instrument.id ? decimal(closeBefore) : undefined),
    markets: defaultMarkets,
    days: () => ({ today: dayOf(now), yesterday: dayOf(plusMs(now, -DAY_MS)) }),
  }
}
const held = after(trader, [market(seoul, 10), contextOf(seoul, '70000', '70100')])
const closedAt = (now: Instant) => {
  const listing = listingFor(seoul)
  const session = { ...listing.session, tradingDay: dayOf(now) }
  const settlesAt = plusMs(now, 2 * DAY_MS)
  const context = { now, settlesAt, listing: { ...listing, session } }
  return after(held, [close(10), contextOf(seoul, '80000', '80100', context)])
}
const inWon = ({ state, ledger }: Holder, context: FigureContext) =>
  portfolioOf(state, ledger, 'KRW', context).figures
const today = (holder: Holder, context: FigureContext) => inWon(holder, context).todayProfit.amount
const yesterday = (holder: Holder, context: FigureContext) => inWon(holder, context).yesterdayProfit.amount

describe('figures of a position', () => {
  test('value, unrealised profit, holding funds and estimated income at a price', () => {
    const position = viewIn(held)
    if (!isOpen(position)) throw new Error('it should be held')
    expect(positionFigures(position, decimal('80000'), defaultMarkets.KRX)).toMatchObject({
      marketValue: { amount: '800000' },
      unrealised: { amount: '99000' },
      holdingFunds: { amount: '800000' },
      estimatedIncome: { amount: '97680' }, // less 120 and 1,200
    })
  })

  test('today’s profit counts since entry on its day, then since the previous close, then what was realised', () => {
    expect(today(held, figuresAt(0, seoul, '71000', '69000'))).toBe('9000')
    expect(today(held, figuresAt(1, seoul, '71000', '69000'))).toBe('20000')
    expect(today(closedAt(NOW), figuresAt(0, seoul, '71000'))).toBe('97575')
    expect(today(closedAt(NOW), figuresAt(1, seoul, '71000'))).toBe('0')
  })

  test('today’s profit has what was closed after the day had ended, for the next one', () => {
    const overnight = closedAt(plusMs(NOW, DAY_MS))
    expect(today(overnight, figuresAt(0, seoul, '71000'))).toBe('97575')
    expect(today(overnight, figuresAt(1, seoul, '71000'))).toBe('97575')
    expect(today(overnight, figuresAt(2, seoul, '71000'))).toBe('0')
  })

  test('yesterday’s profit likewise, up to yesterday’s close', () => {
    expect(yesterday(held, figuresAt(0, seoul, '71000', '69000'))).toBe('0')
    expect(yesterday(held, figuresAt(1, seoul, '71000', '69000'))).toBe('-11000')
    const later = figuresAt(2, seoul, '71000', '69000', '68000')
    expect(yesterday(held, later)).toBe('10000')
    expect(yesterday(closedAt(NOW), figuresAt(1, seoul, '1'))).toBe('97575')
    expect(yesterday(closedAt(NOW), figuresAt(2, seoul, '1'))).toBe('0')
    const closedToday = closedAt(plusMs(NOW, 2 * DAY_MS))
    expect(yesterday(closedToday, later)).toBe('10000')
  })

  test('count nothing without a quote', () => {
    const blind = { ...figuresAt(0, newYork, '1') }
    expect(today(held, blind)).toBe('0')
    expect(portfolioOf(held.state, held.ledger, 'KRW', blind)).toMatchObject({
      unpriced: [seoul.id],
      figures: { unrealised: { amount: '0' }, holdingFunds: { amount: '701000' } },
    })
  })

  test('the profit of a closed part is realised, and the rest stays open', () => {
    const part = after(held, [close(4), contextOf(seoul, '80000', '80100')])
    // 4 lots: 39,600 less 48, 480 and 42 of the entry's 105; 6 lots of (71,000 - 70,100)
    expect(today(part, figuresAt(0, seoul, '71000'))).toBe('44430')
    expect(inWon(part, figuresAt(0, seoul, '71000')).profitableFunds.amount).toBe('44430')
  })

  test('charge what was in force when the position opened', () => {
    const position = viewIn(held)
    if (!isOpen(position)) throw new Error('it should be held')
    const dear = { charges: { ...defaultMarkets.KRX.charges, commission: decimal('0.5') } }
    expect(positionFigures(position, decimal('80000'), dear).estimatedIncome.amount).toBe('97680')
    const unknown = { ...position, inForce: undefined }
    expect(positionFigures(unknown, decimal('80000'), dear).estimatedIncome.amount).toBe('-302200')
  })
})

describe('figures of an account', () => {
  test('total assets are available, frozen and holding funds', () => {
    const state = after(held, [limit(seoul, 1, '60000'), contextOf(seoul, '70000', '70100')])
    expect(inWon(state, figuresAt(0, seoul, '80000'))).toMatchObject({
      available: { amount: '99238886' }, // less 701,105 and 60,009
      frozen: { amount: '60009' },
      margin: { amount: '701000' },
      holdingFunds: { amount: '800000' },
      totalAssets: { amount: '100098895' },
      profitableFunds: { amount: '99000' },
      borrowed: { amount: '0' },
    })
  })

  test('proceeds are not withdrawable before they settle', () => {
    const closed = closedAt(NOW)
    expect(inWon(closed, figuresAt(0, seoul, '80000'))).toMatchObject({
      available: { amount: '100097575' },
      withdrawable: { amount: '99298895' }, // without the 798,680 of the sale
      profitableFunds: { amount: '97575' },
    })
    const settled = { ...figuresAt(0, seoul, '80000'), now: SETTLES }
    expect(inWon(closed, settled).withdrawable).toMatchObject({ amount: '100097575' })
  })

  test('sums convert unrounded and round once', () => {
    const par = decimal('1')
    const others = { CNY: par, HKD: par, JPY: par, VND: par, MYR: par }
    const real = { USD: par, KRW: decimal('0.0007'), TWD: decimal('0.031'), THB: decimal('0.0299') }
    const rates = { ...others, ...real }
    const all = portfoliosOf(beginner.state, beginner.ledger, figuresAt(0, seoul, '80000'))
    expect(all.map(({ currency }) => currency)).toEqual(['TWD', 'USD', 'THB', 'KRW'])
    // 100,000 + 70,000 + 93,000 + 89,700
    expect(convertPortfolios(all, 'USD', rates).totalAssets).toEqual({ currency: 'USD', amount: '352700.00' })
    expect(convertPortfolios(all, 'KRW', rates).totalAssets).toEqual({ currency: 'KRW', amount: '503857143' })
  })

  test('add up in any currency, part by part and currency by currency', () => {
    const third = decimal('0.3333333')
    const par = decimal('1')
    const others = { CNY: par, HKD: par, JPY: par, VND: par, MYR: par }
    const rates = {
      ...others,
      USD: third,
      KRW: decimal('0.00071'),
      TWD: decimal('0.0313'),
      THB: decimal('0.0297'),
    }
    const ledger = {
      USD: { available: decimal('0.01'), frozen: decimal('0.02'), external: decimal('-0.03') },
      KRW: { available: decimal('7'), frozen: decimal('8'), external: decimal('-15') },
      THB: { available: decimal('0.05'), frozen: decimal('0.16'), external: decimal('-0.21') },
    }
    const all = portfoliosOf(beginner.state, ledger, figuresAt(0, seoul, '80000'))
    for (const currency of ['USD', 'KRW', 'TWD', 'THB'] as const) {
      const { totalAssets, available, frozen, holdingFunds, copy } = convertPortfolios(all, currency, rates)
      expect(totalAssets).toEqual(add(available, frozen, holdingFunds, copy))
      const parts = currencyParts(all, currency, rates)
      expect(parts.map(({ of }) => of)).toEqual(['USD', 'THB', 'KRW'])
      const sum = (name: 'available' | 'frozen') => add(zero(currency), ...parts.map((part) => part[name]))
      expect([sum('available'), sum('frozen')]).toEqual([available, frozen])
    }
    expect(netPaidIn(ledger, 'USD', rates)).toEqual(money('USD', '0.08'))
  })
})
