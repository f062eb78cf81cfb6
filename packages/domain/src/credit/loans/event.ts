import type { Instant } from '../../base/instant.ts'
import type { ModuleEvent } from '../../base/module/module.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Won } from './accrual.ts'
import type { RepaymentTerms } from './command.ts'
import type { Loan, LoanTerms, OverdueInstalment } from './loan.ts'
import type { DueDate } from './schedule.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

/** `loan` is what it is from then on; `collectsAt` is missing once it is paid back. */
interface Paid extends Base {
  readonly loan: Loan
  readonly interest: Won
  readonly principal: Won
  readonly collectsAt?: Instant | undefined
}

export type LoansEvent =
  | (Base & { readonly kind: 'loans.submitted'; readonly terms: LoanTerms })
  | (Base & { readonly kind: 'loans.released'; readonly request: string; readonly terms: LoanTerms })
  | (Base & {
      readonly kind: 'loans.begun'
      readonly loan: Loan
      readonly collectsAt: Instant
      /** When its collateral is looked at first. */
      readonly checksAt: Instant
    })
  | (Base & { readonly kind: 'loans.repaymentSubmitted'; readonly terms: RepaymentTerms })
  | (Paid & { readonly kind: 'loans.repaid'; readonly request: string })
  /** What was on hold for a repayment after which nothing was owed any more. */
  | (Base & { readonly kind: 'loans.returned'; readonly request: string })
  | (Paid & {
      readonly kind: 'loans.collected'
      /** The instalment that came due. */
      readonly due?: DueDate | undefined
      /** What is missing of it: it counts as overdue once. */
      readonly missing?: OverdueInstalment | undefined
      /** All that is overdue, with its interest. */
      readonly overdue: Won
    })
  | (Base & { readonly kind: 'loans.ended'; readonly loan: Loan })
  | (Base & {
      readonly kind: 'loans.reminded'
      readonly instalment: DueDate
      readonly amount: Won
      /** What is not available of it. */
      readonly short: Won
    })
  | (Base & {
      readonly kind: 'loans.collateralChecked'
      readonly ratio: Decimal
      /** Under the warning now. */
      readonly isLow: boolean
      /** And it was not when it was last looked at. */
      readonly warns: boolean
      readonly checksAt: Instant
    })
