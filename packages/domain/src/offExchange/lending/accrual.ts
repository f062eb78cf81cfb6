import type { LocalDate } from '../../base/instant.ts'
import type { Currency } from '../../base/money/currency.ts'
import { type Decimal, ZERO } from '../../base/money/decimal.ts'
import { exact, toDecimal } from '../../base/money/exact.ts'
import { type Money, isPositive, money, subtract } from '../../base/money/money.ts'
import { plusDays } from '../../base/sessions/localDates.ts'

/** Days of the year by which rates are counted. */
export const YEAR_DAYS = '365'

/** What lent shares have earned so far: only a change of the shares brings it forward. */
export interface Accrual {
  /** Lent at the end of each date from `since` on. */
  readonly shares: number
  /** Exchange-local; the dates before it are in `sum`. */
  readonly since: LocalDate
  /** Over the dates before: close x shares x rate, exact. 365 times the interest. */
  readonly sum: Decimal
}

/** The close of a trading day, in units of that day. */
export interface DailyClose {
  readonly date: LocalDate
  readonly close: Decimal
}

/** What dates are worth: closes in order of their dates, from one at or before the first date on, and the rate of each date. */
export interface DailyTerms {
  readonly closes: readonly DailyClose[]
  readonly rateOn: (date: LocalDate) => Decimal
}

export const nothingSince = (since: LocalDate, shares: number): Accrual => ({ shares, since, sum: ZERO })

/** Counts the dates before `until`, each at the last close at or before it. A date before the first close earns nothing. */
export function broughtForward(
  { shares, since, sum }: Accrual,
  until: LocalDate,
  { closes, rateOn }: DailyTerms,
): Accrual {
  let total = exact(sum)
  let next = 0
  let close: Decimal | undefined
  for (let date = since; date < until; date = plusDays(date, 1)) {
    for (let found = closes[next]; found !== undefined && found.date <= date; found = closes[next]) {
      close = found.close
      next += 1
    }
    if (close !== undefined)
      total = total.plus(
        exact(close)
          .times(String(shares))
          .times(exact(rateOn(date))),
      )
  }
  return { shares, since: until > since ? until : since, sum: toDecimal(total) }
}

/** What is paid of it. */
export interface LendingIncome {
  readonly gross: Money
  readonly tax: Money
  readonly net: Money
}

/** The sum by 365, and the tax of it, both rounded down. */
export function incomeOf(sum: Decimal, currency: Currency, taxRate: Decimal): LendingIncome {
  const gross = money(currency, exact(sum).div(YEAR_DAYS), 'down')
  const tax = money(currency, exact(gross.amount).times(exact(taxRate)), 'down')
  return { gross, tax, net: subtract(gross, tax) }
}

/** What shares would bring for a number of dates at one price. */
export function incomeAt(
  priced: {
    readonly price: Decimal
    readonly shares: number
    readonly rate: Decimal
    readonly dates: number
  },
  currency: Currency,
  taxRate: Decimal,
): LendingIncome {
  const sum = exact(priced.price).times(String(priced.shares)).times(exact(priced.rate))
  return incomeOf(toDecimal(sum.times(String(priced.dates))), currency, taxRate)
}

/** What remains of a sum whose whole units of the currency are paid. */
export const remainder = (sum: Decimal, { gross }: Pick<LendingIncome, 'gross'>): Decimal =>
  toDecimal(exact(sum).minus(exact(gross.amount).times(YEAR_DAYS)))

export const isPayable = (sum: Decimal, currency: Currency): boolean =>
  isPositive(money(currency, exact(sum).div(YEAR_DAYS), 'down'))
