import type { LocalDate } from '../../base/instant.ts'
import { type Decimal, ZERO } from '../../base/money/decimal.ts'
import { exact, toDecimal } from '../../base/money/exact.ts'
import { type Money, add, isPositive, money, subtract, zero } from '../../base/money/money.ts'
import { dayNumber } from '../../base/sessions/localDates.ts'

/** Loans are in won. */
export type Won = Money<'KRW'>
export const NOTHING: Won = zero('KRW')

/** Days of the year by which rates are counted. */
const YEAR_DAYS = '365'

/** Interest that grows by dates of Seoul. */
export interface Accrual {
  /** The first date that is still to be counted. */
  readonly since: LocalDate
  /** Over the dates before: principal x rate, exact. 365 times the interest. */
  readonly sum: Decimal
  /** What was paid of it. */
  readonly paid: Won
}

export const accruingFrom = (since: LocalDate): Accrual => ({ since, sum: ZERO, paid: NOTHING })

/** Counts the dates before `until`, each at the principal and the rate a year. A date that was counted is not counted again. */
export function broughtTo(accrual: Accrual, until: LocalDate, principal: Won, rate: Decimal): Accrual {
  const { since, sum } = accrual
  if (until <= since) return accrual
  const days = String(dayNumber(until) - dayNumber(since))
  const grown = exact(principal.amount).times(exact(rate)).times(days)
  return { ...accrual, since: until, sum: toDecimal(exact(sum).plus(grown)) }
}

/** What is owed of the dates that were counted: the exact sum half up, less what was paid of it. */
export function owedOf({ sum, paid }: Accrual): Won {
  const left = subtract(money('KRW', exact(sum).div(YEAR_DAYS)), paid)
  return isPositive(left) ? left : NOTHING
}

export const withPaid = (accrual: Accrual, paid: Won): Accrual => ({
  ...accrual,
  paid: add(accrual.paid, paid),
})

/** Interest of one day, half up. */
export const interestADay = (principal: Won, rate: Decimal): Won =>
  money('KRW', exact(principal.amount).times(exact(rate)).div(YEAR_DAYS))
