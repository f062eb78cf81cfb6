import type { TradeSummary } from '@onelot/api-client'
import {
  type Currency,
  type Instant,
  type Portfolio,
  type Rates,
  type StreamState,
  accountAnswers,
  convertPortfolios,
  convertedParts,
  currencyParts,
  earnedByModule,
  portfoliosOf,
  trading,
  tradingIn,
  worthSources,
  zero,
} from '@onelot/domain'
import type { Services } from '../../../services.ts'
import { cashDaysOf, holdsOf } from '../../base/cash.ts'
import { figureContext, ratesAt } from '../../base/figures.ts'

/** What is frozen of each currency by what holds it, with what each hold contributes in one currency. */
function convertedHolds(
  services: Services,
  state: StreamState,
  portfolios: readonly Portfolio[],
  currency: Currency,
  rates: Rates,
) {
  const holds = portfolios.flatMap((portfolio) => holdsOf(services, state, portfolio.currency))
  const parts = convertedParts(
    holds.map(({ money }) => money),
    currency,
    rates,
  )
  return holds.map((hold, index) => ({ ...hold, converted: parts[index] ?? zero(currency) }))
}

/** The account in one currency: figures, where they came from, and each currency by itself. */
export function summaryOf(
  services: Services,
  state: StreamState,
  currency: Currency,
  now: Instant,
): TradeSummary {
  const own = tradingIn(state)
  const context = figureContext(services, now)
  const rates = ratesAt(services, now)
  const answers = accountAnswers(state)
  const portfolios = portfoliosOf(own, state.ledger, context)
  const figures = convertPortfolios(portfolios, currency, rates)
  const parts = currencyParts(portfolios, currency, rates)
  const holds = convertedHolds(services, state, portfolios, currency, rates)
  const earnings = earnedByModule(
    services.table,
    trading.stream,
    state,
    (instrument) => context.quotes(instrument)?.price,
  ).filter(({ module }) => module !== trading.name)
  const worth = worthSources(own, state.ledger, earnings, figures, rates)
  const { paidIn, realised, entryFees, others, rounding } = worth
  const accounts = portfolios.flatMap(
    ({ currency: of, figures: { available, frozen, margin, withdrawable } }) =>
      parts
        .filter((part) => part.of === of)
        .map((part) => ({
          available,
          frozen,
          margin,
          withdrawable,
          days: cashDaysOf(services, state, answers, of, now),
          holds: holds.filter(({ money }) => money.currency === of),
          converted: { available: part.available, frozen: part.frozen, holdingFunds: part.holdingFunds },
        })),
  )
  const { copy: _copy, margin: _margin, ...shown } = figures
  return { ...shown, paidIn, sources: { realised, entryFees, others, rounding }, accounts, asOf: now }
}
