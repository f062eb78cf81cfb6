import { describe, expect, test } from 'vitest'
import { type AccountState, positionOf } from '../account/state.ts'
import { orderId } from '../ids.ts'
import { type Instant, localDate, plusMs } from '../instant.ts'
import type { Instrument } from '../instruments/instrument.ts'
import { defaultMarkets } from '../instruments/markets.ts'
import { decimal } from '../money/decimal.ts'
import { type FigureFacts, positionFigures, todayProfit, yesterdayProfit } from './figures.ts'
import { NOW, SETTLES, after, beginner, factsOf, instruments, quoteOf, trader } from './fixture.ts'
import { close, limit, market, order } from './given.ts'
import type { Position } from './order.ts'
import { convertPortfolios, portfolioOf, portfoliosOf } from './portfolio.ts'

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
): FigureFacts => {
  const now = plusMs(NOW, days * DAY_MS)
  return {
    now,
    quotes: (id) => (id === instrument.id ? quoteOf(instrument, price, price, previousClose) : undefined),
    closeBefore: (id) => (id === instrument.id ? decimal(closeBefore) : undefined),
    markets: defaultMarkets,
    days: () => ({ today: dayOf(now), yesterday: dayOf(plusMs(now, -DAY_MS)) }),
    tradingDay: (_, at) => dayOf(at),
  }
}
const held = after(trader, [market(seoul, 10), factsOf(seoul, '70000', '70100')])
const the = (state: AccountState): Position => {
  const position = positionOf(state, order)
  if (position === undefined) throw new Error('the order should be there')
  return position
}
const closedAt = (now: Instant) =>
  after(held, [close(10), factsOf(seoul, '80000', '80100', { now, settlesAt: plusMs(now, 2 * DAY_MS) })])

describe('figures of a position', () => {
  test('value, unrealised profit, holding funds and estimated income at a price', () => {
    const position = the(held)
    if (position.status !== 'holding') throw new Error('it should be held')
    expect(positionFigures(position, decimal('80000'), defaultMarkets.KRX)).toMatchObject({
      marketValue: { amount: '800000' },
      unrealised: { amount: '99000' },
      holdingFunds: { amount: '800000' },
      estimatedIncome: { amount: '97680' }, // less 120 and 1,200
    })
  })

  test('today’s profit counts since entry on its day, then since the previous close, then what was realised', () => {
    expect(todayProfit(the(held), figuresAt(0, seoul, '71000', '69000'))).toMatchObject({ amount: '9000' })
    expect(todayProfit(the(held), figuresAt(1, seoul, '71000', '69000'))).toMatchObject({ amount: '20000' })
    expect(todayProfit(the(closedAt(NOW)), figuresAt(0, seoul, '71000'))).toMatchObject({ amount: '97575' })
    expect(todayProfit(the(closedAt(NOW)), figuresAt(1, seoul, '71000'))).toBeUndefined()
  })

  test('yesterday’s profit likewise, up to yesterday’s close', () => {
    expect(yesterdayProfit(the(held), figuresAt(0, seoul, '71000', '69000'))).toBeUndefined()
    expect(yesterdayProfit(the(held), figuresAt(1, seoul, '71000', '69000'))).toMatchObject({
      amount: '-11000',
    })
    const later = figuresAt(2, seoul, '71000', '69000', '68000')
    expect(yesterdayProfit(the(held), later)).toMatchObject({ amount: '10000' })
    expect(yesterdayProfit(the(closedAt(NOW)), figuresAt(1, seoul, '1'))).toMatchObject({ amount: '97575' })
    expect(yesterdayProfit(the(closedAt(NOW)), figuresAt(2, seoul, '1'))).toBeUndefined()
    const closedToday = the(closedAt(plusMs(NOW, 2 * DAY_MS)))
    expect(yesterdayProfit(closedToday, later)).toMatchObject({ amount: '10000' })
  })

  test('stay undefined without a quote', () => {
    const blind = { ...figuresAt(0, newYork, '1') }
    expect(todayProfit(the(held), blind)).toBeUndefined()
    expect(portfolioOf(held, 'KRW', blind)).toMatchObject({
      unpriced: [seoul.id],
      figures: { unrealised: { amount: '0' }, holdingFunds: { amount: '701000' } },
    })
  })
})

describe('figures of an account', () => {
  test('total assets are available, frozen and holding funds', () => {
    const state = after(held, [
      limit(seoul, 1, '60000'),
      factsOf(seoul, '70000', '70100', { newIds: [orderId('second')] }),
    ])
    expect(portfolioOf(state, 'KRW', figuresAt(0, seoul, '80000')).figures).toMatchObject({
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
    expect(portfolioOf(closed, 'KRW', figuresAt(0, seoul, '80000')).figures).toMatchObject({
      available: { amount: '100097575' },
      withdrawable: { amount: '99298895' }, // without the 798,680 of the sale
      profitableFunds: { amount: '97575' },
    })
    const settled = { ...figuresAt(0, seoul, '80000'), now: SETTLES }
    expect(portfolioOf(closed, 'KRW', settled).figures.withdrawable).toMatchObject({ amount: '100097575' })
  })

  test('sums convert unrounded and round once', () => {
    const par = decimal('1')
    const others = { CNY: par, HKD: par, JPY: par, VND: par, MYR: par }
    const real = { USD: par, KRW: decimal('0.0007'), TWD: decimal('0.031'), THB: decimal('0.0299') }
    const rates = { ...others, ...real }
    const all = portfoliosOf(beginner, figuresAt(0, seoul, '80000'))
    expect(all.map(({ currency }) => currency)).toEqual(['TWD', 'USD', 'THB', 'KRW'])
    // 100,000 + 70,000 + 93,000 + 89,700
    expect(convertPortfolios(all, 'USD', rates).totalAssets).toEqual({ currency: 'USD', amount: '352700.00' })
    expect(convertPortfolios(all, 'KRW', rates).totalAssets).toEqual({ currency: 'KRW', amount: '503857143' })
  })
})
