import { contract, applicationObstacleCodes } from '@onelot/api-client'
import {
  type ApplicationId,
  type Offer,
  type Refusal,
  type Result,
  accountStream,
  balanceOf,
  drawnNumber,
  exact,
  mostUnits,
  no,
  offerStepsOf,
  ok,
  quotient,
  refuse,
  remindersAhead,
  sliceOf,
} from '@onelot/domain'
import {
  type Application,
  type ApplicationRecord,
  type ApplicationsContext,
  type ApplicationsEvent,
  applicationCollections,
  applicationIn,
  applicationObstacles,
  applicationsTo,
  offerGroup,
  applications as rules,
  unitsKey,
} from '@onelot/domain/modules/newShares/applications'
import type { RowValue } from '@onelot/domain'
import { storedPage } from '../../../http/paging.ts'
import {
  type MemberVisit,
  type MemberWriteVisit,
  type Route,
  memberRead,
  memberWrite,
} from '../../../http/route.ts'
import type { Plan } from '../../../kernel/plan.ts'
import { decidedForMember } from '../../base/decided.ts'
import { offerOf, readableOffer } from '../foundOffer.ts'
import { knownOf } from './context.ts'
import { applicationOnWire } from './onWire.ts'

const calls = contract.applications

/** The module writes each row of its list. */
const applicationInRow = ({ body }: RowValue): Application => (body as ApplicationRecord).application

/** The application that a command was about. @throws Error where it was about none */
function applicationOf({ events }: Plan): Application {
  // The command's own events are the module's.
  const [event] = events as readonly ApplicationsEvent[]
  if (event === undefined || !('application' in event))
    throw new Error('nothing has become of an application')
  return event.application
}

async function ownApplication(
  { services, account }: MemberVisit,
  id: ApplicationId,
): Promise<Result<Application, Refusal<'ORDER_WRONG_STATE'>>> {
  const row = await services.store.row(applicationCollections.list, accountStream(account), id)
  return row === undefined ? no(refuse('ORDER_WRONG_STATE', {})) : ok(applicationInRow(row))
}

/** The most shares that what is available pays the deposit of, and that are left of the offer. */
async function mostSharesOf(
  { services }: MemberVisit,
  offer: Offer,
  { ledger }: Pick<ApplicationsContext, 'ledger'>,
): Promise<number> {
  const { unit, units, minShares, provisionalPrice, depositRate, winningRate, instrument } = offer
  const available = balanceOf(ledger, instrument.currency, 'available')
  const deposit = exact(provisionalPrice).times(depositRate).times(String(unit))
  const affordable = Number(quotient(exact(available.amount), deposit, 0, 'down').toFixed())
  const left = units - Number(await services.store.quotaClaimed(unitsKey(offer.id)))
  const most = Math.min(affordable, mostUnits(Math.max(0, left), winningRate)) * unit
  return most < minShares ? 0 : most
}

async function answered(visit: MemberWriteVisit, plan: Plan) {
  const application = applicationOf(plan)
  const { services, now } = visit
  return { application: await applicationOnWire(services, application, plan.after.ledger, now) }
}

export const routes: readonly Route[] = [
  memberRead(calls.applicationsTerms, async ({ offer: id }, visit) => {
    const { services, account, now } = visit
    const read = await readableOffer(services, id)
    if (!read.ok) return read
    const { offer, phase } = read.value
    const { state } = await services.streams.load(accountStream(account))
    const base = { now, newId: '', ledger: state.ledger }
    const standing = knownOf(services, { state, base }, read.value)
    const own = sliceOf(state, rules)
    const against = applicationObstacles(offer, own, standing)
    const { currency } = offer.instrument
    return ok({
      available: balanceOf(state.ledger, currency, 'available'),
      frozen: balanceOf(state.ledger, currency, 'frozen'),
      obstacles: applicationObstacleCodes.filter((code) => against.some((refusal) => refusal.code === code)),
      applied: applicationsTo(own, id).length,
      mostShares: await mostSharesOf(visit, offer, state),
      reminded: own.reminders.includes(id),
      reminders: phase === 'calledOff' ? [] : remindersAhead(offerStepsOf(offer), now),
    })
  }),

  memberWrite(calls.applicationsApply, async ({ offer, shares }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'applications.apply', offer, shares })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: await answered(visit, plan), message: 'SUBSCRIBED', plan })
  }),

  memberWrite(calls.applicationsCancel, async ({ application }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'applications.cancel', application })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: await answered(visit, plan), message: 'CANCELLED', plan })
  }),

  memberWrite(calls.applicationsPay, async ({ application }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'applications.pay', application })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: await answered(visit, plan), message: 'ALLOCATED', plan })
  }),

  memberWrite(calls.applicationsWaive, async ({ application }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'applications.waive', application })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: await answered(visit, plan), plan })
  }),

  memberWrite(calls.applicationsRemind, async ({ offer, remind }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'applications.setReminder', offer, remind })
    if (!decided.ok) return decided
    return ok({ data: { reminded: remind }, plan: decided.value })
  }),

  memberRead(calls.applicationsList, async ({ state, offer, ...page }, { services, account, now }) => {
    const stream = accountStream(account)
    const group = offer === undefined ? undefined : offerGroup(stream, offer)
    const filter = { collection: applicationCollections.list, stream, state, group }
    const found = await storedPage(services, filter, page)
    if (!found.ok) return found
    const { rows, ...rest } = found.value
    const { ledger } = (await services.streams.load(stream)).state
    const shown = rows.map(({ row }) => applicationOnWire(services, applicationInRow(row), ledger, now))
    return ok({ applications: await Promise.all(shown), ...rest })
  }),

  memberRead(calls.applicationsGet, async ({ application: id }, visit) => {
    const { services, account, now } = visit
    const { state } = await services.streams.load(accountStream(account))
    const running = applicationIn(sliceOf(state, rules), id)
    const found = running === undefined ? await ownApplication(visit, id) : ok(running)
    if (!found.ok) return found
    return ok({ application: await applicationOnWire(services, found.value, state.ledger, now) })
  }),

  memberRead(calls.applicationsProof, async ({ application: id }, visit) => {
    const found = await ownApplication(visit, id)
    if (!found.ok) return found
    const { offer, units, unit, winningRate, drawn } = found.value
    const published = (await offerOf(visit.services, offer))?.state
    // Nobody applies before the opening, which publishes it.
    if (published?.digest === undefined) throw new Error(`offer ${offer} has published nothing`)
    const { digest, secret } = published
    return ok({
      application: id,
      digest,
      units,
      unit,
      winningRate,
      drawn:
        drawn === undefined || secret === undefined
          ? undefined
          : {
              secret,
              applicationDigest: drawn.digest,
              h: drawnNumber(drawn.digest),
              wonUnits: drawn.wonUnits,
            },
    })
  }),
]
