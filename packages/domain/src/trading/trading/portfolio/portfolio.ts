import type { InstrumentId } from '../../../base/ids.ts'
import type { Instant } from '../../../base/instant.ts'
import type { Leverage } from '../../../base/instruments/instrument.ts'
import { cashOf } from '../../../base/ledger/debt.ts'
import { type Balances, balanceOf } from '../../../base/ledger/ledger.ts'
import { type Currency, currencies } from '../../../base/money/currency.ts'
import { type Rates, convertedSum } from '../../../base/money/convert.ts'
import { type Money, add, larger, money, negate, subtract, zero } from '../../../base/money/money.ts'
import { todayProfit, yesterdayProfit } from './dayProfit.ts'
import { type FigureContext, type PositionFigures, positionFigures } from './figures.ts'
import type { OpenPosition } from '../positions/position.ts'
import type { TradingState } from '../state.ts'
import { buyingPowerOf } from '../orders/ticket.ts'

/** The sums that /trade/index and Mine show (docs/rules/positions.md); all in one currency. */
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
  /** What today's profit has of exits and dividends; the rest is of what is open. */
  readonly realisedToday: Money
}

type Account = Pick<TradingState, 'positions' | 'totals'>

/** Withdrawable = max(0, available - proceeds not yet settled) (docs/rules/ledger.md). */
export function withdrawableOf(
  { totals }: Pick<TradingState, 'totals'>,
  ledger: Balances,
  currency: Currency,
  now: Instant,
): Money {
  let left = balanceOf(ledger, currency, 'available')
  for (const { currency: of, settlesAt, amount } of totals.unsettled)
    if (of === currency && settlesAt > now) left = subtract(left, money(currency, amount))
  return larger(left, zero(currency))
}

/** The buying power of what is available, by the charges of the currency's own stock market; 1x by default. */
export function availableQuotaOf(
  balances: Balances,
  currency: Currency,
  markets: FigureContext['markets'],
  leverage: Leverage = 1,
): Money {
  const available = balanceOf(balances, currency, 'available')
  const home = Object.values(markets).find((market) => market.currency === currency)
  return home === undefined ? available : buyingPowerOf(available, leverage, home.charges)
}

/** An open position at its quote; without one, at its entry. */
export function worthOf(position: OpenPosition, context: FigureContext): PositionFigures {
  const price = context.quotes(position.terms.instrument)?.price ?? position.fill.price
  return positionFigures(position, price, context.markets[position.market])
}

/** One currency of an account, unconverted. */
export function portfolioOf(
  account: Account,
  ledger: Balances,
  currency: Currency,
  context: FigureContext,
): Portfolio {
  const positions = Object.values<OpenPosition>(account.positions).filter(
    (position) => position.currency === currency,
  )
  const open = positions.map((position) => worthOf(position, context))
  const sum = (name: keyof PositionFigures): Money =>
    add(zero(currency), ...open.map((figures) => figures[name]))
  const balance = (bucket: 'available' | 'frozen' | 'margin' | 'copy' | 'loan'): Money =>
    balanceOf(ledger, currency, bucket)
  const realised = money(currency, account.totals.realised[currency] ?? '0')
  const unpriced = positions
    .map(({ terms }) => terms.instrument)
    .filter((instrument) => context.quotes(instrument) === undefined)
  const today = todayProfit(account, currency, context)
  return {
    currency,
    unpriced: [...new Set(unpriced)],
    realisedToday: today.realised,
    figures: {
      available: cashOf(ledger, currency),
      frozen: balance('frozen'),
      margin: balance('margin'),
      copy: balance('copy'),
      borrowed: larger(negate(balance('loan')), zero(currency)),
      marketValue: sum('marketValue'),
      unrealised: sum('unrealised'),
      holdingFunds: sum('holdingFunds'),
      profitableFunds: add(realised, sum('unrealised')),
      todayProfit: add(today.realised, today.open),
      yesterdayProfit: yesterdayProfit(account, currency, context),
      estimatedIncome: sum('estimatedIncome'),
      availableQuota: availableQuotaOf(ledger, currency, context.markets),
      withdrawable: withdrawableOf(account, ledger, currency, context.now),
      totalAssets: add(cashOf(ledger, currency), balance('frozen'), sum('holdingFunds'), balance('copy')),
    },
  }
}

/** Every currency in which the account ever had money. */
export const portfoliosOf = (
  account: Account,
  ledger: Balances,
  context: FigureContext,
): readonly Portfolio[] =>
  currencies
    .filter((currency) => ledger[currency] !== undefined)
    .map((currency) => portfolioOf(account, ledger, currency, context))

/**
 * The account in one currency: sums convert at mid rates, unrounded, and round once at the end (docs/rules/money.md); the total assets,
 * the profitable funds and today's profit are the sums of their rounded parts.
 */
export function convertPortfolios(
  portfolios: readonly Portfolio[],
  currency: Currency,
  rates: Rates,
): Figures {
  const sumOf = (part: (portfolio: Portfolio) => Money): Money =>
    convertedSum(portfolios.map(part), currency, rates)
  const converted = (name: FigureName): Money => sumOf(({ figures }) => figures[name])
  const unrealised = converted('unrealised')
  const realised = sumOf(({ figures }) => subtract(figures.profitableFunds, figures.unrealised))
  const parts = {
    available: converted('available'),
    frozen: converted('frozen'),
    holdingFunds: converted('holdingFunds'),
    copy: converted('copy'),
  }
  return {
    ...parts,
    margin: converted('margin'),
    borrowed: converted('borrowed'),
    marketValue: converted('marketValue'),
    unrealised,
    profitableFunds: add(realised, unrealised),
    todayProfit: add(
      sumOf(({ realisedToday }) => realisedToday),
      sumOf(({ figures, realisedToday }) => subtract(figures.todayProfit, realisedToday)),
    ),
    yesterdayProfit: converted('yesterdayProfit'),
    estimatedIncome: converted('estimatedIncome'),
    availableQuota: converted('availableQuota'),
    withdrawable: converted('withdrawable'),
    totalAssets: add(parts.available, parts.frozen, parts.holdingFunds, parts.copy),
  }
}
