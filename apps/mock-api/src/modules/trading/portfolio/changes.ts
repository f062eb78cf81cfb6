import type { PortfolioReturn } from '@onelot/api-client'
import {
  type AccountHistory,
  type Currency,
  type Instant,
  type Money,
  type PricedAccount,
  type Rates,
  type WorthChangeName,
  add,
  convertedSum,
  currencies,
  exact,
  money,
  negate,
  paidInBy,
  pastAccounts,
  subtract,
  worthChanges,
  rateOf,
} from '@onelot/domain'
import { isExchange } from '@onelot/domain/modules/funds/exchange'
import { isManaged, managedPaid } from '@onelot/domain/modules/managed/strategies'
import { isLending, lendingPaid } from '@onelot/domain/modules/offExchange/lending'
import type { Services } from '../../../services.ts'
import { ratesAt } from '../../base/figures.ts'
import { pricesAt } from './valuations.ts'

type Changes = PortfolioReturn['changes']

/** What some postings paid in, each by the mid rates of its moment; what went out is below zero. */
function convertedFlows(services: Services, flows: AccountHistory['postings'], currency: Currency): Money {
  const sum = flows.reduce((before, line) => {
    const rates = ratesAt(services, line.at)
    return before.plus(exact(paidInBy([line], rates)).div(rateOf(rates, currency)))
  }, exact('0'))
  return money(currency, sum)
}

/** What exchanges brought less what they took, each by the mid rates of its moment: their spread. */
function convertedExchanges(
  services: Services,
  lines: AccountHistory['postings'],
  currency: Currency,
): Money {
  const sum = lines.filter(isExchange).reduce((before, { at, to, money: moved }) => {
    const rates = ratesAt(services, at)
    const worth = exact(moved.amount).times(rateOf(rates, moved.currency)).div(rateOf(rates, currency))
    return to === 'available' ? before.plus(worth) : before.minus(worth)
  }, exact('0'))
  return money(currency, sum)
}

/** Income of lent shares in one currency: what is left is the rest of what is converted. */
function convertedLending(
  lines: AccountHistory['postings'],
  currency: Currency,
  rates: Rates,
): Changes['lending'] {
  const sums = currencies.map((one) => lendingPaid(lines, one))
  const sumOf = (name: 'gross' | 'tax') =>
    convertedSum(
      sums.map((sum) => sum[name]),
      currency,
      rates,
    )
  const [gross, tax] = [sumOf('gross'), sumOf('tax')]
  return { gross, tax, net: subtract(gross, tax) }
}

/** What strategies earned, and management fees, which are below zero; converted as lending is. */
function convertedManaged(
  lines: AccountHistory['postings'],
  currency: Currency,
  rates: Rates,
): Pick<Changes, 'strategies' | 'managementFees'> {
  const sums = currencies.map((one) => managedPaid(lines, one))
  const sumOf = (amounts: readonly Money[]) => convertedSum(amounts, currency, rates)
  return {
    strategies: sumOf(sums.map(({ strategies }) => strategies)),
    managementFees: negate(sumOf(sums.map(({ managementFees }) => managementFees))),
  }
}

/** The parts of what was paid in and of the profit since a moment, or ever; what the exchange rates changed is the rest of the profit. */
export async function changesOf(
  services: Services,
  history: AccountHistory,
  { paidIn, profit, at: now }: Pick<PortfolioReturn, 'paidIn' | 'profit'> & { readonly at: Instant },
  start: Instant | undefined,
): Promise<Changes> {
  const { currency } = profit
  const isCounted = (at: Instant) => start === undefined || at > start
  const moments = start === undefined ? [now] : [start, now]
  const priced = [...pastAccounts(history, moments)].map((past, index): PricedAccount => ({
    past,
    priceOf: pricesAt(services, moments[index] ?? now),
  }))
  await services.yieldTurn()
  const after = priced.at(-1)
  const before = start === undefined ? undefined : priced[0]
  const postings = history.postings.filter(({ at }) => isCounted(at))
  const others = postings.filter((line) => !isExchange(line) && !isLending(line) && !isManaged(line))
  const changes = after === undefined ? [] : worthChanges(others, before, after)
  const rates = ratesAt(services, now)
  const converted = (name: WorthChangeName) =>
    convertedSum(
      changes.map((change) => change[name]),
      currency,
      rates,
    )
  const flowsOf = (isOne: (line: AccountHistory['postings'][number]) => boolean) =>
    convertedFlows(services, postings.filter(isOne), currency)
  const withdrawals = flowsOf(({ to }) => to === 'external')
  const rewards = flowsOf(({ reason }) => reason === 'reward')
  const parts = {
    trading: converted('trading'),
    dividends: converted('dividends'),
    // Of parts that are rounded each, as the lists of what was paid are.
    costs: add(converted('commission'), converted('tax')),
    interest: converted('interest'),
    exchange: convertedExchanges(services, postings, currency),
    lending: convertedLending(postings, currency, rates),
    ...convertedManaged(postings, currency, rates),
    other: converted('other'),
  }
  return {
    ...parts,
    deposits: subtract(paidIn, add(withdrawals, rewards)),
    withdrawals,
    rewards,
    exchangeRates: subtract(
      profit,
      add(
        parts.trading,
        parts.dividends,
        parts.costs,
        parts.interest,
        parts.exchange,
        parts.lending.net,
        parts.strategies,
        parts.managementFees,
        parts.other,
      ),
    ),
  }
}
