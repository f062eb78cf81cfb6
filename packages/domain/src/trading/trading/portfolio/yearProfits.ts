import { type Instant, localDate, plusMs } from '../../../base/instant.ts'
import type { Currency } from '../../../base/money/currency.ts'
import { type Money, add, zero } from '../../../base/money/money.ts'
import { type DayBounds, zoneOfCurrency } from '../../../base/sessions/currencyDays.ts'
import { fromLocal, toLocal } from '../../../base/sessions/zonedTime.ts'
import { type AccountHistory, earnedOf } from './history.ts'
import { type Profits, noProfits, profitsOf, realisingAt } from './profits.ts'

/** The broker is at home in Seoul: calendar years of every account are of this zone, whatever it trades (docs/rules/portfolio.md). */
export const homeZone = zoneOfCurrency('KRW')

/** What an account earned and paid in one currency in some time. */
export interface TaxedProfits extends Profits {
  /** After withholding, less what was charged of short positions. */
  readonly dividends: Money
  /** What was withheld of them. */
  readonly withheld: Money
  /** Paid on what was borrowed; no part of what was realised. */
  readonly interest: Money
}

const yearOf = (at: Instant): number => Number(toLocal(homeZone, at).date.slice(0, 4))
const yearBegins = (year: number): Instant => fromLocal(homeZone, localDate(`${String(year)}-01-01`), 0)

/** The first and the last moment of a calendar year at home. */
export const boundsOfYear = (year: number): DayBounds => ({
  from: yearBegins(year),
  to: plusMs(yearBegins(year + 1), -1),
})

/** Calendar years of an account, the latest first: from the one in which it had its first money to that of now; none before. */
export function yearsOf({ postings }: Pick<AccountHistory, 'postings'>, now: Instant): readonly number[] {
  const [first] = postings
  if (first === undefined) return []
  const last = yearOf(now)
  return Array.from({ length: last - yearOf(first.at) + 1 }, (_, index) => last - index)
}

/** What was earned and paid between two moments, both counted, by currency: the ledger's and the exits' own amounts, none converted. */
export function taxedProfits(history: AccountHistory, { from, to }: DayBounds): readonly TaxedProfits[] {
  const isIn = (at: Instant): boolean => from <= at && at <= to
  const sums = new Map<Currency, TaxedProfits>()
  const withNoDividends = (profits: Profits): TaxedProfits => {
    const none = zero(profits.currency)
    return { ...profits, dividends: none, withheld: none, interest: none }
  }
  for (const profits of profitsOf(realisingAt(history, isIn)))
    sums.set(profits.currency, withNoDividends(profits))
  for (const line of history.postings) {
    if (!isIn(line.at)) continue
    const earned = earnedOf(line)
    const { currency } = line.money
    const before = sums.get(currency) ?? withNoDividends(noProfits(currency))
    if (line.to === 'interest') sums.set(currency, { ...before, interest: add(before.interest, line.money) })
    if (earned === undefined) continue
    sums.set(currency, {
      ...before,
      dividends: add(before.dividends, earned),
      withheld: line.reason === 'withholding' ? add(before.withheld, line.money) : before.withheld,
    })
  }
  return [...sums.values()]
}
