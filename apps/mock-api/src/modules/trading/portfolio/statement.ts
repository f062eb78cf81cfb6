import type { PortfolioStatement } from '@onelot/api-client'
import {
  type Currency,
  type Execution,
  type Instant,
  type InstrumentId,
  type LocalDate,
  boundsOfDay,
  currencies,
  currencyDay,
  money,
  notionalOf,
  pastAccounts,
  profitsOf,
  realisingAt,
  grossProfitOf,
  statementOf,
  zero,
  zoneOfCurrency,
} from '@onelot/domain'
import { managedPaid } from '@onelot/domain/modules/managed/strategies'
import { lendingPaid } from '@onelot/domain/modules/offExchange/lending'
import type { Services } from '../../../services.ts'
import type { WholeHistory } from '../../base/accountHistory.ts'
import { instrumentsOf, tradeOnWire } from './instruments.ts'
import { pricesAt } from './valuations.ts'

type Part = PortfolioStatement['currencies'][number]

interface OfCurrency {
  readonly part: Part
  readonly lines: PortfolioStatement['lines']
  readonly executions: readonly Execution[]
  readonly holdings: PortfolioStatement['holdings']
}

function holdingsAt(
  services: Services,
  history: WholeHistory,
  currency: Currency,
  at: Instant,
): PortfolioStatement['holdings'] {
  const priceOf = pricesAt(services, at)
  const legs = [...pastAccounts(history, [at])].flatMap((past) => past.legs)
  return legs
    .filter((leg) => leg.currency === currency)
    .map((leg) => {
      const price = priceOf(leg.instrument)
      const counted = price ?? leg.fill.price
      return {
        position: leg.position,
        instrument: leg.instrument,
        side: leg.terms.side,
        leverage: leg.leverage,
        lots: leg.fill.lots,
        entryPrice: leg.fill.price,
        price,
        marketValue: money(currency, notionalOf(counted, leg.fill.lots, leg.lotSize)),
        unrealised: grossProfitOf(leg, leg.fill, counted),
      }
    })
}

/** One currency on a day that has begun in its zone. */
function ofCurrency(
  services: Services,
  history: WholeHistory,
  currency: Currency,
  date: LocalDate,
  now: Instant,
): OfCurrency {
  const zone = zoneOfCurrency(currency)
  const bounds = boundsOfDay(zone, date)
  const to = bounds.to < now ? bounds.to : now
  const { lines, opening, closing, movements } = statementOf(history.postings, currency, { ...bounds, to })
  const realising = realisingAt(history, (at) => at >= bounds.from && at <= to)
  const executions = realising.executions.filter((one) => one.currency === currency)
  const none = zero(currency)
  const { realised, fees, taxes } = profitsOf(realising).find((one) => one.currency === currency) ?? {
    realised: none,
    fees: none,
    taxes: none,
  }
  const ended = bounds.to < now
  const lending = lendingPaid(lines, currency)
  const part = { currency, zone, from: bounds.from, to, ended, opening, closing, movements, lending }
  return {
    part: { ...part, realised, fees, taxes, ...managedPaid(lines, currency) },
    lines,
    executions,
    holdings: holdingsAt(services, history, currency, to),
  }
}

/** The statement of a day, which is another stretch of time in each currency (docs/rules/portfolio.md). */
export function statementFor(
  services: Services,
  history: WholeHistory,
  date: LocalDate,
  now: Instant,
): Omit<PortfolioStatement, 'asOf'> {
  const had = new Set(
    history.postings
      .filter(({ at, money: { currency } }) => currencyDay(currency, at) <= date)
      .map((line) => line.money.currency),
  )
  const days = currencies
    .filter((currency) => had.has(currency))
    .map((currency) => ({ currency, zone: zoneOfCurrency(currency) }))
    .map((day) => ({ ...day, from: boundsOfDay(day.zone, date).from }))
  const notBegun = days.filter(({ from }) => from > now)
  const apart = days
    .filter(({ from }) => from <= now)
    .map(({ currency }) => ofCurrency(services, history, currency, date, now))
  const byTime = (a: { readonly at: Instant }, b: { readonly at: Instant }): number =>
    a.at < b.at ? -1 : a.at > b.at ? 1 : 0
  const trades = apart
    .flatMap(({ executions }) => executions)
    .toSorted(byTime)
    .map(tradeOnWire)
  const lines = apart.flatMap((one) => one.lines).toSorted((a, b) => a.sequence - b.sequence)
  const holdings = apart.flatMap((one) => one.holdings)
  const moved = new Set<string>(lines.map(({ ref }) => ref))
  const ids: InstrumentId[] = [
    ...trades.map(({ instrument }) => instrument),
    ...holdings.map(({ instrument }) => instrument),
    ...history.executions.filter(({ position }) => moved.has(position)).map(({ instrument }) => instrument),
  ]
  return {
    date,
    currencies: apart.map(({ part }) => part),
    notBegun,
    trades,
    lines: lines.map(({ sequence, at, from, to, money: amount, reason, ref }) => ({
      sequence,
      at,
      from,
      to,
      money: amount,
      reason,
      ref,
    })),
    holdings,
    instruments: instrumentsOf(services, ids),
  }
}
