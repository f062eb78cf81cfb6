import { accountStream } from '@onelot/domain'
import { type Bid, type BidRecord, bidCollections } from '@onelot/domain/modules/newShares/bids'
import { everyRow } from '../../../store/everyRow.ts'
import type { ProductFacts, ProductSource, ProductsAsked } from '../../base/productSource.ts'
import { bidOnWire } from './onWire.ts'

/** Shares that were won are a position, also where they are given back since their auction was called off. */
const becamePosition = ({ state, result }: Bid): boolean =>
  state === 'won' || (state === 'calledOff' && result !== undefined && result.shares > 0)

async function factsOf(bid: Bid, { services, now }: ProductsAsked): Promise<ProductFacts> {
  const { instrument, auction, state, shares, held, refunded, closesAt, actions } = await bidOnWire(
    services,
    bid,
    now,
  )
  // What became a position is in no list of products.
  if (state === 'won') throw new Error(`bid ${bid.id} has won`)
  const isSealed = state === 'sealed'
  return {
    instrument,
    of: auction,
    quantity: shares,
    amount: isSealed ? { money: held, is: 'held' } : { money: refunded, is: 'returned' },
    state,
    next: isSealed ? { step: 'closes', at: closesAt } : undefined,
    cancel: actions.includes('withdraw') ? 'bid' : undefined,
  }
}

export const products: ProductSource = async (tab, asked) => {
  if (tab === 'inProgress') return []
  const filter = {
    collection: bidCollections.list,
    stream: accountStream(asked.account),
    state: tab === 'purchase' ? 'open' : 'ended',
  }
  return (await everyRow(asked.services.store, filter)).flatMap(({ row }) => {
    // The module writes each row of its list.
    const { bid } = row.body as BidRecord
    if (becamePosition(bid)) return []
    const { id, placedAt, endedAt } = bid
    return [{ id, kind: 'bids.bid', at: endedAt ?? placedAt, facts: () => factsOf(bid, asked) }] as const
  })
}
