import type { LocalDate } from '../../base/instant.ts'
import { type Decimal, decimal } from '../../base/money/decimal.ts'
import { type Exact, exact, roundTo } from '../../base/money/exact.ts'
import { SCALE_DIGITS, UNIT, ofUnits, scaled, unscaled, wholeParts } from '../../base/money/scaled.ts'

/** Rates have so many digits: 0.123456 is 12.3456 percent. */
const RATE_DIGITS = 6
export const NO_FALL = decimal('0.000000')
const rounded = (value: Exact): Decimal => roundTo(value, RATE_DIGITS, 'halfUp')

/** A mentor's worth after a trading day. */
export interface DailyWorth {
  readonly date: LocalDate
  readonly worth: Decimal
}

/** Of each day after the first, scaled. */
export function dailyReturns(days: readonly DailyWorth[]): readonly bigint[] {
  const worths = days.map(({ worth }) => scaled(worth))
  return worths.slice(1).map((worth, index) => wholeParts(worth * UNIT, worths[index] ?? worth) - UNIT)
}

/** A scaled return as a rate. */
export const returnRate = (scaledReturn: bigint): Decimal =>
  ofUnits(unscaled(scaledReturn, 1, RATE_DIGITS, 'halfUp'), RATE_DIGITS)

/** The close that a worth fell from, and the one that it fell to. */
export interface Fall {
  readonly from: LocalDate
  readonly to: LocalDate
  /** Of the worth that it fell from: 0.25 is 25 percent. */
  readonly part: Decimal
}

/**
 * The greatest fall from a high before it, as a part of the high; undefined where it never fell. Falls are compared without a division, which
 * would take most of the time over years of days.
 */
export function deepestFall(days: readonly DailyWorth[]): Fall | undefined {
  let high = 0n
  let highDay: DailyWorth | undefined
  let [fallen, top] = [0n, 1n]
  let span: Pick<Fall, 'from' | 'to'> | undefined
  /** What the day before was worth, where that was less than the high: without shares, day after day is worth the same. */
  let below: Decimal | undefined
  for (const day of days) {
    if (day.worth === below) continue
    const worth = scaled(day.worth)
    below = worth < high ? day.worth : undefined
    if (highDay === undefined || worth >= high) {
      ;[high, highDay] = [worth, day]
      continue
    }
    const fall = high - worth
    if (fall * top <= fallen * high) continue
    ;[fallen, top] = [fall, high]
    span = { from: highDay.date, to: day.date }
  }
  return span && { ...span, part: returnRate((fallen * UNIT) / top) }
}

/** The part of the greatest fall; 0 where it never fell. */
export const drawdownOf = (days: readonly DailyWorth[]): Decimal => deepestFall(days)?.part ?? NO_FALL

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

/** Deviation of a year from the sample deviation of scaled daily returns; undefined under two. */
export function yearlyDeviation(returns: readonly bigint[]): Decimal | undefined {
  const last = returns.slice(-RISK_DAYS)
  if (last.length < 2) return undefined
  const mean = wholeParts(
    last.reduce((sum, one) => sum + one, 0n),
    BigInt(last.length),
  )
  const squares = last.reduce((sum, one) => sum + (one - mean) ** 2n, 0n)
  const variance = wholeParts(squares, BigInt(last.length - 1) * UNIT)
  return rounded(exact(ofUnits(variance, SCALE_DIGITS)).times(YEAR_DAYS).sqrt())
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
