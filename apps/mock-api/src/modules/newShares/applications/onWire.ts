import type { ApplicationOnWire } from '@onelot/api-client'
import { type Balances, type Instant, positionId, underwritingPrice } from '@onelot/domain'
import {
  type Application,
  refundedOf,
  restOf,
  runningStates,
  sharesOf,
  shortOf,
  wonSharesOf,
} from '@onelot/domain/modules/newShares/applications'
import type { Services } from '../../../services.ts'
import { offerOf, phaseOn } from '../foundOffer.ts'
import { namedOn } from '../../base/named.ts'

type Timeline = ApplicationOnWire['timeline'][number]
type StepName = Timeline['step']

const done = (step: StepName, at: Instant | undefined): readonly Timeline[] =>
  at === undefined ? [] : [{ step, at, done: true }]

/** Steps that lie ahead where nothing else comes first. */
function ahead({ state, dates, paidAt }: Application, now: Instant): readonly Timeline[] {
  const plan: readonly (readonly [StepName, Instant])[] = [
    ...(state === 'toBeDrawn' ? ([['drawn', dates.drawsAt]] as const) : []),
    ...(state === 'toBeDrawn' || state === 'won' ? ([['paymentFrom', dates.paymentFrom]] as const) : []),
    ...(paidAt === undefined ? ([['paymentTo', dates.paymentTo]] as const) : []),
    ['issued', dates.issuesAt],
    ['listed', dates.listsAt],
  ]
  const closes: readonly Timeline[] =
    state === 'toBeDrawn' && now < dates.closesAt ? [{ step: 'closes', at: dates.closesAt, done: false }] : []
  return [...closes, ...plan.map(([step, at]) => ({ step, at, done: false }))]
}

const endings = ['notWon', 'waived', 'paymentFailed', 'cancelled', 'calledOff'] as const

/** What has happened, in the order in which it did. */
function past(
  { state, dates, appliedAt, drawn, paidAt, endedAt }: Application,
  now: Instant,
): readonly Timeline[] {
  const isIssued = state === 'issued'
  const ending = endings.find((one) => one === state)
  return [
    ...done('applied', appliedAt),
    ...(state !== 'cancelled' && now >= dates.closesAt ? done('closes', dates.closesAt) : []),
    ...done('drawn', drawn?.at),
    ...(state === 'awaitingPayment' || paidAt !== undefined || state === 'paymentFailed'
      ? done('paymentFrom', dates.paymentFrom)
      : []),
    ...done('paid', paidAt),
    ...(isIssued ? done('issued', endedAt) : []),
    ...(isIssued && now >= dates.listsAt ? done('listed', dates.listsAt) : []),
    ...(ending === undefined ? [] : done(ending, endedAt)),
  ]
}

const isRunning = ({ state }: Application): boolean => runningStates.some((running) => running === state)

function timelineOf(application: Application, now: Instant): readonly Timeline[] {
  const { state, dates } = application
  if (isRunning(application)) return [...past(application, now), ...ahead(application, now)]
  const listing: readonly Timeline[] =
    state === 'issued' && now < dates.listsAt ? [{ step: 'listed', at: dates.listsAt, done: false }] : []
  return [...past(application, now), ...listing]
}

function actionsOf({ state, dates }: Application, now: Instant): ApplicationOnWire['actions'] {
  if (state === 'toBeDrawn') return now < dates.closesAt ? ['cancel'] : []
  if (state === 'won') return ['waive']
  return state === 'awaitingPayment' && now < dates.paymentTo ? ['pay', 'waive'] : []
}

/** The draw, the money and the dates of one application, as its member reads them. */
export async function applicationOnWire(
  services: Services,
  application: Application,
  balances: Balances,
  now: Instant,
): Promise<ApplicationOnWire> {
  const found = await offerOf(services, application.offer)
  if (found === undefined) throw new Error(`there is no offer ${application.offer}`)
  const { offer } = found
  const { id, state, drawn, endedAt } = application
  const isUnpaid = state === 'won' || state === 'awaitingPayment'
  return {
    id,
    offer: offer.id,
    phase: phaseOn(found, now),
    instrument: namedOn(offer.instrument),
    state,
    appliedAt: application.appliedAt,
    endedAt,
    shares: sharesOf(application),
    provisionalPrice: application.provisionalPrice,
    underwritingPrice: drawn?.price ?? underwritingPrice(offer),
    deposit: application.deposit,
    held: application.held,
    won: drawn && { shares: wonSharesOf(application), due: drawn.due, rest: restOf(application) },
    refunded: refundedOf(application),
    short: isUnpaid ? shortOf(restOf(application), balances) : undefined,
    position: state === 'issued' ? positionId(id) : undefined,
    timeline: timelineOf(application, now),
    actions: actionsOf(application, now),
  }
}
