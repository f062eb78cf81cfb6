import { acts as applications } from '../modules/newShares/applications/testing/acts.ts'
import { acts as bids } from '../modules/newShares/bids/testing/acts.ts'
import { acts as deposits } from '../modules/funds/deposits/testing/acts.ts'
import { acts as messages } from '../modules/site/messages/testing/acts.ts'
import { acts as payees } from '../modules/member/payees/testing/acts.ts'
import { acts as security } from '../modules/member/security/testing/acts.ts'
import { acts as withdrawals } from '../modules/funds/withdrawals/testing/acts.ts'
import type { Act, ModuleActs } from './moduleActs.ts'

/** Modules whose commands are drawn among trades, in the order in which the seed has met them. */
export const memberActs = [payees, security, messages, deposits, withdrawals, applications, bids] as const

type NameIn<T> = T extends ModuleActs<infer Name> ? Name : never
export type ModuleAction = NameIn<(typeof memberActs)[number]>

const byName = new Map(memberActs.flatMap(({ acts }) => Object.entries<Act>(acts)))

/** What a member does of a module; undefined where no module brings it. */
export const actOf = (action: string): Act | undefined => byName.get(action)
