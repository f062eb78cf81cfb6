import { standingCodes } from '../../base/access/standing.ts'
import { coverCodes } from '../../base/funds/cover.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { Decision } from '../../base/module/module.ts'
import { money } from '../../base/money/money.ts'
import { placementQuota } from '../placing/quota.ts'
import { saleQuotaOf, sharesClaim, sharesRelease } from '../selling/quota.ts'
import { counted } from '../selling/underReview.ts'
import { type PlacementsContext, allottedNow, check } from './check.ts'
import type { PlacementsCommand } from './command.ts'
import type { PlacementsEvent } from './event.ts'
import { rows } from './rows.ts'
import { type PlacementTerms, type PlacementsState, initialPlacements } from './state.ts'

export { type PlacementOnOffer, type PlacementsContext, placementLeft, placementObstacles } from './check.ts'
export { placementQuota } from '../placing/quota.ts'
export type { PlacementsCommand } from './command.ts'
export type { PlacementsEvent } from './event.ts'
export { placementsCollection } from './rows.ts'
export type { PlacementTerms, PlacementsState } from './state.ts'

/** What is asked of a review. */
export const PLACEMENT = 'placements.subscription'

function evolve(state: PlacementsState, event: PlacementsEvent): PlacementsState {
  switch (event.kind) {
    case 'placements.submitted':
      return { underReview: counted(state.underReview, event.terms.placement, 1) }
    case 'placements.passed':
    case 'placements.released':
      return { underReview: counted(state.underReview, event.terms.placement, -1) }
    case 'placements.calledOff':
      return state
    default: {
      const never: never = event
      return never
    }
  }
}

/** At the price of now, which is the shown one or a lower one. */
function submitted(
  { amount }: Extract<PlacementsCommand, { kind: 'placements.submit' }>,
  { now: at, onOffer }: PlacementsContext,
): Decision<PlacementsEvent> {
  const allotted = onOffer && allottedNow(amount, onOffer)
  if (onOffer === undefined || allotted === undefined) return { events: [] }
  const { placement, claimed } = onOffer
  const { id, instrument, lockDays } = placement
  const { tier, price, shares, cost } = allotted
  const terms: PlacementTerms = {
    placement: id,
    instrument: instrument.id,
    amount: money(instrument.currency, amount),
    discount: tier.discount,
    price,
    shares,
    cost,
    lockDays,
  }
  return {
    events: [{ kind: 'placements.submitted', version: 1, at, postings: [], terms }],
    quotaClaims: [sharesClaim(saleQuotaOf(placementQuota, placement, claimed), shares)],
  }
}

function accept(
  command: PlacementsCommand,
  _: PlacementsState,
  context: PlacementsContext,
): readonly PlacementsEvent[] | Decision<PlacementsEvent> {
  const base = { version: 1, at: context.now, postings: [] } as const
  switch (command.kind) {
    case 'placements.submit':
      return submitted(command, context)
    case 'placements.pass': {
      const { request, terms } = command
      const { unlocksAt: lockedUntil = context.now } = context
      return [{ ...base, kind: 'placements.passed', request, terms, lockedUntil }]
    }
    case 'placements.release': {
      const { request, terms } = command
      return {
        events: [{ ...base, kind: 'placements.released', request, terms }],
        quotaClaims: [sharesRelease(placementQuota, terms.placement, terms.shares)],
      }
    }
    case 'placements.callOff': {
      const { reason } = command
      const { underReview } = context
      return underReview.map((request) => ({ ...base, kind: 'placements.calledOff', request, reason }))
    }
    default: {
      const never: never = command
      return never
    }
  }
}

/** What members take of placements: a request by amount, its review, and the position (docs/rules/placements.md). */
export const placements = defineModule({
  name: 'placements',
  stream: 'account',
  initial: initialPlacements,
  shape: 1,
  evolve,
  upcasts: {
    'placements.submitted': [],
    'placements.passed': [],
    'placements.released': [],
    'placements.calledOff': [],
  },
  refusals: {
    'placements.submit': [
      'PRODUCT_UNAVAILABLE',
      ...standingCodes,
      'NOT_YET_SUBSCRIPTION_TIME',
      'SUBSCRIPTION_CHANNEL_CLOSED',
      'PRICE_UNAVAILABLE',
      'VALIDATION',
      'PLACEMENT_BELOW_MINIMUM',
      'QUOTE_EXPIRED',
      ...coverCodes,
    ],
    'placements.pass': [],
    'placements.release': [],
    'placements.callOff': [],
  },
  check: (command: PlacementsCommand, _: PlacementsState, context: PlacementsContext) =>
    check(command, context),
  accept,
  schedule: () => [],
  rows,
})
