import { marketFacts } from '../../base/instruments/marketFacts.ts'
import { type Step, morningOf } from '../../base/module/steps.ts'
import type { Offer } from './offer.ts'

/** What happens to an offer by itself, in this order where two fall on one moment. */
export const offerSteps = [
  'open',
  'closesToday',
  'close',
  'draw',
  'payTomorrow',
  'pay',
  'endPayment',
  'issue',
  'list',
] as const
export type OfferStep = (typeof offerSteps)[number]

/** Every step of an offer, the earliest first. A reminder that would come before what it is of, or after what it reminds of, is left out. */
export function offerStepsOf({
  dates,
  instrument,
}: Pick<Offer, 'dates' | 'instrument'>): readonly Step<OfferStep>[] {
  const { zone } = marketFacts[instrument.market]
  const closing = morningOf(dates.closesAt, zone)
  const paying = morningOf(dates.paymentFrom, zone, -1)
  return [
    { step: 'open', at: dates.opensAt },
    ...(dates.opensAt < closing && closing < dates.closesAt
      ? [{ step: 'closesToday', at: closing } as const]
      : []),
    { step: 'close', at: dates.closesAt },
    { step: 'draw', at: dates.drawsAt },
    ...(dates.drawsAt < paying && paying < dates.paymentFrom
      ? [{ step: 'payTomorrow', at: paying } as const]
      : []),
    { step: 'pay', at: dates.paymentFrom },
    { step: 'endPayment', at: dates.paymentTo },
    { step: 'issue', at: dates.issuesAt },
    { step: 'list', at: dates.listsAt },
  ]
}
