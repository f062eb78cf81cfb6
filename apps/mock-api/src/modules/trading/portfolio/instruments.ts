import type { TradeOnWire, TradedInstrument } from '@onelot/api-client'
import type { Execution, InstrumentId } from '@onelot/domain'
import type { Services } from '../../../services.ts'
import { executionOnWire } from '../executionOnWire.ts'

/** Instruments by their ids, each once. A listing that the market no longer has is left out. */
export function instrumentsOf(
  { market }: Services,
  ids: Iterable<InstrumentId>,
): readonly TradedInstrument[] {
  return [...new Set(ids)].flatMap((id) => {
    const listing = market.listing(id)
    if (listing === undefined) return []
    const { market: exchange, kind, currency, code, name, lotSize } = listing
    return [{ id, market: exchange, kind, currency, code, name, lotSize }]
  })
}

export const tradeOnWire = (execution: Execution): TradeOnWire => {
  const { instrument, side, leverage } = execution
  return { instrument, side, leverage, execution: executionOnWire(execution) }
}
