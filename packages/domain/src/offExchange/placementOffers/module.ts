import { defineModule } from '../../base/module/defineModule.ts'
import type { Change, Decision } from '../../base/module/module.ts'
import type { Schedule } from '../../base/module/schedule.ts'
import { stepSchedule } from '../../base/module/steps.ts'
import type { PlacementCallOffCause } from '../placing/placement.ts'
import { placementQuota } from '../placing/quota.ts'
import { takenClaims } from '../selling/quota.ts'
import { dueStep, mayEnd, saleSteps } from '../selling/sale.ts'
import { type PlacementOffersContext, check } from './check.ts'
import type { PlacementOffersCommand } from './command.ts'
import type { PlacementOffersEvent } from './event.ts'
import { rows } from './rows.ts'
import { type PlacementOffersState, initialPlacementOffers } from './state.ts'

export type { PlacementOffersContext } from './check.ts'
export type { PlacementOffersCommand } from './command.ts'
export type { PlacementOffersEvent } from './event.ts'
export { type PlacementRecord, allPlacements, placementOffersCollection, placementRecordOf } from './rows.ts'
export type { PlacementOffersState } from './state.ts'

/** What waits in the stream of a placement. */
const OWNER = 'placement'

function evolve(state: PlacementOffersState, event: PlacementOffersEvent): PlacementOffersState {
  switch (event.kind) {
    case 'placementOffers.announced':
    case 'placementOffers.amended':
      return { ...state, placement: event.placement }
    case 'placementOffers.stepReached':
      return { ...state, reached: [...state.reached, event.step] }
    case 'placementOffers.calledOff':
      return { ...state, calledOff: { at: event.at, cause: event.cause } }
    default: {
      const never: never = event
      return never
    }
  }
}

function accept(
  command: PlacementOffersCommand,
  state: PlacementOffersState,
  { now: at }: PlacementOffersContext,
): readonly PlacementOffersEvent[] | Decision<PlacementOffersEvent> {
  const base = { version: 1, at, postings: [] } as const
  const { placement } = state
  if (command.kind === 'placementOffers.set') {
    const { placement: set, reason } = command
    const kind = placement === undefined ? 'placementOffers.announced' : 'placementOffers.amended'
    return {
      events: [{ ...base, kind, placement: set, reason }],
      quotaClaims: takenClaims(placementQuota, set, placement),
    }
  }
  if (placement === undefined) return []
  const { id, instrument } = placement
  const calledOff = (cause: PlacementCallOffCause, reason: string): readonly PlacementOffersEvent[] => [
    {
      ...base,
      kind: 'placementOffers.calledOff',
      placement: id,
      instrument: instrument.id,
      cause,
      reason,
    },
  ]
  switch (command.kind) {
    case 'placementOffers.callOff':
      return calledOff('operator', command.reason)
    case 'placementOffers.endDelisted':
      return mayEnd(placement, state) ? calledOff('delisted', '') : []
    case 'placementOffers.reachStep': {
      const step = dueStep(placement, state, at)
      return step === undefined ? [] : [{ ...base, kind: 'placementOffers.stepReached', placement: id, step }]
    }
    default: {
      const never: never = command
      return never
    }
  }
}

function schedule({
  after,
  events,
}: Change<PlacementOffersState, PlacementOffersEvent>): readonly Schedule[] {
  const at = events.at(-1)?.at
  if (at === undefined) return []
  const steps = saleSteps(after.placement, after)
  return [stepSchedule(OWNER, 'placementOffers.reachStep', { steps, reached: after.reached, at })]
}

/** Placements: their terms, and when they are open (docs/rules/placements.md). */
export const placementOffers = defineModule({
  name: 'placementOffers',
  stream: 'placement',
  initial: initialPlacementOffers,
  shape: 1,
  evolve,
  upcasts: {
    'placementOffers.announced': [],
    'placementOffers.amended': [],
    'placementOffers.stepReached': [],
    'placementOffers.calledOff': [],
  },
  refusals: {
    'placementOffers.set': ['ORDER_WRONG_STATE', 'VALIDATION'],
    'placementOffers.callOff': ['ORDER_WRONG_STATE'],
    'placementOffers.endDelisted': [],
    'placementOffers.reachStep': [],
  },
  check,
  accept,
  schedule,
  rows,
})
