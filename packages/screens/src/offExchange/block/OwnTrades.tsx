import { type BlockOnWire, blockTradesList } from '@onelot/api-client'
import { add } from '@onelot/domain'
import { firstPage } from '../../base/data/firstPage.ts'
import { useRead } from '../../base/data/useRead.ts'
import { useSession } from '../../base/ports/ports.ts'
import { OwnRequests } from '../../parts/sales/OwnRequests.tsx'

/** What the reader has asked for of a product, the newest first; nothing of a guest. */
export function OwnTrades({ block }: { block: BlockOnWire }) {
  return useSession().current === undefined ? null : <MembersTrades block={block} />
}

function MembersTrades({ block }: { block: BlockOnWire }) {
  const read = useRead(blockTradesList, firstPage)
  const own = read.data?.trades.filter((trade) => trade.block === block.id) ?? []
  const requests = own.map((trade) => ({ ...trade, held: add(trade.value, trade.fee) }))
  return <OwnRequests requests={requests} zone={block.zone} />
}
