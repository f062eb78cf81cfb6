import type { RealNameState, Restriction } from '../../base/access/access.ts'
import type { AccountId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import type { Money } from '../../base/money/money.ts'
import type { AcceptedDocuments } from './documents.ts'

/** Who an account belongs to, as far as rules look at it; identity itself is kept beside the events. */
export interface MembersState {
  /** Undefined until the account is opened. */
  readonly account: AccountId | undefined
  readonly openedAt: Instant | undefined
  /** The invitation code that it was opened with. */
  readonly inviter: string | undefined
  /** Undefined too for an account that was opened before it was kept. */
  readonly accepted: AcceptedDocuments | undefined
  readonly realName: RealNameState
  /** Why the real name was rejected, where whoever rejected it has said so. */
  readonly realNameReason?: string | undefined
  readonly restrictions: readonly Restriction[]
  /** What the account has received to practise with, by currency. */
  readonly practiceMoney: readonly Money[]
}

export const initialMembers: MembersState = Object.freeze({
  account: undefined,
  openedAt: undefined,
  inviter: undefined,
  accepted: undefined,
  realName: 'notVerified',
  restrictions: [],
  practiceMoney: [],
})
