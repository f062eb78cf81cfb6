import type { PortfolioClosings, RequestOf, portfolioClosings } from '@onelot/api-client'
import {
  type AccountHistory,
  type ClosingExecution,
  type Execution,
  type Instant,
  compareDecimals,
  convertedSum,
  currencyDay,
  isNegative,
  isPositive,
  lastDayBefore,
} from '@onelot/domain'
import type { Services } from '../../../services.ts'
import { ratesAt } from '../../base/figures.ts'
import { instrumentsOf, tradeOnWire } from './instruments.ts'

const SHOWN = 3

const isExit = (execution: Execution): execution is ClosingExecution => execution.purpose === 'close'

/** The exits of a range that brought most, and those that lost most (docs/rules/portfolio.md). */
export function closingsIn(
  services: Services,
  { executions }: Pick<AccountHistory, 'executions'>,
  { currency, zone, range }: RequestOf<typeof portfolioClosings>,
  now: Instant,
): PortfolioClosings {
  const day = lastDayBefore(range, zone, now)
  const rates = ratesAt(services, now)
  const exits = executions
    .filter(isExit)
    .filter((exit) => day === undefined || currencyDay(exit.currency, exit.at) > day)
    .map((exit) => ({ exit, worth: convertedSum([exit.netProfit], currency, rates).amount }))
    .toSorted((a, b) => compareDecimals(b.worth, a.worth))
  const best = exits
    .filter(({ exit }) => isPositive(exit.netProfit))
    .slice(0, SHOWN)
    .map(({ exit }) => exit)
  const worst = exits
    .filter(({ exit }) => isNegative(exit.netProfit))
    .toReversed()
    .slice(0, SHOWN)
    .map(({ exit }) => exit)
  return {
    best: best.map(tradeOnWire),
    worst: worst.map(tradeOnWire),
    instruments: instrumentsOf(
      services,
      [...best, ...worst].map(({ instrument }) => instrument),
    ),
    exits: exits.length,
    asOf: now,
  }
}
