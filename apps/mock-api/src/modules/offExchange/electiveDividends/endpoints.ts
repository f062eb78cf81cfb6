import { contract } from '@onelot/api-client'
import { accountStream, ok } from '@onelot/domain'
import {
  type ElectionRecord,
  electionRecords,
  electiveDividends as rules,
} from '@onelot/domain/modules/offExchange/electiveDividends'
import { storedPage } from '../../../http/paging.ts'
import { type Route, memberRead, memberWrite } from '../../../http/route.ts'
import { decidedForMember } from '../../base/decided.ts'
import { overviewOf, recordOnWire } from './onWire.ts'

const calls = contract.electiveDividends

export const routes: readonly Route[] = [
  memberRead(calls.electiveDividendsOverview, async (_, visit) => {
    const { state } = await visit.services.streams.load(accountStream(visit.account))
    return ok(await overviewOf(visit, state))
  }),

  memberWrite(calls.electiveDividendsElect, async ({ dividend }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'electiveDividends.submit', dividend })
    if (!decided.ok) return decided
    const plan = decided.value
    const data = await overviewOf(visit, plan.after)
    return ok({ data, message: 'SUBSCRIBED', plan })
  }),

  memberWrite(calls.electiveDividendsWithdraw, async ({ dividend }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'electiveDividends.withdraw', dividend })
    if (!decided.ok) return decided
    const plan = decided.value
    const data = await overviewOf(visit, plan.after)
    return ok({ data, message: 'CANCELLED', plan })
  }),

  memberWrite(calls.electiveDividendsSetStanding, async ({ standing }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'electiveDividends.setStanding', standing })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: await overviewOf(visit, plan.after), plan })
  }),

  memberRead(calls.electiveDividendsRecords, async (asked, { services, account }) => {
    const filter = { collection: electionRecords, stream: accountStream(account) }
    const found = await storedPage(services, filter, asked)
    if (!found.ok) return found
    const { rows, ...rest } = found.value
    // The module writes each row of a payment.
    const records = rows.map(({ row }) => recordOnWire(services, row.body as ElectionRecord))
    return ok({ records, ...rest })
  }),
]
