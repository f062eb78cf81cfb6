import type { ExecutionOnWire } from '@onelot/api-client'
import type { Execution } from '@onelot/domain'

/** A fill as members read it. */
export function executionOnWire(execution: Execution): ExecutionOnWire {
  const { id, order, position, price, lots, at, tradingDay, fee, tax, margin } = execution
  const fill = { id, order, position, price, lots, at, tradingDay, fee, tax, margin }
  if (execution.purpose === 'open') return { ...fill, purpose: 'open', cause: execution.cause }
  const { cause, grossProfit, netProfit, settlesAt } = execution
  return { ...fill, purpose: 'close', cause, grossProfit, netProfit, settlesAt }
}
