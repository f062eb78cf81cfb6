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

/** All executions, by currency. */
export function profitsOf(executions: readonly Execution[]): readonly Profits[] {
  const sums = new Map<Currency, Profits>()
  for (const execution of executions) {
    const { currency } = execution
    sums.set(currency, withExecution(sums.get(currency) ?? noProfits(currency), execution))
  }
  return [...sums.values()]
}

/** What dividends brought and took after a moment; all of them without one. */
export function dividendsSince(
  { executions, postings }: AccountHistory,
  begins: Instant | undefined,
): readonly InstrumentDividend[] {
  const instruments = new Map(executions.map(({ position, instrument }) => [String(position), instrument]))
  return postings
    .filter(({ at }) => begins === undefined || at > begins)
    .flatMap((line) => {
      const money = earnedOf(line)
      const instrument = instruments.get(line.ref)
      return money === undefined || instrument === undefined ? [] : [{ instrument, money }]
    })
}

/** Each instrument that was traded, is held or paid a dividend; a leg without a price counts at its entry. In the order in which they came up. */
export function profitsByInstrument(
  executions: readonly Execution[],
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

/** Each day of each currency that had an execution. */
export function profitsByDay(executions: readonly Execution[]): readonly DayProfits[] {
  const sums = new Map<string, DayProfits>()
  for (const execution of executions) {
    const { currency, at } = execution
    const date = currencyDay(currency, at)
    const key = `${currency} ${date}`
    const known = sums.get(key) ?? { ...noProfits(currency), date }
    sums.set(key, { ...known, ...withExecution(known, execution) })
  }
  return [...sums.values()]
}
