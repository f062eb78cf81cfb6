import { realNameCodes } from '../../base/access/access.ts'
import { manageCodes } from '../../base/access/standing.ts'
import { coverCodes } from '../../base/funds/cover.ts'
import { defineModule } from '../../base/module/defineModule.ts'
import type { Decision } from '../../base/module/module.ts'
import { isZero, money, negate } from '../../base/money/money.ts'
import { begun, looked, reminded, repaid, submitted, taken, withdrawn } from './carry.ts'
import { check } from './check.ts'
import type { LoansCommand } from './command.ts'
import type { LoansContext } from './context.ts'
import type { LoansEvent } from './event.ts'
import { evolve } from './evolve.ts'
import { rows, schedule } from './rows.ts'
import { type LoansState, initialLoans } from './state.ts'

export { type Accrual, type Won, interestADay } from './accrual.ts'
export { loanPlacesKey, placesFull, planOf } from './carry.ts'
export { loanObstacles, meansRefusals, repaymentObstacles } from './check.ts'
export {
  type Collateral,
  type CollateralPart,
  type CreditLine,
  type PricedPart,
  collateralOf,
  collateralRatio,
  creditLineOf,
  fallenBy,
  isUnder,
  shownWorth,
  warningPrice,
  withdrawalRoom,
} from './collateral.ts'
export type { LoansCommand, RepaymentTerms } from './command.ts'
export type { Borrower, LoanOffer, LoansContext } from './context.ts'
export type { LoansEvent } from './event.ts'
export {
  type Loan,
  type LoanTerms,
  type OverdueInstalment,
  type Repayment,
  type UnpaidInterest,
  aheadOf,
  begunLoan,
  isRepaid,
  nextCollection,
  outstandingOf,
  overdueOn,
  owedOn,
  repaidOn,
  savedBy,
  unpaidInterest,
} from './loan.ts'
export {
  type LoanPayment,
  type LoanProgress,
  type LoanRecord,
  type OverdueEntry,
  type PaymentCause,
  loanProgresses,
  loansCollections,
  paymentCauses,
  progressOf,
} from './rows.ts'
export {
  type InstalmentAhead,
  type LoanPlan,
  type PlannedInstalment,
  dueDatesOf,
  home,
  interestIn,
  principalIn,
} from './schedule.ts'
export type { LoansState } from './state.ts'

/** What is asked of a review. */
export const LOAN = 'loans.loan'
export const REPAYMENT = 'loans.repayment'

function accept(
  command: LoansCommand,
  state: LoansState,
  context: LoansContext,
): readonly LoansEvent[] | Decision<LoansEvent> {
  const { loan } = state
  switch (command.kind) {
    case 'loans.submit':
      return submitted(command, state, context)
    case 'loans.begin':
      return begun(command, context)
    case 'loans.release':
      return withdrawn(command, context)
    case 'loans.submitRepayment': {
      const { now: at, today: on } = context
      const terms = { amount: money('KRW', command.amount), on }
      return [{ kind: 'loans.repaymentSubmitted', version: 1, at, postings: [], terms }]
    }
    case 'loans.repay':
      return repaid(command, state, context)
    case 'loans.collect':
      return loan === undefined ? [] : taken(loan, context)
    case 'loans.remind':
      return loan === undefined ? [] : reminded(loan, context)
    case 'loans.checkCollateral':
      return loan === undefined ? [] : looked(loan, state, context)
    default: {
      const never: never = command
      return never
    }
  }
}

/** Money that a member borrows against what the account has, and pays back by instalments (docs/rules/credit.md). */
export const loans = defineModule({
  name: 'loans',
  stream: 'account',
  initial: initialLoans,
  shape: 1,
  evolve,
  upcasts: {
    'loans.submitted': [],
    'loans.released': [],
    'loans.begun': [],
    'loans.repaymentSubmitted': [],
    'loans.repaid': [],
    'loans.returned': [],
    'loans.collected': [],
    'loans.ended': [],
    'loans.reminded': [],
    'loans.collateralChecked': [],
  },
  refusals: {
    'loans.submit': [
      'PRODUCT_UNAVAILABLE',
      ...manageCodes,
      ...realNameCodes,
      'LOAN_CAMPAIGN_CLOSED',
      'CREDIT_SCORE_TOO_LOW',
      'LOAN_UNPAID',
      'DEPOSIT_PENDING',
      'FUND_OPERATION_PENDING',
      'ORDER_PENDING_REVIEW',
      'VALIDATION',
      'LOAN_PRINCIPAL_BELOW',
      'LOAN_QUOTA_EXCEEDED',
      'LOAN_PLACES_FULL',
    ],
    'loans.begin': [],
    'loans.release': [],
    'loans.submitRepayment': [
      ...manageCodes,
      'ORDER_WRONG_STATE',
      'DEPOSIT_PENDING',
      'FUND_OPERATION_PENDING',
      'VALIDATION',
      'REPAYMENT_ABOVE_LOAN',
      ...coverCodes,
    ],
    'loans.repay': [],
    'loans.collect': ['ORDER_WRONG_STATE'],
    'loans.remind': ['ORDER_WRONG_STATE'],
    'loans.checkCollateral': ['ORDER_WRONG_STATE'],
  },
  check,
  accept,
  schedule,
  rows,
  earned: ({ interest }) => (isZero(interest) ? [] : [negate(interest)]),
})
