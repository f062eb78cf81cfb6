import type { LocalDate } from '../../base/instant.ts'
import { type Decimal, type Exact, exact, roundTo } from '../../base/money/decimal.ts'

/** Rates have so many digits: 0.123456 is 12.3456 percent. */
const RATE_DIGITS = 6
const rounded = (value: Exact): Decimal => roundTo(value, RATE_DIGITS, 'halfUp')

/** A mentor's worth after a trading day. */
export interface DailyWorth {
  readonly date: LocalDate
  readonly worth: Decimal
}

/** Of each day after the first. */
export const dailyReturns = (days: readonly DailyWorth[]): readonly Exact[] =>
  days.slice(1).map(({ worth }, index) => {
    const before = days[index]?.worth ?? worth
    return exact(worth).div(exact(before)).minus('1')
  })

/** The greatest fall from a high before it, as a part of the high: 0.25 is 25 percent. Falls are compared without a division, which would take most of the time over years of days. */
export function drawdownOf(days: readonly DailyWorth[]): Decimal {
  let high = exact('0')
  let [fallen, from] = [exact('0'), exact('1')]
  let last: Decimal | undefined
  for (const day of days) {
    if (day.worth === last) continue
    last = day.worth
    const worth = exact(day.worth)
    if (worth.gte(high)) {
      high = worth
      continue
    }
    const fall = high.minus(worth)
    if (fall.times(from).gt(fallen.times(high))) [fallen, from] = [fall, high]
  }
  return rounded(fallen.div(from))
}

export interface MonthReturn {
  /** `2026-03`. */
  readonly month: string
  readonly rate: Decimal
}

/** Of each full month: from the last day of the month before to its own. The month of `today` is not full. */
export function monthReturns(days: readonly DailyWorth[], today: LocalDate): readonly MonthReturn[] {
  const ends = new Map<string, Decimal>()
  for (const { date, worth } of days) ends.set(date.slice(0, 7), worth)
  const months = [...ends].filter(([month]) => month < today.slice(0, 7))
  return months.slice(1).map(([month, worth], index) => {
    const before = months[index]?.[1] ?? worth
    return { month, rate: rounded(exact(worth).div(exact(before)).minus('1')) }
  })
}

const FULL_MONTHS = 12

/** The best and the worst of the last twelve full months; undefined where there is none. */
export function extremeMonths(
  months: readonly MonthReturn[],
): { readonly best: MonthReturn; readonly worst: MonthReturn } | undefined {
  const byRate = months.slice(-FULL_MONTHS).toSorted((a, b) => exact(a.rate).cmp(exact(b.rate)))
  const [worst, best] = [byRate.at(0), byRate.at(-1)]
  return worst === undefined || best === undefined ? undefined : { best, worst }
}

/** Days after the first that the risk is of. */
export const RISK_DAYS = 250
const YEAR_DAYS = '252'
/** Deviation of a year, in percent, up to which the risk is 1, 2 and so on; above the last it is 10. */
const riskBounds = [5, 8, 11, 15, 20, 25, 32, 40, 55]

/** Deviation of a year from the sample deviation of daily returns; undefined under two. */
export function yearlyDeviation(returns: readonly Exact[]): Decimal | undefined {
  const last = returns.slice(-RISK_DAYS)
  if (last.length < 2) return undefined
  const count = String(last.length)
  const mean = last.reduce((sum, one) => sum.plus(one), exact('0')).div(count)
  const squares = last.reduce((sum, one) => sum.plus(one.minus(mean).pow(2)), exact('0'))
  return rounded(
    squares
      .div(String(last.length - 1))
      .times(YEAR_DAYS)
      .sqrt(),
  )
}

/** From 1 to 10. @param deviation of a year */
export function riskOf(deviation: Decimal): number {
  const percent = exact(deviation).times('100')
  const index = riskBounds.findIndex((bound) => percent.lte(String(bound)))
  return index < 0 ? riskBounds.length + 1 : index + 1
}

export const mentorLevels = ['primary', 'intermediate', 'advanced'] as const
export type MentorLevel = (typeof mentorLevels)[number]

const levelUpTo = { primary: 3, intermediate: 6 } as const

export function levelOf(risk: number): MentorLevel {
  if (risk <= levelUpTo.primary) return 'primary'
  return risk <= levelUpTo.intermediate ? 'intermediate' : 'advanced'
}

/** What a mentor bought and sold again. */
export interface ClosedTrade {
  readonly earned: Decimal
  /** Calendar days. */
  readonly heldDays: number
}

/** Part of the trades that earned something; undefined without a trade. */
export const winRateOf = (trades: readonly ClosedTrade[]): Decimal | undefined =>
  trades.length === 0
    ? undefined
    : rounded(
        exact(String(trades.filter(({ earned }) => exact(earned).gt('0')).length)).div(String(trades.length)),
      )

/** Days that a trade is held on average, to a whole one; undefined without a trade. */
export const holdingDaysOf = (trades: readonly ClosedTrade[]): number | undefined =>
  trades.length === 0
    ? undefined
    : Math.round(trades.reduce((sum, { heldDays }) => sum + heldDays, 0) / trades.length)

const WEEK_DAYS = '7'

/** Fills a week over calendar days, to a tenth. */
export const tradesAWeek = (fills: number, days: number): Decimal =>
  roundTo(
    exact(String(fills))
      .times(WEEK_DAYS)
      .div(String(Math.max(1, days))),
    1,
    'halfUp',
  )

/** Fewer followers say nothing of what followers earn. */
const LEAST_FOLLOWERS = 5

/** The median of what followers earned, each as a part of what it put in; undefined where they are too few. */
export function medianReturn(returns: readonly Decimal[]): Decimal | undefined {
  if (returns.length < LEAST_FOLLOWERS) return undefined
  const sorted = returns.toSorted((a, b) => exact(a).cmp(exact(b)))
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  if (low === undefined || high === undefined) return undefined
  return rounded(exact(low).plus(exact(high)).div('2'))
}
