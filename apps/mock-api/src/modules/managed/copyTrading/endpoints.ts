import { contract } from '@onelot/api-client'
import {
  type AccountId,
  type Refusal,
  type RequestRecord,
  type Result,
  type RowChange,
  type StreamState,
  accountStream,
  ok,
  sliceOf,
  tradingCollections,
} from '@onelot/domain'
import {
  type CopyCommand,
  FOLLOW,
  type FollowRecord,
  type SkippedTrade,
  copyCollections,
  copyTrading as rules,
  followIn,
  followOfPosition,
} from '@onelot/domain/modules/managed/copyTrading'
import type { Plan } from '../../../kernel/plan.ts'
import { readPage, storedPage } from '../../../http/paging.ts'
import { type MemberWriteVisit, type Route, memberRead, memberWrite } from '../../../http/route.ts'
import { everyRow } from '../../../store/everyRow.ts'
import { decidedForMember } from '../../base/decided.ts'
import { instrumentOf, namedOn } from '../../base/named.ts'
import { submittedIn } from '../../base/requestRules.ts'
import { requestOfKind, requestsOfKind } from '../../base/requestsOfKind.ts'
import { executionIn } from '../../base/tradingRows.ts'
import {
  type Reading,
  endedOnWire,
  followOnWire,
  followTradeOnWire,
  moreOnWire,
  runningOnWire,
} from '../followOnWire.ts'
import { mentorOf } from '../foundMentor.ts'
import { termsIn } from './context.ts'
import { mentorRoutes } from './mentorEndpoints.ts'

const calls = contract.copyTrading

type OfFollow = Extract<CopyCommand, { readonly follow: string }>

/** What a request led to: of a follow that goes on as it is in a state, else as its row has it. */
async function recordOf(
  { services, state }: Pick<Reading, 'services' | 'state'>,
  account: AccountId,
  id: string,
): Promise<FollowRecord | undefined> {
  const running = followIn(sliceOf(state, rules), id)
  if (running !== undefined) return running
  const row = await services.store.row(copyCollections.follows, accountStream(account), id)
  // The rules write each row of a follow.
  return row?.body as FollowRecord | undefined
}

/** What a command makes of the row of a follow: it is not stored yet. */
function recordIn({ append }: Plan, id: string): FollowRecord | undefined {
  const isRow = ({ collection, key }: RowChange) => collection === copyCollections.follows && key === id
  const written = append.streams.flatMap(({ rows }) => rows.filter(isRow)).at(-1)?.row
  // The rules write each row of a follow.
  return written?.body as FollowRecord | undefined
}

async function detailOf(
  reading: Reading,
  request: RequestRecord,
  record: FollowRecord | undefined,
  skipped: number,
) {
  const follow = followIn(sliceOf(reading.state, rules), request.id)
  const mentor = follow && (await mentorOf(reading.services, follow.terms.mentor))
  return {
    follow: await followOnWire(reading, request, record),
    running: follow && mentor && runningOnWire(reading, follow, mentor, skipped),
    ended: record && endedOnWire(record),
  }
}

const skippedOf = (account: AccountId, id: string) =>
  ({ collection: copyCollections.skipped, stream: accountStream(account), group: id }) as const

async function skippedCount({ store }: Reading['services'], account: AccountId, id: string): Promise<number> {
  return (await store.rows(skippedOf(account, id), { limit: 1 })).total
}

/** Does something to a follow, and answers what it is afterwards. */
async function managed<C extends OfFollow>(visit: MemberWriteVisit, request: string, command: C) {
  const { services, account, now } = visit
  const found = await requestOfKind(services, account, FOLLOW, request)
  if (!found.ok) return found
  const decided = await decidedForMember(visit, rules, command)
  if (!decided.ok) return decided
  const plan = decided.value
  const reading = { services, state: plan.after, now }
  const record = recordIn(plan, request) ?? (await recordOf(reading, account, request))
  const skipped = await skippedCount(services, account, request)
  return ok({ data: await detailOf(reading, found.value, record, skipped), plan })
}

