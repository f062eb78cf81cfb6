import { type BlockOnWire, type BlockTradeOnWire, blockTradesList } from '@onelot/api-client'
import { firstPage } from '../../base/data/firstPage.ts'
import { useRead } from '../../base/data/useRead.ts'
import { useSession } from '../../base/ports/ports.ts'

/** What the reader has asked for of a product, the newest first; nothing of a guest. */
export function useOwnTrades({ id }: Pick<BlockOnWire, 'id'>): readonly BlockTradeOnWire[] {
  const isMember = useSession().current !== undefined
  const { data } = useRead(blockTradesList, isMember ? firstPage : null)
  return data?.trades.filter(({ block }) => block === id) ?? []
}
