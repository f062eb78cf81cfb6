import type { Instant } from '../../base/instant.ts'

/** What rules may know of a member's passwords. */
export interface SecurityState {
  readonly fundPasswordSet: boolean
  /** No withdrawal before it, where the withdrawal password was reset; it may have passed. */
  readonly withdrawalHeldUntil: Instant | undefined
}

export const initialSecurity: SecurityState = Object.freeze({
  fundPasswordSet: false,
  withdrawalHeldUntil: undefined,
})
