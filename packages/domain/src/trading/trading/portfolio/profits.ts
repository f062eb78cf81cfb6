import type { InstrumentId } from '../../../base/ids.ts'
import type { Instant, LocalDate } from '../../../base/instant.ts'
import type { Currency } from '../../../base/money/currency.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { type Money, add, zero } from '../../../base/money/money.ts'
import { currencyDay } from '../../../base/sessions/currencyDays.ts'
import type { Execution } from '../orders/execution.ts'
import type { AccountHistory } from './history.ts'
import type { OpenPosition } from '../positions/position.ts'
import { grossProfitOf } from '../positions/settlement.ts'

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

/** What an account earned in one instrument over some time. */
export interface InstrumentEarned extends Profits {
  readonly instrument: InstrumentId
  /** After withholding, less what was charged of short positions. */
  readonly dividends: Money
}

export interface InstrumentProfits extends InstrumentEarned {
  /** The result of what is open, before charges. */
  readonly unrealised: Money
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

export interface DayProfits extends Profits {
  /** A day of the currency. */
  readonly date: LocalDate
}

export const noProfits = (currency: Currency): Profits => ({
  currency,
  realised: zero(currency),
  fees: zero(currency),
  taxes: zero(currency),
  exits: 0,
})

export function withExecution<P extends Profits>(before: P, execution: Execution): P {
  const charged = {
    ...before,
    fees: add(before.fees, execution.fee),
    taxes: add(before.taxes, execution.tax),
  }
  if (execution.purpose === 'open') return charged
  return { ...charged, realised: add(before.realised, execution.netProfit), exits: before.exits + 1 }
}

export const withFraction = <P extends Profits>(before: P, { netProfit }: FractionPaid): P => ({
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

const instrumentSums = (earned: InstrumentEarned, other: InstrumentEarned): InstrumentEarned => ({
  ...earned,
  realised: add(earned.realised, other.realised),
  fees: add(earned.fees, other.fees),
  taxes: add(earned.taxes, other.taxes),
  dividends: add(earned.dividends, other.dividends),
  exits: earned.exits + other.exits,
})

/** Each instrument that earned something or is held, by its id; a position without a price counts at its entry. */
export function profitsByInstrument(
  earned: readonly InstrumentEarned[],
  positions: readonly OpenPosition[],
  priceOf: (instrument: InstrumentId) => Decimal | undefined,
): readonly InstrumentProfits[] {
  const sums = new Map<InstrumentId, InstrumentEarned>()
  for (const one of earned) {
    const known = sums.get(one.instrument)
    sums.set(one.instrument, known === undefined ? one : instrumentSums(known, one))
  }
  const open = new Map<InstrumentId, Money>()
  for (const position of positions) {
    const { fill, currency } = position
    const { instrument } = position.terms
    if (!sums.has(instrument))
      sums.set(instrument, { ...noProfits(currency), instrument, dividends: zero(currency) })
    const unrealised = grossProfitOf(position, fill, priceOf(instrument) ?? fill.price)
    open.set(instrument, add(open.get(instrument) ?? zero(currency), unrealised))
  }
  return [...sums.values()]
    .map((sum) => ({ ...sum, unrealised: open.get(sum.instrument) ?? zero(sum.currency) }))
    .toSorted((a, b) => (a.instrument < b.instrument ? -1 : 1))
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
