import type { DueCommand } from '../../base/module/module.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { LocalDate } from '../../base/instant.ts'
import type { Won } from './accrual.ts'
import type { LoanTerms } from './loan.ts'

/** Fixed when a repayment was asked for. */
export interface RepaymentTerms {
  readonly amount: Won
  /** Of the submission, in Seoul: interest runs on what is left from it on. */
  readonly on: LocalDate
}

export type LoansCommand =
  /** In won, as it is typed. */
  | { readonly kind: 'loans.submit'; readonly amount: Decimal; readonly instalments: number }
  /** The request has passed. */
  | { readonly kind: 'loans.begin'; readonly request: string; readonly terms: LoanTerms }
  /** It was rejected or cancelled. */
  | { readonly kind: 'loans.release'; readonly request: string; readonly terms: LoanTerms }
  | { readonly kind: 'loans.submitRepayment'; readonly amount: Decimal }
  /** The repayment has passed: what is on hold for it is paid. */
  | { readonly kind: 'loans.repay'; readonly request: string; readonly terms: RepaymentTerms }
  | (DueCommand & { readonly kind: 'loans.collect' })
  | (DueCommand & { readonly kind: 'loans.remind' })
  | (DueCommand & { readonly kind: 'loans.checkCollateral' })
