import { NOTHING, type Won } from './accrual.ts'
import type { Loan } from './loan.ts'
import type { Instant } from '../../base/instant.ts'

/** A member has one loan at a time. */
export interface LoansState {
  readonly loan?: Loan | undefined
  /** Years of which the account has a place: it is for all its loans of that year. */
  readonly places: readonly string[]
  /** Instalments that became overdue, ever: each counts once in the credit score. */
  readonly overdue: number
  /** Of all loans. */
  readonly interest: Won
  /** The last instalment that the member was reminded of. */
  readonly reminded?: number | undefined
  /** Whether the collateral was too small when it was last looked at. */
  readonly isLow: boolean
  /** When it is looked at next; missing without a loan. */
  readonly checksAt?: Instant | undefined
}

export const initialLoans: LoansState = Object.freeze({
  places: [],
  overdue: 0,
  interest: NOTHING,
  isLow: false,
})
