import { type CheckInStatus, contract } from '@onelot/api-client'
import {
  type Instant,
  type StreamState,
  accountStream,
  boundsOfDay,
  no,
  ok,
  plusMs,
  refuse,
  sliceOf,
  zoneOfCurrency,
} from '@onelot/domain'
import { isCheckedIn, rewardNames, checkIn as rules, streakOn } from '@onelot/domain/modules/site/checkIn'
import { type Route, memberRead, memberWrite } from '../../../http/route.ts'
import type { Services } from '../../../services.ts'
import { decidedForMember } from '../../base/decided.ts'
import { termsAt } from './settings.ts'

const { checkInStatus, checkInToday, checkInRedeem } = contract.checkIn

function statusOf(services: Services, state: StreamState, now: Instant): CheckInStatus {
  const own = sliceOf(state, rules)
  const { today, rewards } = termsAt(services, now)
  const offers = rewardNames.map((reward) => ({ reward, ...rewards[reward] }))
  return {
    today,
    nextDayAt: plusMs(boundsOfDay(zoneOfCurrency('KRW'), today).to, 1),
    checkedIn: isCheckedIn(own, today),
    balance: own.balance,
    streak: streakOn(own, today),
    since: own.since,
    days: own.days,
    rewards: offers.toSorted((a, b) => a.checkIns - b.checkIns),
  }
}

export const routes: readonly Route[] = [
  memberRead(checkInStatus, async (_, { services, account, now }) => {
    if (!termsAt(services, now).offered) return no(refuse('PRODUCT_UNAVAILABLE', {}))
    const { state } = await services.streams.load(accountStream(account))
    return ok(statusOf(services, state, now))
  }),

  memberWrite(checkInToday, async (_, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'checkIn.checkIn' })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: statusOf(visit.services, plan.after, visit.now), message: 'CHECKED_IN', plan })
  }),

  memberWrite(checkInRedeem, async ({ reward }, visit) => {
    const decided = await decidedForMember(visit, rules, { kind: 'checkIn.redeem', reward })
    if (!decided.ok) return decided
    const plan = decided.value
    return ok({ data: statusOf(visit.services, plan.after, visit.now), plan })
  }),
]
