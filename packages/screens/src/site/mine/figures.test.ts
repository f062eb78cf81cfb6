import type { TradeSummary } from '@onelot/api-client'
import { add, instant, money, zero } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { summedFigures, partsOf, sourcesOf } from './figures.ts'

const usd = (amount: string) => money('USD', amount)
const summary: TradeSummary = {
  totalAssets: usd('171.50'),
  available: usd('100'),
  frozen: usd('20'),
  holdingFunds: usd('51.50'),
  profitableFunds: usd('-3.50'),
  unrealised: usd('1.50'),
  borrowed: usd('0'),
  marketValue: usd('51.50'),
  todayProfit: usd('1'),
  yesterdayProfit: usd('0'),
  estimatedIncome: usd('1'),
  availableQuota: usd('99'),
  withdrawable: usd('100'),
  paidIn: usd('175'),
  sources: {
    realised: usd('-5.00'),
    entryFees: usd('-0.30'),
    others: [
      { module: 'exchange', money: usd('-0.20') },
      { module: 'savingPlans', money: usd('0.45') },
      { module: 'withdrawals', money: usd('0') },
    ],
    rounding: usd('0.05'),
  },
  accounts: [
    {
      available: usd('90'),
      frozen: usd('20'),
      margin: usd('50'),
      withdrawable: usd('90'),
      days: [],
      holds: [],
      converted: { available: usd('90'), frozen: usd('20'), holdingFunds: usd('51.50') },
    },
    {
      available: money('THB', '300'),
      frozen: money('THB', '0'),
      margin: money('THB', '0'),
      withdrawable: money('THB', '300'),
      days: [],
      holds: [],
      converted: { available: usd('10'), frozen: usd('0'), holdingFunds: usd('0') },
    },
  ],
  asOf: instant(Date.parse('2026-03-10T02:00:00Z')),
}

describe('the figures of Mine', () => {
  it.each(summedFigures)('%s is the sum of its parts', (figure) => {
    const parts = partsOf(figure, summary).map(({ value }) => value)
    expect(add(zero('USD'), ...parts)).toEqual(summary[figure])
    expect(parts.length).toBeGreaterThan(0)
  })

  it('have sources that add up to the total assets, of which those that are nothing are left out', () => {
    const sources = sourcesOf(summary)
    expect(add(zero('USD'), ...sources.map(({ value }) => value))).toEqual(summary.totalAssets)
    expect(sources.map(({ name }) => name)).toEqual(
      ['netDeposits', 'realised', 'unrealised', 'entryFees', 'exchange', 'other', 'borrowed', 'rounding'].map(
        (part) => ({ part }),
      ),
    )
  })

  it('leave out a currency without any, and name what is held in another one', () => {
    expect(partsOf('available', summary)).toMatchObject([
      { name: { currency: 'USD' }, own: undefined },
      { name: { currency: 'THB' }, value: usd('10'), own: money('THB', '300') },
    ])
  })
})
