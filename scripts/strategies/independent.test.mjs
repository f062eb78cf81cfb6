import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultMarkets } from '../../packages/domain/src/base/instruments/markets.ts'
import { decimal } from '../../packages/domain/src/base/money/decimal.ts'
import { exact, toDecimal } from '../../packages/domain/src/base/money/exact.ts'
import { money } from '../../packages/domain/src/base/money/money.ts'
import { yearlyDeviation, dailyReturns } from '../../packages/domain/src/managed/mentoring/figures.ts'
import { runFigures, worthsOf } from '../../packages/domain/src/managed/running/figures.ts'
import { run } from '../../packages/domain/src/managed/running/run.ts'
import { calculate, daysOfAapl } from './independent.mjs'

const file = (name) =>
  readFileSync(new URL(`../../apps/mock-api/data/${name}`, import.meta.url), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','))
const dividends = new Map(file('aapl-dividends.csv'))
const AFTER_TAX = '0.85'

const barsOfAapl = (withDividends) =>
  file('aapl-daily-2013-2018.csv').map(([date, open, high, low, close]) => ({
    ...{ date, open: decimal(open), high: decimal(high), low: decimal(low), close: decimal(close) },
    dividend:
      withDividends && dividends.has(date)
        ? toDecimal(exact(dividends.get(date)).times(AFTER_TAX))
        : undefined,
  }))

const cases = [
  [{ kind: 'crossing', fast: 20, slow: 60 }, [20, 60]],
  [{ kind: 'crossing', fast: 5, slow: 250 }, [5, 250]],
  [{ kind: 'breakout', k: decimal('0.5') }, [5]],
  [{ kind: 'breakout', k: decimal('1.2') }, [12]],
  [{ kind: 'grid', levels: 10, width: decimal('0.1') }, [10, 10]],
  [{ kind: 'grid', levels: 7, width: decimal('0.5') }, [7, 50]],
].flatMap(([strategy, numbers]) => [true, false].map((paid) => ({ strategy, numbers, paid })))

const DAYS = 1259
const capital = money('USD', '10000')

describe('strategies over AAPL of 2013 to 2018', () => {
  it.each(cases)(
    '$strategy.kind $numbers, with dividends: $paid, are as calculated apart',
    ({ strategy, numbers, paid }) => {
      const { days } = run(strategy, barsOfAapl(paid), { capital, market: defaultMarkets.US })
      const apart = calculate(strategy.kind, numbers, 10_000, daysOfAapl(paid))
      const inCents = ({ amount }) => BigInt(amount.replace('.', ''))
      expect(days).toHaveLength(DAYS)
      expect(
        days.map(({ date, cash, lots, equity }) => ({
          date,
          cash: inCents(cash),
          lots,
          equity: inCents(equity),
        })),
      ).toEqual(apart.days)
      const figures = runFigures(days, capital)
      expect(Number(figures.drawdown)).toBeCloseTo(apart.drawdown, 5)
      expect(Number(figures.winRate)).toBeCloseTo(apart.winRate, 5)
      expect([figures.risk, figures.closedTrades]).toEqual([apart.risk, apart.sales])
      const deviation = yearlyDeviation(dailyReturns(worthsOf(days)))
      expect(Number(deviation) * 100).toBeCloseTo(apart.deviation, 3)
      expect(apart.sales).toBeGreaterThan(0)
    },
  )
})
