import type { BacktestOnWire, RunTermsOnWire } from '@onelot/api-client'
import {
  type Decimal,
  type Money,
  type Refusal,
  coverRefusals,
  invalid,
  isPositive,
  leastRefusals,
} from '@onelot/domain'

/** What a member asks for. */
export interface RunDraft {
  readonly amount: Decimal
  /** Trading days. */
  readonly term: number
}

/** Why an amount may not be run with, by the rules that the broker asks too; undefined where it may. */
export function wrongIn(
  amount: Money,
  { least }: Pick<BacktestOnWire, 'least'>,
  { available, frozen }: Pick<RunTermsOnWire, 'available' | 'frozen'>,
): Refusal | undefined {
  if (!isPositive(amount)) return invalid({ amount: 'tooLow' })
  const [below] = leastRefusals(amount, least.amount)
  if (below !== undefined) return below
  return coverRefusals(amount, { available, frozen }, { amount: 'tooHigh' })[0]
}
