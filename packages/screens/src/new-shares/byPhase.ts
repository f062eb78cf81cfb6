import type { OfferOnWire } from '@onelot/api-client'
import type { OfferPhase } from '@onelot/domain'

export interface OffersOfPhase {
  readonly phase: OfferPhase
  readonly offers: readonly OfferOnWire[]
}

/** Offers as they are listed, those of one phase together under it. */
export function byPhase(offers: readonly OfferOnWire[]): readonly OffersOfPhase[] {
  const phases = [...new Set(offers.map(({ phase }) => phase))]
  return phases.map((phase) => ({ phase, offers: offers.filter((offer) => offer.phase === phase) }))
}
