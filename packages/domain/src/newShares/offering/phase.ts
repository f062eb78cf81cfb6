import type { Instant } from '../../base/instant.ts'
import type { OfferDates } from './offer.ts'

/** What an offer is at: `toBePaid` begins with the draw, `toBeListed` with the end of payment. */
export const offerPhases = [
  'coming',
  'open',
  'toBeDrawn',
  'toBePaid',
  'toBeListed',
  'listed',
  'calledOff',
] as const
export type OfferPhase = (typeof offerPhases)[number]

/** By the dates of an offer that goes on. The moment with which a phase begins is part of it. */
export function phaseAt(dates: OfferDates, now: Instant): OfferPhase {
  if (now < dates.opensAt) return 'coming'
  if (now < dates.closesAt) return 'open'
  if (now < dates.drawsAt) return 'toBeDrawn'
  if (now < dates.paymentTo) return 'toBePaid'
  return now < dates.listsAt ? 'toBeListed' : 'listed'
}

/** What the phase waits for; undefined once nothing is ahead. */
export function phaseEnds(dates: OfferDates, phase: OfferPhase): Instant | undefined {
  switch (phase) {
    case 'coming':
      return dates.opensAt
    case 'open':
      return dates.closesAt
    case 'toBeDrawn':
      return dates.drawsAt
    case 'toBePaid':
      return dates.paymentTo
    case 'toBeListed':
      return dates.listsAt
    case 'listed':
    case 'calledOff':
      return undefined
    default: {
      const never: never = phase
      return never
    }
  }
}
