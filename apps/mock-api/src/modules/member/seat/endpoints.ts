import { type SeatOnWire, contract } from '@onelot/api-client'
import { type StreamState, accountStream, no, ok, refuse, sliceOf } from '@onelot/domain'
import { type SeatState, seat as rules } from '@onelot/domain/modules/member/seat'
import { type Route, memberRead, memberWrite } from '../../../http/route.ts'
import type { Services } from '../../../services.ts'
import { decidedForMember } from '../../base/decided.ts'
import { settings } from './settings.ts'

const { seatStatus, seatApply } = contract.seat

function momentOf(state: SeatState) {
  switch (state.status) {
    case 'none':
      return undefined
    case 'underReview':
      return state.appliedAt
    case 'seat':
      return state.since
    case 'rejected':
      return state.rejectedAt
    default: {
      const never: never = state
      return never
    }
  }
}

function onWire(services: Services, account: StreamState): SeatOnWire {
  const state = sliceOf(account, rules)
  const { institutions } = services.site.settingsOf(settings)
  return {
    status: state.status,
    institution:
      state.status === 'none'
        ? undefined
        : { code: state.institution, name: institutions[state.institution] },
    at: momentOf(state),
    reason: state.status === 'rejected' ? state.reason : undefined,
  }
}

export const routes: readonly Route[] = [
  memberRead(seatStatus, async (_, { services, account }) => {
    if (services.site.settingsOf(settings).feature === 'off') return no(refuse('PRODUCT_UNAVAILABLE', {}))
    const { state } = await services.streams.load(accountStream(account))
    return ok(onWire(services, state))
  }),

  memberWrite(seatApply, async ({ institution }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'seat.apply', institution })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: onWire(visit.services, plan.after), plan })
  }),
]
