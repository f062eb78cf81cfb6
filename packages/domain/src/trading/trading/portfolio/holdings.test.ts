import { describe, expect, test } from 'vitest'
import { localDate } from '../../../base/instant.ts'
import { defaultMarkets } from '../../../base/instruments/markets.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { type Money, add, money, subtract, zero } from '../../../base/money/money.ts'
import type { FigureContext } from './figures.ts'
import { NOW, after, beginner, contextOf, instruments, quoteOf, trader } from '../testing/fixture.ts'
import { close, limit, market } from '../testing/given.ts'
import { holdingsOf } from './holdings.ts'
import type { Rates } from '../../../base/money/convert.ts'

const { seoul, newYork } = instruments
const today = localDate('2026-01-05')
const par = decimal('1')
const rates: Rates = {
  ...{ CNY: par, HKD: par, JPY: par, VND: par, MYR: par, USD: par },
  ...{ KRW: decimal('0.0007'), TWD: decimal('0.0313'), THB: decimal('0.0299') },
}
const context: FigureContext = {
  now: NOW,
  quotes: (id) => {
    if (id === seoul.id) return quoteOf(seoul, '71000', '71100')
    return id === newYork.id ? quoteOf(newYork, '101.37', '101.38') : undefined
  },
  closeBefore: () => undefined,
  markets: defaultMarkets,
  days: () => ({ today, yesterday: localDate('2026-01-02') }),
}
const korean = after(
  trader,
  [market(seoul, 10), contextOf(seoul, '70000', '70100')],
  [close(4), contextOf(seoul, '80000', '80100')],
)
const active = after(
  korean,
  [market(newYork, 7, 'long', 2), contextOf(newYork, '100.00', '100.01')],
  [limit(seoul, 1, '60000'), contextOf(seoul, '70000', '70100')],
)
const holdings = (currency: 'USD' | 'KRW', holder = active) =>
  holdingsOf(holder.state, holder.ledger, currency, context, rates)

describe('holdings', () => {
  test('say what was paid in and what was realised', () => {
    expect(holdings('KRW')).toMatchObject({
      // 70,000, 100,000, 93,900 and 89,700 dollars
      paidIn: money('KRW', '505142857'),
      // 39,600 less 48, 480 and 42 of the entry's 105
      realised: money('KRW', '39030'),
    })
  })

  test.each(['USD', 'KRW'] as const)('have parts in %s that add up to the total', (currency) => {
    const { figures, byMarket, byCurrency, byHolding } = holdings(currency)
    const sumOf = (parts: readonly { readonly worth: Money }[]) =>
      add(zero(currency), ...parts.map(({ worth }) => worth))
    expect(byMarket.map(({ of }) => of)).toEqual(['cash', 'KRX', 'US'])
    expect(byCurrency.map(({ of }) => of)).toEqual(['TWD', 'USD', 'THB', 'KRW'])
    expect(sumOf(byMarket)).toEqual(figures.totalAssets)
    expect(sumOf(byCurrency)).toEqual(figures.totalAssets)
    expect(byHolding.map(({ of }) => of)).toEqual(['cash', seoul.id, newYork.id])
    expect(sumOf(byHolding)).toEqual(figures.totalAssets)
  })

  test('leave out what is nothing', () => {
    expect(holdings('USD', beginner).byMarket).toEqual([
      { of: 'cash', worth: holdings('USD', beginner).figures.totalAssets },
    ])
  })

  test('name what each instrument and what was closed contribute', () => {
    const { figures, byInstrument, closed } = holdings('KRW', korean)
    const [only, ...more] = byInstrument
    expect(more).toEqual([])
    // 6 shares at 71,000, bought at 70,100
    expect(only).toMatchObject({
      instrument: seoul.id,
      marketValue: money('KRW', '426000'),
      unrealised: money('KRW', '5400'),
      todayProfit: money('KRW', '5400'),
    })
    expect(closed.todayProfit).toEqual(money('KRW', '39030'))
    expect(figures.todayProfit).toEqual(money('KRW', '44430'))
  })

  test('are worth what was paid in and earned, less the charges of opening what is held', () => {
    const { figures, paidIn } = holdings('KRW', korean)
    const entryFee = money('KRW', '63')
    expect(figures.totalAssets).toEqual(subtract(add(paidIn, figures.profitableFunds), entryFee))
  })
})
