import { manageCodes, standingCodes } from '../../base/access/standing.ts'
import { coverCodes } from '../../base/funds/cover.ts'
import { counterClaim, quotaClaim, quotaRelease } from '../../base/module/quota.ts'
import { applicationId } from '../../base/ids.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { Decision, Holding, QuotaClaim } from '../../base/module/module.ts'
import { type Decimal, decimal } from '../../base/money/decimal.ts'
import { depositFor } from '../offering/money.ts'
import type { Offer } from '../offering/offer.ts'
import { type Refusal, refuse } from '../../base/refusals/refusal.ts'
import { type ApplicationsContext, check, unitsClaimed } from './check.ts'
import type { ApplicationsCommand, MemberApplicationsCommand, OfferStepCommand } from './command.ts'
import type { ApplicationsEvent } from './event.ts'
import { evolve } from './evolve.ts'
import { rows } from './rows.ts'
import {
  type Application,
  type ApplicationsState,
  applicationIn,
  initialApplications,
  sharesOf,
} from './state.ts'
import { ended, held, paid, stepEvents } from './steps.ts'

export type { ApplicationsCommand, OfferStepCommand } from './command.ts'
export { type ApplicationsContext, applicationObstacles, quantityObstacles } from './check.ts'
export type { ApplicationEvent, ApplicationsEvent } from './event.ts'
export { type ApplicationRecord, applicationCollections, offerGroup } from './rows.ts'
export { shortOf } from './steps.ts'
export {
  type Application,
  type ApplicationState,
  type ApplicationsState,
  applicationEndings,
  applicationIn,
  applicationsTo,
  refundedOf,
  restOf,
  runningStates,
  sharesOf,
  wonSharesOf,
} from './state.ts'

/** Units that applications keep of an offer: no more than it has. */
export const unitsKey = (offer: Offer['id']): string => `offer units ${offer}`
/** Shares that were applied for. */
export const subscribedKey = (offer: Offer['id']): string => `offer subscribed ${offer}`

const isStep = (command: ApplicationsCommand): command is OfferStepCommand => {
  switch (command.kind) {
    case 'applications.draw':
    case 'applications.collect':
    case 'applications.issue':
    case 'applications.callOff':
    case 'applications.noteListing':
    case 'applications.remindPayment':
    case 'applications.remind':
      return true
    case 'applications.apply':
    case 'applications.cancel':
    case 'applications.pay':
    case 'applications.waive':
    case 'applications.setReminder':
      return false
    default: {
      const never: never = command
      return never
    }
  }
}

const closed = refuse('SUBSCRIPTION_CHANNEL_CLOSED', {})
const counted = (count: number): Decimal => decimal(String(count))

/** What an application takes of the offer. */
const claimed = (application: Application, { id, units }: Offer): readonly QuotaClaim[] => [
  quotaClaim({ key: unitsKey(id), max: counted(units), refusal: closed }, counted(application.claimedUnits)),
  counterClaim(subscribedKey(id), counted(sharesOf(application)), closed),
]

/** What it gives back. */
const released = (application: Application): readonly QuotaClaim[] => [
  quotaRelease(unitsKey(application.offer), counted(application.claimedUnits), closed),
  quotaRelease(subscribedKey(application.offer), counted(sharesOf(application)), closed),
]

function applied(
  shares: number,
  offer: Offer,
  { made }: ApplicationsState,
  { now, newId }: ApplicationsContext,
): Application {
  const { instrument, unit, provisionalPrice, winningRate, dates } = offer
  const { currency } = instrument
  const deposit = depositFor(shares, { ...offer, currency })
  return {
    id: applicationId(`S${newId}`),
    number: made + 1,
    offer: offer.id,
    instrument: instrument.id,
    currency,
    unit,
    units: shares / unit,
    claimedUnits: unitsClaimed(shares, offer),
    provisionalPrice,
    winningRate,
    dates,
    appliedAt: now,
    deposit,
    held: deposit,
    state: 'toBeDrawn',
  }
}

