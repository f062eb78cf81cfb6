import type { PortfolioYear, RequestOf, portfolioYear } from '@onelot/api-client'
import {
  type AccountHistory,
  type Instant,
  type Money,
  type TaxedProfits,
  add,
  boundsOfYear,
  homeZone,
  taxedProfits,
  toLocal,
  yearsOf,
} from '@onelot/domain'
import type { Services } from '../../../services.ts'
import { ratesAt } from '../../base/figures.ts'
import { earnedColumns, totalsOf } from './profits.ts'

const otherColumns = ['withheld', 'fees', 'taxes', 'interest'] as const
const columns = ['realised', 'dividends', ...otherColumns] as const

const withProfit = <Sums extends Readonly<Record<'realised' | 'dividends', Money>>>(sums: Sums) => ({
  ...sums,
  profit: add(sums.realised, sums.dividends),
})

/** What a calendar year at home brought and cost (docs/rules/portfolio.md). */
export function yearOf(
  services: Services,
  history: AccountHistory,
  { currency, year: asked }: RequestOf<typeof portfolioYear>,
  now: Instant,
): PortfolioYear {
  const current = Number(toLocal(homeZone, now).date.slice(0, 4))
  const year = asked ?? current
  const own: readonly TaxedProfits[] = taxedProfits(history, boundsOfYear(year))
  const converted = earnedColumns(own, otherColumns, currency, ratesAt(services, now))
  const exits = own.reduce((sum, one) => sum + one.exits, 0)
  return {
    year,
    years: yearsOf(history, now),
    zone: homeZone,
    currencies: own.map(withProfit),
    total: { ...withProfit(totalsOf(converted, columns, currency)), exits },
    asOf: now,
  }
}
