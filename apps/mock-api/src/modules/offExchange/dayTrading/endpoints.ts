import { contract } from '@onelot/api-client'
import { accountStream, no, ok, refuse } from '@onelot/domain'
import { dayTrading as rules } from '@onelot/domain/modules/offExchange/dayTrading'
import { type Route, memberRead, memberWrite } from '../../../http/route.ts'
import { decidedForMember } from '../../base/decided.ts'
import { isOffered, overviewOf } from './standing.ts'

const { dayTradingOverview, dayTradingSetLossLimit } = contract.dayTrading

export const routes: readonly Route[] = [
  memberRead(dayTradingOverview, async (_, { services, account, now }) => {
    if (!isOffered(services)) return no(refuse('PRODUCT_UNAVAILABLE', {}))
    const { state } = await services.streams.load(accountStream(account))
    return ok(overviewOf(services, state, now))
  }),

  memberWrite(dayTradingSetLossLimit, async (asked, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'dayTrading.setLossLimit', ...asked })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: overviewOf(visit.services, plan.after, visit.now), plan })
  }),
]
