import type { LocalDate } from '../../base/instant.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { exact, roundTo } from '../../base/money/exact.ts'
import { type Money, add, isZero, subtract, zero } from '../../base/money/money.ts'
import { scaled } from '../../base/money/scaled.ts'
import { dayNumber } from '../../base/sessions/localDates.ts'
import {
  type ClosedTrade,
  type DailyWorth,
  type Fall,
  NO_FALL,
  RISK_DAYS,
  dailyReturns,
  deepestFall,
  riskOf,
  winRateOf,
  yearlyDeviation,
} from '../mentoring/figures.ts'
import type { RunDay } from './run.ts'

const RATE_DIGITS = 6

export const worthsOf = (days: readonly RunDay[]): readonly DailyWorth[] =>
  days.map(({ date, equity }) => ({ date, worth: equity.amount }))

/** Each sale of a run, with what it earned and how long the oldest of it was held. */
export const closedTradesOf = (days: readonly RunDay[]): readonly ClosedTrade[] =>
  days.flatMap(({ date, fills }) =>
    fills.flatMap(({ earned, since }) =>
      earned === undefined
        ? []
        : [{ earned: earned.amount, heldDays: dayNumber(date) - dayNumber(since ?? date) }],
    ),
  )

/** The most trading days in a row on which a run was worth less than at a close before. */
export function daysUnderWater(days: readonly RunDay[], capital: Money): number {
  let high = scaled(capital.amount)
  let [longest, current] = [0, 0]
  /** What the day before was worth, where that was less than the high: without shares, day after day is worth the same. */
  let below: Decimal | undefined
  for (const { equity } of days) {
    const worth = equity.amount === below ? undefined : scaled(equity.amount)
    const isUnder = worth === undefined || worth < high
    current = isUnder ? current + 1 : 0
    below = isUnder ? equity.amount : undefined
    if (!isUnder) high = worth
    longest = Math.max(longest, current)
  }
  return longest
}

/** A year of a run: from the last close of the year before, or from its start. */
export interface YearReturn {
  readonly year: string
  readonly rate: Decimal
}

export function yearReturns(days: readonly RunDay[], capital: Money): readonly YearReturn[] {
  const ends = new Map(days.map(({ date, equity }) => [date.slice(0, 4), equity.amount]))
  let before = capital.amount
  return [...ends].map(([year, worth]) => {
    const rate = roundTo(exact(worth).div(exact(before)).minus('1'), RATE_DIGITS, 'halfUp')
    before = worth
    return { year, rate }
  })
}

export interface RunFigures {
  readonly earned: Money
  /** Part of the capital: 0.25 is 25 percent. */
  readonly rate: Decimal
  readonly drawdown: Decimal
  /** Undefined where it never fell. */
  readonly fall?: Fall | undefined
  readonly daysUnderWater: number
  /** Part of the trading days at whose close it had the share. */
  readonly exposure: Decimal
  /** Commission and tax. */
  readonly charged: Money
  readonly income: Money
  /** Undefined without a closed trade. */
  readonly winRate?: Decimal | undefined
  readonly closedTrades: number
  /** Undefined under three days. */
  readonly risk?: number | undefined
  readonly until?: LocalDate | undefined
}

/** What is told of a run, or of a backtest, from its days. */
export function runFigures(days: readonly RunDay[], capital: Money): RunFigures {
  const last = days.at(-1)
  const earned = subtract(last?.equity ?? capital, capital)
  const none = zero(capital.currency)
  const trades = closedTradesOf(days)
  const deviation = yearlyDeviation(dailyReturns(worthsOf(days.slice(-RISK_DAYS - 1))))
  const fall = deepestFall(worthsOf(days))
  const inside = days.filter(({ lots }) => lots > 0).length
  return {
    earned,
    rate: roundTo(exact(earned.amount).div(exact(capital.amount)), RATE_DIGITS, 'halfUp'),
    drawdown: fall?.part ?? NO_FALL,
    fall,
    daysUnderWater: daysUnderWater(days, capital),
    exposure: roundTo(exact(String(inside)).div(String(Math.max(1, days.length))), RATE_DIGITS, 'halfUp'),
    charged: add(none, ...days.flatMap(({ fills }) => fills.map(({ charged }) => charged))),
    income: add(none, ...days.flatMap(({ income }) => (isZero(income) ? [] : [income]))),
    winRate: winRateOf(trades),
    closedTrades: trades.length,
    risk: deviation === undefined ? undefined : riskOf(deviation),
    until: last?.date,
  }
}
