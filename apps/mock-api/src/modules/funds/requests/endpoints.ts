import { requestsCancel, requestsList } from '@onelot/api-client'
import { accountStream, ok, requestCollections, requests as rules, sliceOf } from '@onelot/domain'
import { storedPage } from '../../../http/paging.ts'
import { type Route, memberRead, memberWrite } from '../../../http/route.ts'
import { decidedForMember } from '../../base/decided.ts'
import { requestInRow, requestOnWire } from '../../base/reviewed.ts'

export const routes: readonly Route[] = [
  memberRead(requestsList, async ({ state, ...page }, { services, account }) => {
    const filter = { collection: requestCollections.list, stream: accountStream(account), state }
    const found = await storedPage(services, filter, page)
    if (!found.ok) return found
    const { rows, ...rest } = found.value
    return ok({ requests: rows.map(({ row }) => requestOnWire(requestInRow(row))), ...rest })
  }),

  memberWrite(requestsCancel, async ({ request: id }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'requests.cancel', request: id })
    if (!decided.ok) return decided
    const plan = decided.value
    const request = sliceOf(plan.before, rules).underReview[id]
    if (request === undefined) throw new Error('a request was cancelled and was not under review')
    const end = { ending: 'cancelled', endedAt: visit.now } as const
    const data = { request: requestOnWire({ ...request, end }) }
    return ok({ data, message: 'CANCELLED', plan })
  }),
]
