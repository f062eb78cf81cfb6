import { type Instant, epochMs } from '../../base/instant.ts'
import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { CallOffCause } from '../offering/callOff.ts'
import type { Offer } from '../offering/offer.ts'
import { type OfferPhase, offerPhases, phaseEnds } from '../offering/phase.ts'
import type { OfferStep } from '../offering/steps.ts'
import type { OffersEvent } from './event.ts'
import type { OffersState } from './state.ts'

/** Every offer as an `OfferRecord`: the state is its phase; once in the group of all, once in that of its market, once in that of its company. */
export const offersCollection = 'offers.list'
export const ALL_OFFERS = 'all'

export interface OfferRecord {
  readonly offer: Offer
  readonly calledOff?: CallOffCause | undefined
}

const phaseFrom: Readonly<Partial<Record<OfferStep, OfferPhase>>> = {
  open: 'open',
  close: 'toBeDrawn',
  draw: 'toBePaid',
  endPayment: 'toBeListed',
  list: 'listed',
}

/** The phase that the steps have led to. */
export const offerPhaseOf = ({ reached, calledOff }: OffersState): OfferPhase =>
  calledOff === undefined
    ? reached.reduce<OfferPhase>((phase, step) => phaseFrom[step] ?? phase, 'coming')
    : 'calledOff'

/** Lists begin with the greatest key: what is open, then what is coming, then the others as they follow each other. */
const listed: readonly OfferPhase[] = ['open', ...offerPhases.filter((phase) => phase !== 'open')]
const LAST_MOMENT = 9_999_999_999_999
const padded = (ms: number): string => String(ms).padStart(13, '0')
const soonestFirst = (at: Instant): string => padded(LAST_MOMENT - epochMs(at))

/** What ends soonest comes first; of what is over, what was to be listed last. */
function sortKeyOf({ dates }: Offer, phase: OfferPhase): string {
  const ends = phaseEnds(dates, phase)
  const rank = String(listed.length - listed.indexOf(phase))
  return `${rank} ${ends === undefined ? padded(epochMs(dates.listsAt)) : soonestFirst(ends)}`
}

export function rows({ after }: Change<OffersState, OffersEvent>): readonly RowChange[] {
  const { offer, calledOff } = after
  if (offer === undefined) return []
  const phase = offerPhaseOf(after)
  const body: OfferRecord = { offer, calledOff: calledOff?.cause }
  const row = (key: string, group: string): RowChange => ({
    collection: offersCollection,
    key,
    row: { state: phase, group, sortKey: sortKeyOf(offer, phase), body },
  })
  const { id, market } = offer.instrument
  return [row('all', ALL_OFFERS), row('market', market), row('instrument', id)]
}
