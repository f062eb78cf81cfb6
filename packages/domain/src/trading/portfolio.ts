import type { AccountState } from '../account/state.ts'
import type { InstrumentId } from '../ids.ts'
import type { Leverage } from '../instruments/instrument.ts'
import type { Instant } from '../instant.ts'
import { type Balances, balanceOf } from '../ledger/ledger.ts'
import { type Currency, currencies } from '../money/currency.ts'
import { type Decimal, type Exact, exact } from '../money/decimal.ts'
import { type Money, add, larger, money, negate, subtract, zero } from '../money/money.ts'
import {
  type FigureFacts,
  type PositionFigures,
  positionFigures,
  proceedsOf,
  todayProfit,
  yesterdayProfit,
} from './figures.ts'
import type { Position } from './order.ts'
import { isOpen } from './tabs.ts'
import { buyingPowerOf } from './ticket.ts'

/** The sums that /trade/index and Mine show (RULES 3, Figures); all in one currency. */
export const figureNames = [
  'available',
  'frozen',
  'margin',
  'copy',
  'borrowed',
  'marketValue',
  'unrealised',
  'holdingFunds',
  'profitableFunds',
  'todayProfit',
  'yesterdayProfit',
  'estimatedIncome',
  'availableQuota',
  'withdrawable',
  'totalAssets',
] as const
export type FigureName = (typeof figureNames)[number]
export type Figures = Readonly<Record<FigureName, Money>>

/** `unpriced` names open positions' instruments without a quote: they count at entry, and the screen says so. */
export interface Portfolio {
  readonly currency: Currency
  readonly figures: Figures
  readonly unpriced: readonly InstrumentId[]
}

type Account = Pick<AccountState, 'balances' | 'positions'>

/** Withdrawable = max(0, available - proceeds not yet settled) (RULES 2). */
export function withdrawableOf(account: Account, currency: Currency, now: Instant): Money {
  let left = balanceOf(account.balances, currency, 'available')
  for (const position of Object.values(account.positions))
    if (position.status === 'closed' && position.currency === currency && position.closing.settlesAt > now)
      left = subtract(left, proceedsOf(position))
  return larger(left, zero(currency))
}

/** The buying power of what is available (RULES 3), by the charges of the currency's own stock market; 1x unless told. */
export function availableQuotaOf(
  balances: Balances,
  currency: Currency,
  markets: FigureFacts['markets'],
  leverage: Leverage = 1,
): Money {
  const available = balanceOf(balances, currency, 'available')
  const home = Object.values(markets).find((market) => market.currency === currency)
  return home === undefined ? available : buyingPowerOf(available, leverage, home.charges)
}

/** An open position at its quote; without one, at its entry. */
function worth(position: Position, facts: FigureFacts): PositionFigures | undefined {
  if (!isOpen(position)) return undefined
  const price = facts.quotes(position.terms.instrument)?.price ?? position.fill.price
  return positionFigures(position, price, facts.markets[position.market])
}

/** One currency of an account, unconverted. */
export function portfolioOf(account: Account, currency: Currency, facts: FigureFacts): Portfolio {
  const positions = Object.values(account.positions).filter((position) => position.currency === currency)
  const open = positions.map((position) => worth(position, facts)).filter((figures) => figures !== undefined)
  const total = (amounts: readonly (Money | undefined)[]): Money =>
    add(zero(currency), ...amounts.filter((amount) => amount !== undefined))
  const sum = (name: keyof PositionFigures): Money => total(open.map((figures) => figures[name]))
  const balance = (bucket: 'available' | 'frozen' | 'margin' | 'copy' | 'loan'): Money =>
    balanceOf(account.balances, currency, bucket)
  const realised = total(
    positions.map((position) => (position.status === 'closed' ? position.closing.netProfit : undefined)),
  )
  const unpriced = positions
    .filter(isOpen)
    .map(({ terms }) => terms.instrument)
    .filter((instrument) => facts.quotes(instrument) === undefined)
  return {
    currency,
    unpriced: [...new Set(unpriced)],
    figures: {
      available: balance('available'),
      frozen: balance('frozen'),
      margin: balance('margin'),
      copy: balance('copy'),
      borrowed: larger(negate(balance('loan')), zero(currency)),
      marketValue: sum('marketValue'),
      unrealised: sum('unrealised'),
      holdingFunds: sum('holdingFunds'),
      profitableFunds: add(realised, sum('unrealised')),
      todayProfit: total(positions.map((position) => todayProfit(position, facts))),
      yesterdayProfit: total(positions.map((position) => yesterdayProfit(position, facts))),
      estimatedIncome: sum('estimatedIncome'),
      availableQuota: availableQuotaOf(account.balances, currency, facts.markets),
      withdrawable: withdrawableOf(account, currency, facts.now),
      totalAssets: add(balance('available'), balance('frozen'), sum('holdingFunds'), balance('copy')),
    },
  }
}

/** Every currency in which the account ever had money. */
export const portfoliosOf = (account: Account, facts: FigureFacts): readonly Portfolio[] =>
  currencies
    .filter((currency) => account.balances[currency] !== undefined)
    .map((currency) => portfolioOf(account, currency, facts))

/**
 * The account in one currency: sums convert at mid rates, unrounded, and round once at the end (RULES 1). `rates` tells what one
 * of each currency is worth in a common unit.
 */
export function convertPortfolios(
  portfolios: readonly Portfolio[],
  currency: Currency,
  rates: Readonly<Record<Currency, Decimal>>,
): Figures {
  const converted = (name: FigureName): Money => {
    const unit = portfolios.reduce<Exact>(
      (sum, { figures }) => sum.plus(exact(figures[name].amount).times(rates[figures[name].currency])),
      exact('0'),
    )
    return money(currency, unit.div(rates[currency]))
  }
  return {
    available: converted('available'),
    frozen: converted('frozen'),
    margin: converted('margin'),
    copy: converted('copy'),
    borrowed: converted('borrowed'),
    marketValue: converted('marketValue'),
    unrealised: converted('unrealised'),
    holdingFunds: converted('holdingFunds'),
    profitableFunds: converted('profitableFunds'),
    todayProfit: converted('todayProfit'),
    yesterdayProfit: converted('yesterdayProfit'),
    estimatedIncome: converted('estimatedIncome'),
    availableQuota: converted('availableQuota'),
    withdrawable: converted('withdrawable'),
    totalAssets: converted('totalAssets'),
  }
}
