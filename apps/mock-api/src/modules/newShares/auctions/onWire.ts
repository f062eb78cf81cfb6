import type { AuctionOnWire } from '@onelot/api-client'
import {
  type Auction,
  type Instant,
  auctionPhaseEnds,
  bidCostOf,
  marketFacts,
  premiumOf,
} from '@onelot/domain'
import type { AuctionRecord } from '@onelot/domain/modules/newShares/auctions'
import type { Services } from '../../../services.ts'
import { namedOn } from '../../base/named.ts'
import { simulatedPrice } from '../indicative.ts'

/** The last price where it is traded, before that what is said. */
function indicationOf(services: Services, auction: Auction, now: Instant): AuctionOnWire['indicative'] {
  const { id, instrument, floor } = auction
  const quote = services.market.quote(instrument.id, now)
  const price = quote?.price ?? simulatedPrice(services, { id, instrument, provisionalPrice: floor }, now)
  const { difference, percent: premium } = premiumOf(price, floor)
  return { price, difference, premium, source: quote === undefined ? 'simulated' : 'market' }
}

export function auctionOnWire(
  services: Services,
  { auction, phase, clearing }: AuctionRecord,
  now: Instant,
): AuctionOnWire {
  const { id, kind, instrument, issuer, seller, dates, floor, shares, minShares } = auction
  const { charges } = services.site.marketRules(instrument.market)
  const least = bidCostOf({ price: floor, shares: minShares }, charges, instrument.currency)
  return {
    id,
    kind,
    instrument: namedOn(instrument),
    industry: instrument.industry,
    issuer,
    seller,
    phase,
    phaseEnds: auctionPhaseEnds(dates, phase),
    dates,
    zone: marketFacts[instrument.market].zone,
    floor,
    shares,
    minShares,
    leastTotal: least.total,
    indicative: indicationOf(services, auction, now),
    result: phase === 'calledOff' ? undefined : clearing,
  }
}
