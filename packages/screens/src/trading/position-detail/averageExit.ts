import type { ExecutionOnWire } from '@onelot/api-client'
import { type Decimal, compareDecimals } from '@onelot/domain'

/** Whether the exit price of a position is that of several exits together; a fraction that a split paid out is one without an execution. */
export function isAverageExit(
  exit: Decimal,
  executions: readonly Pick<ExecutionOnWire, 'purpose' | 'price'>[],
): boolean {
  const exits = executions.filter(({ purpose }) => purpose === 'close')
  return exits.length > 1 || exits.some(({ price }) => compareDecimals(price, exit) !== 0)
}
