import type { PlacementOnWire, PlacementSubscriptionOnWire } from '@onelot/api-client'
import { type Instant, type RequestRecord, marketFacts, money, positionId, tierPrice } from '@onelot/domain'
import { placementLeft } from '@onelot/domain/modules/offExchange/placements'
import type { PlacementRecord } from '@onelot/domain/modules/offExchange/placementOffers'
import type { Services } from '../../services.ts'
import { instrumentOf, namedOn } from '../base/named.ts'
import { reviewedOnWire } from '../base/reviewed.ts'
import { onOfferOf } from './foundPlacement.ts'
import { termsIn } from './placements/context.ts'
import { unlockAt } from './unlock.ts'

/** Without the shares of the company, which are read for one alone. */
export async function placementOnWire(
  services: Services,
  record: PlacementRecord,
  now: Instant,
): Promise<PlacementOnWire> {
  const { placement, phase } = record
  const { id, instrument, shares, from, to, tiers, lockDays } = placement
  const { market, currency } = instrument
  const onOffer = await onOfferOf(services, record, now)
  const { previousClose, tickTable } = onOffer
  const isListed = services.market.status(instrument.id, now) === 'listed'
  return {
    id,
    instrument: namedOn(instrument),
    industry: instrument.industry,
    phase,
    shares,
    left: placementLeft(onOffer),
    from,
    to,
    zone: marketFacts[market].zone,
    tiers: tiers.map((tier) => ({
      least: money(currency, tier.least),
      discount: tier.discount,
      price: previousClose && tierPrice(tier, previousClose, tickTable),
    })),
    previousClose,
    last: isListed ? services.market.quote(instrument.id, now)?.price : undefined,
    lockDays,
    unlocksAt: unlockAt(services, market, lockDays, now),
  }
}

/** A request as its member reads it. @throws Error where its share was never listed */
export function subscriptionOnWire(services: Services, record: RequestRecord): PlacementSubscriptionOnWire {
  const { placement, instrument: id, amount, discount, price, shares, cost, lockDays } = termsIn(record)
  const instrument = instrumentOf(services, id)
  const { end } = record
  const passed = end?.ending === 'passed' ? end.endedAt : undefined
  return {
    ...reviewedOnWire(record),
    placement,
    instrument: namedOn(instrument),
    amount,
    discount,
    price,
    shares,
    cost,
    lockedUntil: passed && unlockAt(services, instrument.market, lockDays, passed),
    position: passed && positionId(record.id),
  }
}
