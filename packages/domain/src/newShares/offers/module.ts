import { defineModule } from '../../base/module/defineModule.ts'
import { announcedOnce } from '../../base/instruments/announcedOnce.ts'
import type { Change, Decision } from '../../base/module/module.ts'
import type { Schedule } from '../../base/module/schedule.ts'
import { drawDigest } from '../offering/draw.ts'
import { underwritingPrice } from '../offering/offer.ts'
import { stepSchedule } from '../../base/module/steps.ts'
import { offerStepsOf } from '../offering/steps.ts'
import { type OffersContext, check } from './check.ts'
import type { OffersCommand } from './command.ts'
import type { OffersEvent } from './event.ts'
import { rows } from './rows.ts'
import { type OffersState, initialOffers, mayBeCalledOff } from './state.ts'

export type { OffersCommand } from './command.ts'
export type { OffersContext } from './check.ts'
export type { OffersEvent } from './event.ts'
export type { OffersState } from './state.ts'
export { ALL_OFFERS, type OfferRecord, offerPhaseOf, offersCollection } from './rows.ts'

/** What waits in the stream of an offer. */
const OWNER = 'offer'

function evolve(state: OffersState, event: OffersEvent): OffersState {
  const { offer } = event
  switch (event.kind) {
    case 'offers.announced':
    case 'offers.amended':
    case 'offers.priced':
      return { ...state, offer }
    case 'offers.opened':
      return { ...state, offer, reached: [...state.reached, 'open'], digest: event.digest }
    case 'offers.drawn':
      return { ...state, offer, reached: [...state.reached, 'draw'], secret: event.secret }
    case 'offers.stepReached':
      return { ...state, offer, reached: [...state.reached, event.step] }
    case 'offers.calledOff':
      return { ...state, offer, calledOff: { at: event.at, cause: event.cause } }
    default: {
      const never: never = event
      return never
    }
  }
}

function endedBy(
  cause: Extract<OffersEvent, { kind: 'offers.calledOff' }>['cause'],
  { offer }: OffersState,
  { now: at }: Pick<OffersContext, 'now'>,
  reason = '',
): readonly OffersEvent[] {
  if (offer === undefined) return []
  return [{ kind: 'offers.calledOff', version: 1, at, postings: [], offer, cause, reason }]
}

/** The step that the timer waited for; none where the offer was changed or called off since. */
function nextStep(state: OffersState, context: OffersContext): readonly OffersEvent[] {
  const { offer, reached, calledOff } = state
  const { now: at, secret, isDelisted } = context
  if (offer === undefined || calledOff !== undefined) return []
  const next = offerStepsOf(offer).find(({ step }) => !reached.includes(step))
  if (next === undefined || next.at > at) return []
  const { step } = next
  // Also where the delisting has not been delivered yet.
  if (isDelisted) return endedBy('delisted', state, context)
  const base = { version: 1, at, postings: [], offer } as const
  if (step === 'open') return [{ ...base, kind: 'offers.opened', digest: drawDigest(secret) }]
  if (step !== 'draw') return [{ ...base, kind: 'offers.stepReached', step }]
  // Nobody pays a price that is not known at the draw.
  return [
    { ...base, kind: 'offers.drawn', offer: { ...offer, actualPrice: underwritingPrice(offer) }, secret },
  ]
}

function accept(
  command: OffersCommand,
  state: OffersState,
  context: OffersContext,
): readonly OffersEvent[] | Decision<OffersEvent> {
  const base = { version: 1, at: context.now, postings: [] } as const
  switch (command.kind) {
    case 'offers.set': {
      const { offer, reason } = command
      if (state.offer !== undefined) return [{ ...base, kind: 'offers.amended', offer, reason }]
      return {
        events: [{ ...base, kind: 'offers.announced', offer, reason }],
        quotaClaims: [announcedOnce(offer.instrument.id)],
      }
    }
    case 'offers.setPrice': {
      const { price: actualPrice, reason } = command
      if (state.offer === undefined) return []
      return [{ ...base, kind: 'offers.priced', offer: { ...state.offer, actualPrice }, reason }]
    }
    case 'offers.callOff':
      return endedBy('operator', state, context, command.reason)
    case 'offers.endDelisted':
      return mayBeCalledOff(state) ? endedBy('delisted', state, context) : []
    case 'offers.reachStep':
      return nextStep(state, context)
    default: {
      const never: never = command
      return never
    }
  }
}

function schedule({ after, events }: Change<OffersState, OffersEvent>): readonly Schedule[] {
  const { offer, reached, calledOff } = after
  const at = events.at(-1)?.at
  if (offer === undefined || at === undefined) return []
  const steps = calledOff === undefined ? offerStepsOf(offer) : []
  return [stepSchedule(OWNER, 'offers.reachStep', { steps, reached, at })]
}

/** New shares that members apply for: their terms, and what happens to them by itself (docs/rules/offers.md). */
export const offers = defineModule({
  name: 'offers',
  stream: 'offer',
  initial: initialOffers,
  shape: 1,
  evolve,
  upcasts: {
    'offers.announced': [],
    'offers.amended': [],
    'offers.priced': [],
    'offers.opened': [],
    'offers.drawn': [],
    'offers.stepReached': [],
    'offers.calledOff': [],
  },
  refusals: {
    'offers.set': ['ORDER_WRONG_STATE', 'VALIDATION'],
    'offers.setPrice': ['ORDER_WRONG_STATE', 'VALIDATION'],
    'offers.callOff': ['ORDER_WRONG_STATE'],
    'offers.endDelisted': [],
    'offers.reachStep': [],
  },
  check,
  accept,
  schedule,
  rows,
})
