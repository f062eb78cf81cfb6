import type { AccountId } from '@onelot/domain'

/** Who has put setting up their account off on this device; it is known after a session has ended, too (docs/rules/identity.md#after-a-login). */
export interface PutOffPort {
  readonly isPutOff: (account: AccountId) => boolean
  readonly put: (account: AccountId) => void
}
