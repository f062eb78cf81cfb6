import type { BidOnWire } from '@onelot/api-client'
import { type Instant, type Money, positionId, subtract, zero } from '@onelot/domain'
import type { Bid } from '@onelot/domain/modules/newShares/bids'
import type { Services } from '../../../services.ts'
import { auctionOf } from '../foundAuction.ts'
import { namedOn } from '../../base/named.ts'

/** What went back: all of it, but for what was paid. */
function refundedOf({ state, deposit, result }: Bid): Money {
  if (state === 'sealed') return zero(deposit.currency)
  return result === undefined ? deposit : subtract(subtract(deposit, result.value), result.fee)
}

/** A bid as its member reads it: nobody else does. */
export async function bidOnWire(services: Services, bid: Bid, now: Instant): Promise<BidOnWire> {
  const found = await auctionOf(services, bid.auction)
  if (found === undefined) throw new Error(`there is no auction ${bid.auction}`)
  const { auction, phase } = found
  const { closesAt, listsAt } = auction.dates
  const { id, state, price, shares, placedAt, amendedAt, endedAt, deposit, held, result } = bid
  const isOpen = state === 'sealed' && phase === 'open' && now < closesAt
  return {
    id,
    auction: auction.id,
    phase,
    instrument: namedOn(auction.instrument),
    state,
    price,
    shares,
    placedAt,
    amendedAt,
    endedAt,
    closesAt,
    listsAt,
    deposit,
    held,
    result: result && {
      cut: result.cut,
      fraction: result.fraction,
      shares: result.shares,
      value: result.value,
      fee: result.fee,
    },
    refunded: refundedOf(bid),
    position: state === 'won' ? positionId(id) : undefined,
    actions: isOpen ? ['amend', 'withdraw'] : [],
  }
}
