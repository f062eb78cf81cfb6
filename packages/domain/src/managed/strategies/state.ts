import type { InstrumentId } from '../../base/ids.ts'
import type { Currency } from '../../base/money/currency.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { exact, toDecimal } from '../../base/money/exact.ts'
import type { Money } from '../../base/money/money.ts'
import type { Run } from './run.ts'

export interface StrategiesState {
  /** Those that go on, by their ids. */
  readonly runs: Readonly<Record<string, Run>>
  /** What all runs brought, less their fees. */
  readonly earned: Readonly<Partial<Record<Currency, Decimal>>>
}

export const initialStrategies: StrategiesState = Object.freeze({ runs: {}, earned: {} })

/** Ids come from outside, so only own keys count. */
export const runIn = ({ runs }: Pick<StrategiesState, 'runs'>, id: string): Run | undefined =>
  Object.hasOwn(runs, id) ? runs[id] : undefined

export const runsOf = ({ runs }: Pick<StrategiesState, 'runs'>, instrument?: InstrumentId): readonly Run[] =>
  Object.values<Run>(runs).filter((run) => instrument === undefined || run.instrument === instrument)

export const withEarned = (
  earned: StrategiesState['earned'],
  { currency, amount }: Money,
): StrategiesState['earned'] => ({
  ...earned,
  [currency]: toDecimal(exact(earned[currency] ?? '0').plus(amount)),
})