function acceptMembers(
  command: MemberApplicationsCommand,
  state: ApplicationsState,
  context: ApplicationsContext,
): Decision<ApplicationsEvent> {
  const { offer, now: at } = context
  if (command.kind === 'applications.apply') {
    if (offer === undefined) return { events: [] }
    const application = applied(command.shares, offer, state, context)
    return {
      events: [held(application, context)],
      quotaClaims: claimed(application, offer),
    }
  }
  if (command.kind === 'applications.setReminder') {
    const { remind } = command
    const isSet = state.reminders.includes(command.offer)
    const base = { version: 1, at, postings: [], offer: command.offer } as const
    return { events: isSet === remind ? [] : [{ ...base, kind: 'applications.reminderSet', remind }] }
  }
  const application = applicationIn(state, command.application)
  if (application === undefined) return { events: [] }
  switch (command.kind) {
    case 'applications.cancel':
      return {
        events: [ended(application, 'cancelled', context)],
        quotaClaims: released(application),
      }
    case 'applications.pay':
      return { events: [paid(application, true, context)] }
    case 'applications.waive':
      return { events: [ended(application, 'waived', context)] }
    default: {
      const never: never = command
      return never
    }
  }
}

const accept = (
  command: ApplicationsCommand,
  state: ApplicationsState,
  context: ApplicationsContext,
): Decision<ApplicationsEvent> =>
  isStep(command) ? { events: stepEvents(command, state, context) } : acceptMembers(command, state, context)

const holds = ({ running }: ApplicationsState): readonly Holding[] =>
  Object.values<Application>(running).map(({ id, held: money }) => ({ account: 'frozen', ref: id, money }))

const managed = [...manageCodes, 'ORDER_WRONG_STATE'] as const

/** A member's applications for new shares, from the deposit to the issue (docs/rules/offers.md). */
export const applications = defineModule({
  name: 'applications',
  stream: 'account',
  initial: initialApplications,
  shape: 2,
  evolve,
  upcasts: {
    'applications.applied': [],
    'applications.cancelled': [],
    'applications.won': [],
    'applications.notWon': [],
    'applications.paymentAsked': [],
    'applications.paid': [],
    'applications.waived': [],
    'applications.paymentFailed': [],
    'applications.issued': [],
    'applications.calledOff': [],
    'applications.listed': [],
    'applications.paymentReminded': [],
    'applications.reminderSet': [],
    'applications.reminded': [],
  },
  refusals: {
    'applications.apply': [
      'PRODUCT_UNAVAILABLE',
      ...standingCodes,
      'NOT_YET_SUBSCRIPTION_TIME',
      'SUBSCRIPTION_CHANNEL_CLOSED',
      'DUPLICATE_SUBSCRIPTION',
      'SUBSCRIPTION_COUNT_EXCEEDED',
      'VALIDATION',
      'SUBSCRIPTION_BELOW_SHARES',
      'SUBSCRIPTION_FUNDS_BELOW',
      ...coverCodes,
    ],
    'applications.cancel': managed,
    'applications.pay': [...managed, ...coverCodes],
    'applications.waive': managed,
    'applications.setReminder': ['PRODUCT_UNAVAILABLE', 'SUBSCRIPTION_CHANNEL_CLOSED'],
    'applications.draw': [],
    'applications.collect': [],
    'applications.issue': [],
    'applications.callOff': [],
    'applications.noteListing': [],
    'applications.remindPayment': [],
    'applications.remind': [],
  },
  check: (
    command: ApplicationsCommand,
    state: ApplicationsState,
    context: ApplicationsContext,
  ): readonly Refusal[] => (isStep(command) ? [] : check(command, state, context)),
  accept,
  schedule: () => [],
  rows,
  openWork: ({ running }) => Object.keys(running).length > 0,
  holds,
})
