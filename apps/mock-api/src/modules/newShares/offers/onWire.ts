import type { OfferOnWire } from '@onelot/api-client'
import {
  type Decimal,
  type Instant,
  type Offer,
  type OfferId,
  depositFor,
  marketFacts,
  mostUnits,
  phaseEnds,
  premiumOf,
  underwritingPrice,
} from '@onelot/domain'
import { subscribedKey, unitsKey } from '@onelot/domain/modules/newShares/applications'
import type { OfferRecord } from '@onelot/domain/modules/newShares/offers'
import type { Services } from '../../../services.ts'
import { phaseOn } from '../foundOffer.ts'
import { namedOn } from '../../base/named.ts'
import { simulatedPrice } from '../indicative.ts'

/** The last price once it is traded, before that what is said. */
function indicationOf(services: Services, offer: Offer, now: Instant): OfferOnWire['indicative'] {
  const quote = services.market.quote(offer.instrument.id, now)
  const price = quote?.price ?? simulatedPrice(services, offer, now)
  const { difference, percent: premium } = premiumOf(price, underwritingPrice(offer))
  return { price, difference, premium, source: quote === undefined ? 'simulated' : 'market' }
}

/** Claims are 0 where nobody has applied. */
const countOf = async ({ store }: Services, key: string): Promise<Decimal> => store.quotaClaimed(key)

const claimsOf = (services: Services, id: OfferId) =>
  Promise.all([countOf(services, unitsKey(id)), countOf(services, subscribedKey(id))])

export async function offerOnWire(
  services: Services,
  record: OfferRecord,
  now: Instant,
): Promise<OfferOnWire> {
  const { offer } = record
  const { instrument, unit, units, minShares, winningRate, minFunds } = offer
  const { currency } = instrument
  const [claimed, subscribed] = await claimsOf(services, offer.id)
  const phase = phaseOn(record, now)
  return {
    id: offer.id,
    instrument: namedOn(instrument),
    industry: instrument.industry,
    issuer: offer.issuer,
    sponsor: offer.sponsor,
    phase,
    phaseEnds: phaseEnds(offer.dates, phase),
    dates: offer.dates,
    zone: marketFacts[instrument.market].zone,
    provisionalPrice: offer.provisionalPrice,
    actualPrice: offer.actualPrice,
    underwritingPrice: underwritingPrice(offer),
    indicative: indicationOf(services, offer, now),
    unit,
    minShares,
    maxShares: mostUnits(units, winningRate) * unit,
    limit: offer.limit,
    leastDeposit: depositFor(minShares, { ...offer, currency }),
    minFunds,
    depositRate: offer.depositRate,
    winningRate,
    offered: units * unit,
    subscribed: Number(subscribed),
    claimed: Number(claimed) * unit,
  }
}
