import type { RealNameState, Restriction } from '../access/access.ts'
import type { AccountId } from '../ids.ts'
import type { Instant } from '../instant.ts'

/** Who an account belongs to, as far as rules look at it; identity itself is kept beside the events. */
export interface MembersState {
  /** Undefined until the account is opened. */
  readonly account: AccountId | undefined
  readonly openedAt: Instant | undefined
  /** The invitation code that it was opened with. */
  readonly inviter: string | undefined
  readonly realName: RealNameState
  readonly restrictions: readonly Restriction[]
}

export const initialMembers: MembersState = Object.freeze({
  account: undefined,
  openedAt: undefined,
  inviter: undefined,
  realName: 'notVerified',
  restrictions: [],
})
