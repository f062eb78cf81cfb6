import {
  type MembersCommand,
  type RequestEnded,
  accountAnswers,
  birthDateOf,
  currencyDay,
} from '@onelot/domain'
import {
  REAL_NAME_CHECK,
  type RealNameEvent,
  realName as rules,
} from '@onelot/domain/modules/member/realName'
import { type BrokerModule, rulesOf } from '../../base/brokerModule.ts'
import type { RequestRules } from '../../base/requestRules.ts'
import { identityCollections, identityOf } from '../../base/verifiedName.ts'
import { routes } from './endpoints.ts'

const check: RequestRules<RealNameEvent> = {
  kind: REAL_NAME_CHECK,
  on: 'realName.submitted',
  request: ({ front, back }) => ({ terms: { front, back } }),
  async shown(account, services) {
    const { name, idNumber, guardian } = (await identityOf(services, account)) ?? {}
    const today = currencyDay('KRW', services.clock.now())
    return { name, idNumber, birthDate: idNumber && birthDateOf(idNumber, today), guardian }
  },
  passed: ({ id }): MembersCommand => ({ kind: 'members.setRealNameState', state: 'passed', request: id }),
}

/** What the account is set to once a review has ended without passing. */
function failed(event: RequestEnded): MembersCommand | undefined {
  if (event.request.kind !== REAL_NAME_CHECK) return undefined
  const set = { kind: 'members.setRealNameState', request: event.request.id } as const
  switch (event.kind) {
    case 'requests.passed':
      return undefined
    case 'requests.rejected':
      return {
        ...set,
        state: 'rejected',
        reason: event.cause === 'operator' ? event.decided?.reason : undefined,
      }
    case 'requests.cancelled':
      return { ...set, state: 'notVerified' }
    default: {
      const never: never = event
      return never
    }
  }
}

const isSubmitted = (): MembersCommand => ({ kind: 'members.setRealNameState', state: 'underReview' })

export const realName: BrokerModule = {
  routes,
  rules: rulesOf(rules, ({ state, base }) => {
    const { realName: checked, restrictions, underReview } = accountAnswers(state)
    return {
      ...base,
      today: currencyDay('KRW', base.now),
      realName: checked,
      restrictions,
      isWaiting: underReview.includes(REAL_NAME_CHECK),
    }
  }),
  requests: [check],
  identity: identityCollections,
  reactions: [
    { on: 'realName.submitted', command: isSubmitted },
    { on: 'requests.rejected', command: failed },
    { on: 'requests.cancelled', command: failed },
  ],
}