/** That a member has asked for a follow of the id. */
const isOwn = async (
  services: Reading['services'],
  account: AccountId,
  request: string,
): Promise<Result<RequestRecord, Refusal<'ORDER_WRONG_STATE'>>> =>
  requestOfKind(services, account, FOLLOW, request)

const loaded = async ({ streams }: Reading['services'], account: AccountId): Promise<StreamState> =>
  (await streams.load(accountStream(account))).state

const followRoutes: readonly Route[] = [
  memberWrite(calls.copyTradingSubmit, async (asked, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'copyTrading.submit', ...asked })
    if (!decided.ok) return decided
    const plan = decided.value
    const reading = { services: visit.services, state: plan.after, now: visit.now }
    const follow = await followOnWire(reading, submittedIn(plan), undefined)
    return ok({ data: { follow }, message: 'COPY_ORDERED', plan })
  }),

  memberRead(calls.copyTradingList, async (asked, { services, account, now }) => {
    const moneyOf = (record: RequestRecord) => termsIn(record).amount
    const found = await requestsOfKind(services, account, FOLLOW, { ...asked, moneyOf })
    if (!found.ok) return found
    const { records, ...rest } = found.value
    const reading = { services, state: await loaded(services, account), now }
    const follows = []
    for (const record of records)
      follows.push(await followOnWire(reading, record, await recordOf(reading, account, record.id)))
    return ok({ follows, ...rest })
  }),

  memberRead(calls.copyTradingGet, async ({ request }, { services, account, now }) => {
    const found = await isOwn(services, account, request)
    if (!found.ok) return found
    const reading = { services, state: await loaded(services, account), now }
    const skipped = await skippedCount(services, account, request)
    return ok(await detailOf(reading, found.value, await recordOf(reading, account, request), skipped))
  }),

  memberRead(calls.copyTradingSkipped, async ({ request, ...page }, { services, account }) => {
    const own = await isOwn(services, account, request)
    if (!own.ok) return own
    const found = await storedPage(services, skippedOf(account, request), page)
    if (!found.ok) return found
    const { rows, ...rest } = found.value
    return ok({
      skipped: rows.map(({ row }) => {
        // The rules write each row of a skipped trade.
        const { instrument, ...trade } = row.body as SkippedTrade
        return { ...trade, instrument: namedOn(instrumentOf(services, instrument)) }
      }),
      ...rest,
    })
  }),

  memberRead(calls.copyTradingTrades, async ({ request, ...page }, { services, account }) => {
    const own = await isOwn(services, account, request)
    if (!own.ok) return own
    const stream = accountStream(account)
    const all = await everyRow(services.store, { collection: tradingCollections.executions, stream })
    const mine = all.filter(({ row }) => followOfPosition(executionIn(row).position) === request)
    const found = readPage(mine, page)
    if (!found.ok) return found
    const { rows, ...rest } = found.value
    return ok({ trades: rows.map(({ row }) => followTradeOnWire(services, executionIn(row))), ...rest })
  }),

  memberWrite(calls.copyTradingPause, ({ request }, visit) =>
    managed(visit, request, { kind: 'copyTrading.pause', follow: request }),
  ),
  memberWrite(calls.copyTradingResume, ({ request }, visit) =>
    managed(visit, request, { kind: 'copyTrading.resume', follow: request }),
  ),
  memberWrite(calls.copyTradingSetStopLoss, ({ request, stopLoss }, visit) =>
    managed(visit, request, { kind: 'copyTrading.setStopLoss', follow: request, stopLoss }),
  ),
  memberWrite(calls.copyTradingRemove, ({ request, amount }, visit) =>
    managed(visit, request, { kind: 'copyTrading.remove', follow: request, amount }),
  ),
  memberWrite(calls.copyTradingEnd, ({ request }, visit) =>
    managed(visit, request, { kind: 'copyTrading.end', follow: request }),
  ),

  memberWrite(calls.copyTradingAdd, async ({ request, amount }, visit) => {
    const decided = await decidedForMember(visit, rules, {
      kind: 'copyTrading.submitAdd',
      follow: request,
      amount,
    })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: { more: moreOnWire(submittedIn(plan)) }, message: 'COPY_ORDERED', plan })
  }),
]

export const routes: readonly Route[] = [...mentorRoutes, ...followRoutes]
