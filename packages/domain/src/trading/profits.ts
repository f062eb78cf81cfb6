import type { InstrumentId } from '../ids.ts'
import type { LocalDate } from '../instant.ts'
import type { Currency } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import { type Money, add, zero } from '../money/money.ts'
import { currencyDay } from '../sessions/currencyDays.ts'
import type { Execution } from './execution.ts'
import type { OpenLeg } from './history.ts'
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

/** Each instrument that was traded or is held; a leg without a price counts at its entry. In the order in which they came up. */
export function profitsByInstrument(
  executions: readonly Execution[],
  legs: readonly OpenLeg[],
  priceOf: (instrument: InstrumentId) => Decimal | undefined,
): readonly InstrumentProfits[] {
  const sums = new Map<InstrumentId, InstrumentProfits>()
  const before = (instrument: InstrumentId, currency: Currency): InstrumentProfits =>
    sums.get(instrument) ?? { ...noProfits(currency), instrument, unrealised: zero(currency) }
  for (const execution of executions) {
    const known = before(execution.instrument, execution.currency)
    sums.set(execution.instrument, { ...known, ...withExecution(known, execution) })
  }
  for (const leg of legs) {
    const known = before(leg.instrument, leg.currency)
    const unrealised = grossProfitOf(leg, leg.fill, priceOf(leg.instrument) ?? leg.fill.price)
    sums.set(leg.instrument, { ...known, unrealised: add(known.unrealised, unrealised) })
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
