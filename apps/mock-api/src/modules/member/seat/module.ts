import { type RequestEnded, accountAnswers } from '@onelot/domain'
import {
  SEAT_ACCOUNT,
  type SeatCommand,
  type SeatEvent,
  seat as rules,
} from '@onelot/domain/modules/member/seat'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import type { RequestRules } from '../../base/requestRules.ts'
import { routes } from './endpoints.ts'
import { settings } from './settings.ts'

const account: RequestRules<SeatEvent> = {
  kind: SEAT_ACCOUNT,
  on: 'seat.applied',
  request: (event) => ({ terms: event.kind === 'seat.applied' ? { institution: event.institution } : {} }),
  passed: (): SeatCommand => ({ kind: 'seat.grant' }),
}

/** What follows where a review has ended without passing. */
function declined(event: RequestEnded): SeatCommand | undefined {
  if (event.request.kind !== SEAT_ACCOUNT) return undefined
  switch (event.kind) {
    case 'requests.passed':
      return undefined
    case 'requests.rejected':
      return {
        kind: 'seat.decline',
        cause: 'rejected',
        reason: event.cause === 'operator' ? event.decided?.reason : undefined,
      }
    case 'requests.cancelled':
      return { kind: 'seat.decline', cause: 'cancelled' }
    default: {
      const never: never = event
      return never
    }
  }
}

export const seat: BrokerModule = {
  routes,
  rules: rulesOf(rules, ({ state, base }, { site }) => {
    const { feature, institutions } = site.settingsOf(settings)
    return {
      ...base,
      offered: feature === 'on',
      institutions: Object.keys(institutions),
      restrictions: accountAnswers(state).restrictions,
    }
  }),
  requests: [account],
  reactions: [
    { on: 'requests.rejected', command: declined },
    { on: 'requests.cancelled', command: declined },
  ],
  settings,
}
