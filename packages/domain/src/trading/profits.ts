import type { InstrumentId } from '../ids.ts'
import type { Instant, LocalDate } from '../instant.ts'
import type { Currency } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import { type Money, add, zero } from '../money/money.ts'
import { currencyDay } from '../sessions/currencyDays.ts'
import type { Execution } from './execution.ts'
import { type AccountHistory, type OpenLeg, earnedOf } from './history.ts'
import { grossProfitOf } from './settlement.ts'

/** What trading brought and cost, in one currency. */
export interface Profits {
  readonly currency: Currency
  /** Net profit of the exits, after every charge of both sides. */
  readonly realised: Money
  /** Commissions taken, of entries and of exits. */
  readonly fees: Money
  readonly taxes: Money
  readonly exits: number
}

export interface InstrumentProfits extends Profits {
  readonly instrument: InstrumentId
  /** Of what is open, before charges. */
  readonly unrealised: Money
  /** After withholding, less what was charged of short positions. */
  readonly dividends: Money
}

/** The fraction of a unit that a split left, paid in cash: realised without an exit, free of charge. */
export interface FractionPaid {
  readonly instrument: InstrumentId
  readonly at: Instant
  readonly netProfit: Money
}

/** What realises profits. */
export interface Realising {
  readonly executions: readonly Execution[]
  readonly fractions: readonly FractionPaid[]
}

/** A dividend that was paid, its withholding, or what a short position was charged: negative where it was taken. */
export interface InstrumentDividend {
  readonly instrument: InstrumentId
  readonly money: Money
}

export interface DayProfits extends Profits {
  /** A day of the currency. */
  readonly date: LocalDate
}

const noProfits = (currency: Currency): Profits => ({
  currency,
  realised: zero(currency),
  fees: zero(currency),
  taxes: zero(currency),
  exits: 0,
})

function withExecution(before: Profits, execution: Execution): Profits {
  const charged = {
    ...before,
    fees: add(before.fees, execution.fee),
    taxes: add(before.taxes, execution.tax),
  }
  if (execution.purpose === 'open') return charged
  return { ...charged, realised: add(before.realised, execution.netProfit), exits: before.exits + 1 }
}

const withFraction = (before: Profits, { netProfit }: FractionPaid): Profits => ({
  ...before,
  realised: add(before.realised, netProfit),
})

const instrumentsOf = ({ executions }: Pick<AccountHistory, 'executions'>) =>
  new Map(executions.map(({ position, instrument }) => [String(position), instrument]))

/** What an account realised at some of its moments. */
export function realisingAt(history: AccountHistory, isAt: (at: Instant) => boolean): Realising {
  const instruments = instrumentsOf(history)
  return {
    executions: history.executions.filter(({ at }) => isAt(at)),
    fractions: (history.rebased ?? []).flatMap(({ position, at, cash }) => {
      const instrument = instruments.get(position)
      if (cash === undefined || instrument === undefined || !isAt(at)) return []
      return [{ instrument, at, netProfit: cash.netProfit }]
    }),
  }
}

/** All of it, by currency. */
export function profitsOf({ executions, fractions }: Realising): readonly Profits[] {
  const sums = new Map<Currency, Profits>()
  const before = (currency: Currency) => sums.get(currency) ?? noProfits(currency)
  for (const execution of executions) {
    const { currency } = execution
    sums.set(currency, withExecution(before(currency), execution))
  }
  for (const fraction of fractions) {
    const { currency } = fraction.netProfit
    sums.set(currency, withFraction(before(currency), fraction))
  }
  return [...sums.values()]
}

/** What dividends brought and took after a moment; all of them without one. */
export function dividendsSince(
  history: AccountHistory,
  begins: Instant | undefined,
): readonly InstrumentDividend[] {
  const instruments = instrumentsOf(history)
  return history.postings
    .filter(({ at }) => begins === undefined || at > begins)
    .flatMap((line) => {
      const money = earnedOf(line)
      const instrument = instruments.get(line.ref)
      return money === undefined || instrument === undefined ? [] : [{ instrument, money }]
    })
}

/** Each instrument that was traded, is held or paid a dividend; a leg without a price counts at its entry. In the order in which they came up. */
export function profitsByInstrument(
  { executions, fractions }: Realising,
  legs: readonly OpenLeg[],
  priceOf: (instrument: InstrumentId) => Decimal | undefined,
  dividends: readonly InstrumentDividend[],
): readonly InstrumentProfits[] {
  const sums = new Map<InstrumentId, InstrumentProfits>()
  const before = (instrument: InstrumentId, currency: Currency): InstrumentProfits =>
    sums.get(instrument) ?? {
      ...noProfits(currency),
      instrument,
      unrealised: zero(currency),
      dividends: zero(currency),
    }
  for (const execution of executions) {
    const known = before(execution.instrument, execution.currency)
    sums.set(execution.instrument, { ...known, ...withExecution(known, execution) })
  }
  for (const fraction of fractions) {
    const known = before(fraction.instrument, fraction.netProfit.currency)
    sums.set(fraction.instrument, { ...known, ...withFraction(known, fraction) })
  }
  for (const leg of legs) {
    const known = before(leg.instrument, leg.currency)
    const unrealised = grossProfitOf(leg, leg.fill, priceOf(leg.instrument) ?? leg.fill.price)
    sums.set(leg.instrument, { ...known, unrealised: add(known.unrealised, unrealised) })
  }
  for (const { instrument, money } of dividends) {
    const known = before(instrument, money.currency)
    sums.set(instrument, { ...known, dividends: add(known.dividends, money) })
  }
  return [...sums.values()]
}

/** Each day of each currency that realised something or was charged. */
export function profitsByDay({ executions, fractions }: Realising): readonly DayProfits[] {
  const sums = new Map<string, DayProfits>()
  const count = (currency: Currency, at: Instant, grown: (before: Profits) => Profits): void => {
    const date = currencyDay(currency, at)
    const key = `${currency} ${date}`
    sums.set(key, { ...grown(sums.get(key) ?? noProfits(currency)), date })
  }
  for (const execution of executions)
    count(execution.currency, execution.at, (before) => withExecution(before, execution))
  for (const fraction of fractions)
    count(fraction.netProfit.currency, fraction.at, (before) => withFraction(before, fraction))
  return [...sums.values()]
}
