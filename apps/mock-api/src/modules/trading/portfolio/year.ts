import type { PortfolioYear, RequestOf, portfolioYear } from '@onelot/api-client'
import {
  type AccountHistory,
  type Instant,
  type Money,
  type TaxedProfits,
  add,
  boundsOfYear,
  currencies,
  homeZone,
  isZero,
  subtract,
  taxedProfits,
  toLocal,
  yearsOf,
  zero,
} from '@onelot/domain'
import { managedPaid } from '@onelot/domain/modules/managed/strategies'
import { lendingPaid } from '@onelot/domain/modules/offExchange/lending'
import type { Services } from '../../../services.ts'
import { ratesAt } from '../../base/figures.ts'
import { earnedColumns, totalsOf } from './profits.ts'

const otherColumns = [
  'withheld',
  'fees',
  'taxes',
  'interest',
  'gross',
  'tax',
  'strategies',
  'managementFees',
] as const
const columns = ['realised', 'dividends', ...otherColumns] as const

type Besides = Readonly<Record<'gross' | 'tax' | 'strategies' | 'managementFees', Money>>

function withProfit<Sums extends Besides & Readonly<Record<'realised' | 'dividends', Money>>>(sums: Sums) {
  const { gross, tax, ...others } = sums
  const net = subtract(gross, tax)
  const managed = subtract(sums.strategies, sums.managementFees)
  return {
    ...others,
    lending: { gross, tax, net },
    profit: add(sums.realised, sums.dividends, net, managed),
  }
}

/** What an account earned of trading, dividends, lending and managed money in each currency; those in which that is nothing are left out. */
function earnedIn(history: AccountHistory, year: number): readonly (TaxedProfits & Besides)[] {
  const { from, to } = boundsOfYear(year)
  const profits = taxedProfits(history, { from, to })
  const lines = history.postings.filter(({ at }) => from <= at && at <= to)
  return currencies.flatMap((currency) => {
    const own = profits.find((one) => one.currency === currency)
    const { gross, tax } = lendingPaid(lines, currency)
    const managed = managedPaid(lines, currency)
    const { strategies, managementFees } = managed
    if (own === undefined && [gross, strategies, managementFees].every(isZero)) return []
    const none = zero(currency)
    const nothing = {
      currency,
      realised: none,
      dividends: none,
      withheld: none,
      fees: none,
      taxes: none,
      interest: none,
      exits: 0,
    }
    return [{ ...(own ?? nothing), gross, tax, ...managed }]
  })
}

/** What a calendar year at home brought and cost (docs/rules/portfolio.md). */
export function yearOf(
  services: Services,
  history: AccountHistory,
  { currency, year: asked }: RequestOf<typeof portfolioYear>,
  now: Instant,
): PortfolioYear {
  const current = Number(toLocal(homeZone, now).date.slice(0, 4))
  const year = asked ?? current
  const own = earnedIn(history, year)
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
