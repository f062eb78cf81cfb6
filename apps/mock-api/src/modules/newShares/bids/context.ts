import { type AuctionId, sliceOf } from '@onelot/domain'
import {
  type Bidding,
  type BidsCommand,
  type BidsContext,
  bidIn,
  bids as rules,
} from '@onelot/domain/modules/newShares/bids'
import type { ContextRequest } from '../../../kernel/modules.ts'
import type { Services } from '../../../services.ts'
import { standingOf } from '../../base/standing.ts'
import { isDelistedBefore } from '../../base/listing.ts'
import { type FoundAuction, areAuctioned, auctionOf } from '../foundAuction.ts'

/** The auction that a command is about. */
function auctionNamed({
  command,
  state,
}: Pick<ContextRequest<BidsCommand>, 'command' | 'state'>): AuctionId | undefined {
  if ('auction' in command) return command.auction
  return bidIn(sliceOf(state, rules), command.bid)?.auction
}

export function biddingOf({ site }: Services, { auction, phase }: FoundAuction): Bidding {
  const market = site.marketRules(auction.instrument.market)
  return {
    auction,
    isOver: phase !== 'coming' && phase !== 'open',
    tickTable: market,
    charges: market.charges,
  }
}

/** What the rules know of an account and an auction. */
export function knownOf(
  services: Services,
  { state, base }: Pick<ContextRequest, 'state' | 'base'>,
  found: FoundAuction | undefined,
): BidsContext {
  return {
    ...base,
    // A bid that is stored was stored before the close: what is cleared has all of them.
    basedOn: found === undefined ? [] : [found.streamVersion],
    offered: areAuctioned(services),
    ...standingOf(services, state),
    bidding: found && biddingOf(services, found),
  }
}

/** Whether nobody could sell what is settled now: asked of the present, since a position that is opened after a delisting is settled by nothing. New shares are given back by the call-off of their auction. */
async function settlingOf(services: Services, { auction }: FoundAuction) {
  if (auction.kind !== 'block') return { basedOn: [], isGone: false }
  const { id } = auction.instrument
  const listing = await services.listingVersion(id)
  return { basedOn: [listing], isGone: isDelistedBefore(services, id, services.clock.now(), undefined) }
}

export async function contextOf(
  request: ContextRequest<BidsCommand>,
  services: Services,
): Promise<BidsContext> {
  const id = auctionNamed(request)
  const found = id === undefined ? undefined : await auctionOf(services, id)
  const context = knownOf(services, request, found)
  if (request.command.kind !== 'bids.settle' || found === undefined) return context
  const { basedOn, isGone } = await settlingOf(services, found)
  return {
    ...context,
    basedOn: [found.streamVersion, ...basedOn],
    bidding: { ...biddingOf(services, found), isGone },
  }
}
