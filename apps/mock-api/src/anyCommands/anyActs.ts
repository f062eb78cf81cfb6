import { acts as applications } from '../modules/newShares/applications/testing/acts.ts'
import { acts as bids } from '../modules/newShares/bids/testing/acts.ts'
import { acts as checkIn } from '../modules/site/checkIn/testing/acts.ts'
import { acts as closing } from '../modules/member/closing/testing/acts.ts'
import { acts as deposits } from '../modules/funds/deposits/testing/acts.ts'
import { acts as exchange } from '../modules/funds/exchange/testing/acts.ts'
import { acts as listings } from '../modules/market/listings/testing/acts.ts'
import { acts as members } from '../modules/member/members/testing/acts.ts'
import { acts as messages } from '../modules/site/messages/testing/acts.ts'
import { acts as payees } from '../modules/member/payees/testing/acts.ts'
import { acts as priceAlerts } from '../modules/market/priceAlerts/testing/acts.ts'
import { acts as realName } from '../modules/member/realName/testing/acts.ts'
import { acts as requests } from '../modules/funds/requests/testing/acts.ts'
import { acts as seat } from '../modules/member/seat/testing/acts.ts'
import { acts as security } from '../modules/member/security/testing/acts.ts'
import { acts as trading } from '../modules/trading/trading/testing/acts.ts'
import { acts as withdrawals } from '../modules/funds/withdrawals/testing/acts.ts'
import type { Act, ModuleActs } from './moduleActs.ts'
import { acts as testPlans } from './testPlanActs.ts'

/** What is drawn of modules in sequences of any commands, in the order in which the seed has met them. */
export const anyActs = [
  trading,
  priceAlerts,
  testPlans,
  requests,
  seat,
  checkIn,
  exchange,
  realName,
  closing,
  payees,
  security,
  messages,
  deposits,
  withdrawals,
  applications,
  bids,
  listings,
  members,
] as const

type NameIn<T> = T extends ModuleActs<infer Name> ? Name : never
export type AnyAct = NameIn<(typeof anyActs)[number]>

interface FoundAct {
  readonly act: Act
  readonly isByOperator: boolean
}

const byName = new Map(
  anyActs.flatMap(({ acts, byOperator = [] }: ModuleActs) =>
    Object.entries(acts).map(([name, act]): [string, FoundAct] => [
      name,
      { act, isByOperator: byOperator.includes(name) },
    ]),
  ),
)

/** What a member or an operator does with a module; undefined where no module brings it. */
export const actOf = (action: string): FoundAct | undefined => byName.get(action)
