import type { RealNameState, Restriction } from '../../base/access/access.ts'
import type { AccountId } from '../../base/ids.ts'
import type { Currency } from '../../base/money/currency.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { AcceptedDocuments } from './documents.ts'

/** Why an operator acts. */
interface Reasoned {
  readonly reason?: string | undefined
}

export type MembersCommand =
  | {
      readonly kind: 'members.open'
      readonly account: AccountId
      readonly inviter: string
      readonly accepted: AcceptedDocuments
      /** What the account receives to begin with, by currency. */
      readonly practiceMoney: Readonly<Partial<Record<Currency, Decimal>>>
    }
  | (Reasoned & {
      readonly kind: 'members.setRealNameState'
      readonly state: RealNameState
      /** The request whose end it follows: that changes nothing where an operator has decided otherwise meanwhile. */
      readonly request?: string | undefined
    })
  /** The restrictions as a whole: what is not named ends. */
  | (Reasoned & {
      readonly kind: 'members.setRestrictions'
      readonly restrictions: readonly Restriction[]
    })
