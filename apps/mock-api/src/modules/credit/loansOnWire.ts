import type { LoanOnWire, RepaymentOnWire } from '@onelot/api-client'
import {
  type AccountId,
  type Instant,
  type LocalDate,
  type RequestRecord,
  type StreamState,
  accountStream,
  add,
  balanceOf,
  isPositive,
  money,
  sliceOf,
  subtract,
  toLocal,
} from '@onelot/domain'
import {
  type Loan,
  type LoanRecord,
  type Won,
  aheadOf,
  home,
  interestADay,
  loans as rules,
  loansCollections,
  nextCollection,
  outstandingOf,
  overdueOn,
  owedOn,
  principalIn,
  progressOf,
  unpaidInterest,
} from '@onelot/domain/modules/credit/loans'
import type { Services } from '../../services.ts'
import { reviewedOnWire } from '../base/reviewed.ts'
import { repaymentIn, termsIn } from './loans/context.ts'

const NOTHING = money('KRW', '0')

export const todayInSeoul = (now: Instant): LocalDate => toLocal(home.zone, now).date

/** What the next collection takes, and what is not available of it. */
export function nextOf(loan: Loan, state: StreamState, now: Instant) {
  const at = nextCollection(loan, todayInSeoul(now), now)
  if (at === undefined) return undefined
  const [first] = aheadOf(loan)
  const due: Won = first !== undefined && first.dueAt <= at ? add(first.interest, first.principal) : NOTHING
  const amount = add(due, overdueOn(loan, todayInSeoul(at)))
  const missing = subtract(amount, money('KRW', balanceOf(state.ledger, 'KRW', 'available').amount))
  return { at, amount, short: isPositive(missing) ? missing : NOTHING }
}

function standingOnWire(record: LoanRecord, state: StreamState, now: Instant): LoanOnWire['loan'] {
  const { loan, repaidAt } = record
  const today = todayInSeoul(now)
  return {
    progress: progressOf(record),
    begunAt: loan.begunAt,
    repaidAt,
    outstanding: outstandingOf(loan),
    unpaid: unpaidInterest(loan, today),
    owed: owedOn(loan, today),
    overdueOwed: overdueOn(loan, today),
    overdue: loan.overdue,
    schedule: aheadOf(loan),
    next: nextOf(loan, state, now),
    aDay: interestADay(principalIn(loan.plan), loan.terms.rate),
    paid: loan.paid,
  }
}

/** The loan that a request has led to. */
export async function loanRecordOf(
  { store }: Pick<Services, 'store'>,
  account: AccountId,
  state: StreamState,
  id: string,
): Promise<LoanRecord | undefined> {
  const { loan } = sliceOf(state, rules)
  if (loan?.id === id) return { loan }
  const row = await store.row(loansCollections.loans, accountStream(account), id)
  // The module writes each row of a loan.
  return row?.body as LoanRecord | undefined
}

/** A request as its member reads it, with the loan that it led to. */
export async function loanOnWire(
  services: Pick<Services, 'store'>,
  account: AccountId,
  state: StreamState,
  record: RequestRecord,
  now: Instant,
): Promise<LoanOnWire> {
  const { amount, instalments, months, rate, overdueRate } = termsIn(record)
  const found = await loanRecordOf(services, account, state, record.id)
  return {
    ...reviewedOnWire(record),
    amount,
    instalments,
    months,
    rate,
    overdueRate,
    loan: found && standingOnWire(found, state, now),
  }
}

export const repaymentOnWire = (record: RequestRecord): RepaymentOnWire => ({
  ...reviewedOnWire(record),
  amount: repaymentIn(record).amount,
})
