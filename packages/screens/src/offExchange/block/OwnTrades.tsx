import type { BlockOnWire } from '@onelot/api-client'
import { add } from '@onelot/domain'
import { OwnRequests } from '../../parts/sales/OwnRequests.tsx'
import { useOwnTrades } from './useOwnTrades.ts'

/** What the reader has asked for of a product, and what became of it. */
export function OwnTrades({ block }: { block: BlockOnWire }) {
  const requests = useOwnTrades(block).map((trade) => ({ ...trade, held: add(trade.value, trade.fee) }))
  return <OwnRequests requests={requests} zone={block.zone} />
}
