import type { LocalDate } from '../../base/instant.ts'
import type { Currency } from '../../base/money/currency.ts'
import { type Decimal, ZERO } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import { type Money, isZero, money, subtract } from '../../base/money/money.ts'
import { plusDays } from '../../base/sessions/localDates.ts'
import { type DailyTerms, YEAR_DAYS, broughtForward } from './accrual.ts'

/** Shares of one loan, or of automatic lending of one share, from a date on until the next span. */
export interface LentSpan {
  readonly since: LocalDate
  readonly shares: number
}

export interface EarnedOn {
  readonly date: LocalDate
  /** Before tax. */
  readonly earned: Money
}

const wholeOf = (sum: Decimal, currency: Currency): Money =>
  money(currency, exact(sum).div(YEAR_DAYS), 'down')

/**
 * What spans, in order of their dates, earned on each date from `first` to the one before `until`: whole units, by which the sum of all dates since
 * `first` grew. So they add up to what that sum comes to.
 */
export function earnedByDate(
  spans: readonly LentSpan[],
  { first, until }: { readonly first: LocalDate; readonly until: LocalDate },
  currency: Currency,
  terms: DailyTerms,
): readonly EarnedOn[] {
  const found: EarnedOn[] = []
  let sum = ZERO
  let next = 0
  let shares = 0
  for (let date = first; date < until; date = plusDays(date, 1)) {
    for (let span = spans[next]; span !== undefined && span.since <= date; span = spans[next]) {
      shares = span.shares
      next += 1
    }
    const after = broughtForward({ shares, since: date, sum }, plusDays(date, 1), terms).sum
    const earned = subtract(wholeOf(after, currency), wholeOf(sum, currency))
    if (!isZero(earned)) found.push({ date, earned })
    sum = after
  }
  return found
}
