import { contract, runObstacleCodes } from '@onelot/api-client'
import { accountStream, balanceOf, money, no, ok, refuse, sliceOf } from '@onelot/domain'
import {
  type RunRecord,
  type StrategiesCommand,
  strategies as rules,
  runObstacles,
  runsOf,
  strategiesCollections,
} from '@onelot/domain/modules/managed/strategies'
import { storedPage } from '../../../http/paging.ts'
import { type MemberWriteVisit, type Route, guestRead, memberRead, memberWrite } from '../../../http/route.ts'
import { decidedForMember } from '../../base/decided.ts'
import { namedOn } from '../../base/named.ts'
import { standingOf } from '../../base/standing.ts'
import { daysOf, recordIn, recordOf, runDetail, runOnWire } from '../runOnWire.ts'
import { historyOf, lastClosedDay } from '../strategyBars.ts'
import { areStrategiesOffered, strategySettingsOf } from '../strategySettings.ts'
import { offerOf, runnableShare } from './context.ts'

const calls = contract.strategies
const unavailable = no(refuse('PRODUCT_UNAVAILABLE', {}))
const wrongState = no(refuse('ORDER_WRONG_STATE', {}))

type OfRun = Extract<StrategiesCommand, { readonly run: string }>

/** Decides what a member asks of a run, and reads it as it is then. */
async function managed(command: OfRun, visit: MemberWriteVisit) {
  const { services, account, now } = visit
  if ((await recordOf(services, account, command.run)) === undefined) return wrongState
  const decided = await decidedForMember(visit, rules, command)
  if (!decided.ok) return decided
  const plan = decided.value
  const record = recordIn(plan)
  if (record === undefined) throw new Error(`${command.kind} wrote no row of ${command.run}`)
  const days = await daysOf(services, account, command.run)
  return ok({ data: await runDetail(services, record, days, now), plan })
}

export const routes: readonly Route[] = [
  guestRead(calls.strategiesBars, async ({ instrument: id }, { services, now }) => {
    if (!areStrategiesOffered(services)) return unavailable
    await services.listingVersion(id)
    const offer = offerOf(services, id, now)
    const instrument = runnableShare(services, id, now)
    if (offer === undefined || instrument === undefined) return unavailable
    const { charges, ticks } = services.site.marketRules(instrument.market)
    const { least, terms, feeRate } = offer
    return ok({
      instrument: namedOn(instrument),
      market: { charges, ticks },
      least: money(instrument.currency, least),
      ...{ terms, feeRate },
      bars: await historyOf(services, instrument, lastClosedDay(services, instrument, now), now),
    })
  }),

  memberRead(calls.strategiesTerms, async ({ instrument: id }, { services, account, now }) => {
    await services.listingVersion(id)
    const offer = offerOf(services, id, now)
    if (!areStrategiesOffered(services) || offer === undefined) return unavailable
    const { state } = await services.streams.load(accountStream(account))
    const own = sliceOf(state, rules)
    const { most } = strategySettingsOf(services)
    const { currency } = offer.instrument
    const against = runObstacles(offer, own, { ...standingOf(services, state), offered: true, most })
    return ok({
      available: balanceOf(state.ledger, currency, 'available'),
      frozen: balanceOf(state.ledger, currency, 'frozen'),
      least: money(currency, offer.least),
      terms: offer.terms.map((days) => ({ days, endsOn: offer.endOf(days) })),
      feeRate: offer.feeRate,
      startsAt: offer.startsAt,
      cancellableUntil: offer.first.closesAt,
      obstacles: runObstacleCodes.filter((code) => against.some((refusal) => refusal.code === code)),
      runs: runsOf(own).length,
      most,
    })
  }),

  memberWrite(calls.strategiesSubmit, async (asked, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'strategies.submit', ...asked })
    if (!decided.ok) return decided
    const plan = decided.value
    const record = recordIn(plan)
    if (record === undefined) throw new Error('a run began without its row')
    return ok({ data: { run: runOnWire(visit.services, record, visit.now) }, message: 'PURCHASED', plan })
  }),

  memberRead(calls.strategiesList, async ({ state, ...page }, { services, account, now }) => {
    const filter = { collection: strategiesCollections.runs, stream: accountStream(account), state }
    const found = await storedPage(services, filter, page)
    if (!found.ok) return found
    const { rows, ...rest } = found.value
    // The rules write each row of a run.
    return ok({ runs: rows.map(({ row }) => runOnWire(services, row.body as RunRecord, now)), ...rest })
  }),

  memberRead(calls.strategiesGet, async ({ run }, { services, account, now }) => {
    const record = await recordOf(services, account, run)
    if (record === undefined) return wrongState
    return ok(await runDetail(services, record, await daysOf(services, account, run), now))
  }),

  memberWrite(calls.strategiesCancel, async ({ run }, visit) => {
    const done = await managed({ kind: 'strategies.cancel', run }, visit)
    return done.ok ? ok({ ...done.value, message: 'CANCELLED' }) : done
  }),

  memberWrite(calls.strategiesEnd, ({ run }, visit) => managed({ kind: 'strategies.end', run }, visit)),
]
