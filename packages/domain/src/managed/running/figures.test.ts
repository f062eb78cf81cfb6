import { describe, expect, it } from 'vitest'
import { localDate } from '../../base/instant.ts'
import { decimal } from '../../base/money/decimal.ts'
import { money } from '../../base/money/money.ts'
import { daysUnderWater, runFigures, yearReturns } from './figures.ts'
import type { RunDay } from './run.ts'
import { outOfBounds } from './strategy.ts'

const usd = (amount: string) => money('USD', amount)
const capital = usd('1000')
const day = (date: string, equity: string, extras: Partial<RunDay> = {}): RunDay => ({
  date: localDate(date),
  fills: [],
  income: usd('0'),
  cash: usd('0'),
  lots: 0,
  equity: usd(equity),
  ...extras,
})
const days = [
  day('2025-12-30', '990', {
    lots: 10,
    fills: [{ side: 'buy', lots: 10, price: decimal('99'), amount: usd('991'), charged: usd('1') }],
  }),
  day('2025-12-31', '1100', { lots: 10, income: usd('5') }),
  day('2026-01-02', '880', { lots: 10 }),
  day('2026-01-05', '990', {
    fills: [
      {
        ...{ side: 'sell', lots: 10, price: decimal('100'), amount: usd('998'), charged: usd('2') },
        earned: usd('7'),
        since: localDate('2025-12-30'),
      },
    ],
  }),
]

describe('figures of a run', () => {
  it('are of its days at their closes', () => {
    expect(runFigures(days, capital)).toMatchObject({
      earned: usd('-10'),
      rate: '-0.010000',
      drawdown: '0.200000',
      daysUnderWater: 2,
      exposure: '0.750000',
      charged: usd('3'),
      income: usd('5'),
      winRate: '1.000000',
      closedTrades: 1,
    })
  })

  it('count the days under the capital as days under water', () => {
    expect(daysUnderWater(days.slice(0, 1), capital)).toBe(1)
  })

  it('are of nothing before the first day', () => {
    expect(runFigures([], capital)).toMatchObject({
      earned: usd('0'),
      exposure: '0.000000',
      winRate: undefined,
    })
  })

  it('tell each year from the last close of the year before', () => {
    expect(yearReturns(days, capital)).toEqual([
      { year: '2025', rate: '0.100000' },
      { year: '2026', rate: '-0.100000' },
    ])
  })
})

describe('parameters of a strategy', () => {
  it('are within their bounds, and the fast average under the slow one', () => {
    expect(outOfBounds({ kind: 'crossing', fast: 2, slow: 250 })).toEqual([])
    expect(outOfBounds({ kind: 'crossing', fast: 60, slow: 60 })).toEqual(['fast'])
    expect(outOfBounds({ kind: 'crossing', fast: 1, slow: 251 })).toEqual(['fast', 'slow'])
    expect(outOfBounds({ kind: 'breakout', k: decimal('0.1') })).toEqual([])
    expect(outOfBounds({ kind: 'breakout', k: decimal('2.01') })).toEqual(['k'])
    expect(outOfBounds({ kind: 'grid', levels: 20, width: decimal('0.5') })).toEqual([])
    expect(outOfBounds({ kind: 'grid', levels: 1, width: decimal('0.019') })).toEqual(['levels', 'width'])
  })
})
