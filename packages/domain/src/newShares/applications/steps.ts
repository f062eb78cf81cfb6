import { hold, release } from '../../base/ledger/holds.ts'
import { type Balances, balanceOf, post } from '../../base/ledger/ledger.ts'
import { type Money, isPositive, money, subtract, zero } from '../../base/money/money.ts'
import { applicationDigest, wonUnits } from '../offering/draw.ts'
import { dueFor, settlementOf } from '../offering/money.ts'
import type { ApplicationsContext } from './check.ts'
import type { OfferStepCommand } from './command.ts'
import type { ApplicationsEvent } from './event.ts'
import {
  type Application,
  type ApplicationEnding,
  type ApplicationsState,
  applicationsTo,
  issuedOf,
  restOf,
} from './state.ts'

type Base = Pick<ApplicationsContext, 'now'>

export const held = (application: Application, { now: at }: Base): ApplicationsEvent => ({
  kind: 'applications.applied',
  version: 1,
  at,
  postings: hold(application.deposit, 'applications.deposit', application.id),
  application,
})

/** All that is on hold goes back, and all that the shares have cost where they are issued. */
function calledOff(application: Application, { now: at }: Base): ApplicationsEvent {
  const { held: onHold, drawn: won, currency } = application
  const isIssued = application.state === 'issued'
  return {
    kind: 'applications.calledOff',
    version: 1,
    at,
    postings: release(onHold, 'applications.calledOff', application.id),
    application: { ...application, state: 'calledOff', held: zero(currency), endedAt: at },
    refunded: isIssued && won !== undefined ? won.due : onHold,
    isIssued,
  }
}

/** Everything that is on hold goes back. */
export function ended(
  application: Application,
  ending: Exclude<ApplicationEnding, 'issued' | 'calledOff'>,
  { now: at }: Base,
): ApplicationsEvent {
  return {
    kind: `applications.${ending}`,
    version: 1,
    at,
    postings: release(application.held, `applications.${ending}`, application.id),
    application: {
      ...application,
      state: ending,
      held: zero(application.currency),
      endedAt: at,
    },
  }
}

function drawn(
  application: Application,
  { secret, price }: Extract<OfferStepCommand, { kind: 'applications.draw' }>,
  { now: at }: Base,
): ApplicationsEvent {
  const { id, unit, units, winningRate, currency } = application
  const digest = applicationDigest(secret, id)
  const won = wonUnits(units, winningRate, digest)
  const due = dueFor(won * unit, { provisionalPrice: price, actualPrice: price, currency })
  const after: Application = { ...application, drawn: { at, digest, wonUnits: won, price, due } }
  if (won === 0) return ended(after, 'notWon', { now: at })
  const { back } = settlementOf(application.held, due)
  return {
    kind: 'applications.won',
    version: 1,
    at,
    postings: release(back, 'applications.excess', application.id),
    application: { ...after, state: 'won', held: subtract(application.held, back) },
  }
}

/** What the available funds lack of an amount; nothing where they reach. */
export function shortOf(amount: Money, balances: Balances): Money {
  const lack = subtract(amount, balanceOf(balances, amount.currency, 'available'))
  return isPositive(lack) ? lack : zero(amount.currency)
}

/** What is still due is on hold too from now on. */
export function paid(application: Application, isAsked: boolean, { now: at }: Base): ApplicationsEvent {
  const { drawn: won, held: before, currency } = application
  const due = won?.due ?? before
  const rest = restOf(application)
  return {
    kind: 'applications.paid',
    version: 1,
    at,
    isAsked,
    postings: hold(rest, 'applications.collected', application.id),
    application: { ...application, state: 'paid', held: money(currency, due.amount), paidAt: at },
  }
}

/** Nothing more is taken of a frozen or disabled account than what is on hold already. */
const mayTakeMore = ({ restrictions }: Pick<ApplicationsContext, 'restrictions'>): boolean =>
  !restrictions.includes('frozen') && !restrictions.includes('disabled')

/** Applications are paid in the order in which they were made: what one takes, the next one has not. */
function collected(
  applications: readonly Application[],
  isLast: boolean,
  context: ApplicationsContext,
): readonly ApplicationsEvent[] {
  let balances = context.ledger
  const isRestricted = !mayTakeMore(context)
  const events: ApplicationsEvent[] = []
  for (const application of applications) {
    const rest = restOf(application)
    const short = isRestricted ? rest : shortOf(rest, balances)
    if (!isPositive(short)) events.push(paid(application, false, context))
    else if (isLast) events.push(ended(application, 'paymentFailed', context))
    else
      events.push({
        kind: 'applications.paymentAsked',
        version: 1,
        at: context.now,
        postings: [],
        application: { ...application, state: 'awaitingPayment' },
        short,
        isRestricted,
      })
    balances = post(balances, events.at(-1)?.postings ?? [])
  }
  return events
}

const isUnpaid = ({ state }: Application): boolean => state === 'won' || state === 'awaitingPayment'

/** What a step of an offer does to the applications of one account. Where something came first, it does nothing. */
export function stepEvents(
  command: OfferStepCommand,
  state: ApplicationsState,
  context: ApplicationsContext,
): readonly ApplicationsEvent[] {
  const base = { version: 1, at: context.now, postings: [] } as const
  const own = applicationsTo(state, command.offer)
  switch (command.kind) {
    case 'applications.draw':
      return own
        .filter((application) => application.state === 'toBeDrawn')
        .map((application) => drawn(application, command, context))
    case 'applications.collect':
      return collected(own.filter(isUnpaid), command.isLast, context)
    case 'applications.issue':
      return own
        .filter((application) => application.state === 'paid')
        .map((application) => ({
          ...base,
          kind: 'applications.issued',
          application: {
            ...application,
            state: 'issued',
            held: zero(application.currency),
            endedAt: context.now,
          },
        }))
    case 'applications.callOff':
      return [...own, ...issuedOf(state, command.offer)].map((application) => calledOff(application, context))
    case 'applications.noteListing':
      return issuedOf(state, command.offer).length === 0
        ? []
        : [{ ...base, kind: 'applications.listed', offer: command.offer }]
    case 'applications.remindPayment':
      return own
        .filter((application) => isUnpaid(application) && isPositive(restOf(application)))
        .map((application) => ({
          ...base,
          kind: 'applications.paymentReminded',
          application,
          rest: restOf(application),
          short: shortOf(restOf(application), context.ledger),
        }))
    case 'applications.remind': {
      const { offer, step, instrument, closesAt } = command
      return state.reminders.includes(offer)
        ? [{ ...base, kind: 'applications.reminded', offer, step, instrument, closesAt }]
        : []
    }
    default: {
      const never: never = command
      return never
    }
  }
}
