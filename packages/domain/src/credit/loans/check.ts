import { realNameRefusals } from '../../base/access/access.ts'
import { restrictionRefusals } from '../../base/access/standing.ts'
import { coverRefusals, fundsIn } from '../../base/funds/cover.ts'
import { faultOfAmount } from '../../base/funds/limits.ts'
import { pendingRefusals } from '../../base/funds/pending.ts'
import { quotaRefusals } from '../../base/module/quota.ts'
import { decimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import { compare, money } from '../../base/money/money.ts'
import { type FieldReason, type Refusal, invalid, refuse } from '../../base/refusals/refusal.ts'
import type { CreditLine } from './collateral.ts'
import type { LoansCommand } from './command.ts'
import type { Borrower, LoanOffer, LoansContext } from './context.ts'
import { owedOn } from './loan.ts'
import type { LoansState } from './state.ts'

export const ONE_PLACE = decimal('1')

/** What stands in the way of any loan, whatever its amount; in the order in which one would be refused. */
export function loanObstacles(borrower: Borrower, { loan }: Pick<LoansState, 'loan'>): readonly Refusal[] {
  const { offered, offer, now, realName, creditScore, pending, isReviewing } = borrower
  if (!offered) return [refuse('PRODUCT_UNAVAILABLE', {})]
  const isOver = !offer.isOpen || now >= offer.until
  return [
    // A ban on trading keeps nobody from borrowing.
    ...restrictionRefusals(borrower, 'manage'),
    ...realNameRefusals(realName),
    ...(isOver ? [refuse('LOAN_CAMPAIGN_CLOSED', { until: offer.until < now ? offer.until : now })] : []),
    ...(creditScore < offer.leastScore ? [refuse('CREDIT_SCORE_TOO_LOW', {})] : []),
    ...(loan === undefined ? [] : [refuse('LOAN_UNPAID', {})]),
    ...pendingRefusals(pending),
    ...(isReviewing ? [refuse('ORDER_PENDING_REVIEW', {})] : []),
  ]
}

/** What keeps an account from borrowing by what it owns, and by the places. */
export const meansRefusals = (
  { own, line }: CreditLine,
  { leastOwn, year, places }: Pick<LoanOffer, 'leastOwn' | 'year' | 'places'>,
  state: Pick<LoansState, 'places'>,
  amount?: ReturnType<typeof money<'KRW'>>,
): readonly Refusal[] => [
  ...(exact(own).lt(exact(leastOwn.amount)) ? [refuse('LOAN_PRINCIPAL_BELOW', leastOwn)] : []),
  ...(amount !== undefined && compare(amount, line) > 0
    ? [refuse('LOAN_QUOTA_EXCEEDED', line, { amount: 'tooHigh' })]
    : []),
  ...(state.places.includes(year) ? [] : quotaRefusals(places, ONE_PLACE)),
]

/** Lump sums are one instalment. */
export const isPlan = (instalments: number, { counts }: Pick<LoanOffer, 'counts'>): boolean =>
  instalments === 1 || counts.includes(instalments)

function submitRefusals(
  { amount: typed, instalments }: Extract<LoansCommand, { kind: 'loans.submit' }>,
  state: LoansState,
  context: LoansContext,
): readonly Refusal[] {
  const obstacles = loanObstacles(context, state)
  if (!context.offered) return obstacles
  const { offer } = context
  const fields: Record<string, FieldReason> = {}
  const fault = faultOfAmount(typed, 'KRW')
  if (fault !== undefined) fields.amount = fault
  else if (exact(typed).lt(exact(offer.least.amount))) fields.amount = 'tooLow'
  if (!isPlan(instalments, offer)) fields.instalments = 'unknown'
  const faults = Object.keys(fields).length === 0 ? [] : [invalid(fields)]
  const amount = fault === undefined ? money('KRW', typed) : undefined
  return [...obstacles, ...faults, ...meansRefusals(context.creditLine(), offer, state, amount)]
}

/** Why nothing can be paid back now. */
export const repaymentObstacles = (
  borrower: Pick<LoansContext, 'account' | 'restrictions' | 'pending'>,
  { loan }: Pick<LoansState, 'loan'>,
): readonly Refusal[] => [
  ...restrictionRefusals(borrower, 'manage'),
  ...(loan === undefined ? [refuse('ORDER_WRONG_STATE', {})] : []),
  ...pendingRefusals(borrower.pending),
]

function repaymentRefusals(
  { amount: typed }: Extract<LoansCommand, { kind: 'loans.submitRepayment' }>,
  state: LoansState,
  context: LoansContext,
): readonly Refusal[] {
  const obstacles = repaymentObstacles(context, state)
  const fault = faultOfAmount(typed, 'KRW')
  if (fault !== undefined) return [...obstacles, invalid({ amount: fault })]
  const { loan } = state
  if (loan === undefined) return obstacles
  const amount = money('KRW', typed)
  const most = owedOn(loan, context.today)
  return [
    ...obstacles,
    ...(compare(amount, most) > 0 ? [refuse('REPAYMENT_ABOVE_LOAN', most, { amount: 'tooHigh' })] : []),
    ...coverRefusals(amount, fundsIn(context.ledger, 'KRW'), { amount: 'tooHigh' }),
  ]
}

const wrongState = refuse('ORDER_WRONG_STATE', {})

export function check(command: LoansCommand, state: LoansState, context: LoansContext): readonly Refusal[] {
  switch (command.kind) {
    case 'loans.submit':
      return submitRefusals(command, state, context)
    case 'loans.submitRepayment':
      return repaymentRefusals(command, state, context)
    case 'loans.collect':
    case 'loans.remind':
    case 'loans.checkCollateral':
      return state.loan === undefined ? [wrongState] : []
    case 'loans.begin':
    case 'loans.release':
    case 'loans.repay':
      return []
    default: {
      const never: never = command
      return never
    }
  }
}
