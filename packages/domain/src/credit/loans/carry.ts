import { type Posting, posting } from '../../base/ledger/ledger.ts'
import { release, requestHold } from '../../base/ledger/holds.ts'
import { balanceOf } from '../../base/ledger/ledger.ts'
import type { Decision } from '../../base/module/module.ts'
import { quotaClaim, quotaRelease } from '../../base/module/quota.ts'
import { ZERO } from '../../base/money/decimal.ts'
import { add, isPositive, money, subtract } from '../../base/money/money.ts'
import { nextRegularClose } from '../../base/sessions/calendar.ts'
import { refuse } from '../../base/refusals/refusal.ts'
import { NOTHING, type Won } from './accrual.ts'
import { ONE_PLACE } from './check.ts'
import { collateralRatio, isUnder } from './collateral.ts'
import type { LoansCommand } from './command.ts'
import type { LoanOffer, LoansContext } from './context.ts'
import type { LoansEvent } from './event.ts'
import {
  type Loan,
  type LoanTerms,
  aheadOf,
  begunLoan,
  collected,
  isRepaid,
  nextCollection,
  outstandingOf,
  overdueOn,
  repaidOn,
} from './loan.ts'
import { type LoanPlan, dueDatesOf, home } from './schedule.ts'
import type { LoansState } from './state.ts'

type Of<K extends LoansCommand['kind']> = Extract<LoansCommand, { kind: K }>

const base = (at: LoansContext['now']) => ({ version: 1, at, postings: [] }) as const

export const loanPlacesKey = (year: string): string => `loanPlaces/${year}`
export const placesFull = (count: number) => refuse('LOAN_PLACES_FULL', { count })

/** One instalment is a lump sum. */
export const planOf = (instalments: number, { lumpMonths }: Pick<LoanOffer, 'lumpMonths'>): LoanPlan => ({
  instalments,
  months: instalments === 1 ? lumpMonths : instalments,
})

/** By the terms of now; a place is claimed unless the account has one of the year. */
export function submitted(
  { amount, instalments }: Of<'loans.submit'>,
  { places }: LoansState,
  { now, offer }: LoansContext,
): Decision<LoansEvent> {
  const { rate, overdueRate, dueMinute, year } = offer
  const hasPlace = places.includes(year)
  const terms: LoanTerms = {
    amount: money('KRW', amount),
    ...planOf(instalments, offer),
    rate,
    overdueRate,
    dueMinute,
    ...(hasPlace ? {} : { place: year }),
  }
  return {
    events: [{ ...base(now), kind: 'loans.submitted', terms }],
    quotaClaims: hasPlace ? [] : [quotaClaim(offer.places, ONE_PLACE)],
  }
}

export const withdrawn = (
  { request, terms }: Of<'loans.release'>,
  { now, offer }: LoansContext,
): Decision<LoansEvent> => ({
  events: [{ ...base(now), kind: 'loans.released', request, terms }],
  quotaClaims:
    terms.place === undefined
      ? []
      : [quotaRelease(loanPlacesKey(terms.place), ONE_PLACE, offer.places.refusal)],
})

export function begun(
  { request: id, terms }: Of<'loans.begin'>,
  { now, today, calendar }: LoansContext,
): readonly LoansEvent[] {
  const loan = begunLoan(id, terms, now, today, dueDatesOf(terms, today, terms.dueMinute, calendar))
  const collectsAt = nextCollection(loan, today, now)
  if (collectsAt === undefined) throw new Error(`nothing of ${id} would ever be due`)
  const postings = posting('loan', 'available', terms.amount, 'loans.drawn', id)
  const checksAt = nextRegularClose(home, calendar, now)
  return [{ ...base(now), kind: 'loans.begun', postings, loan, collectsAt, checksAt }]
}

const paid = (
  from: 'available' | 'frozen',
  interest: Won,
  principal: Won,
  ref: string,
): readonly Posting[] => [
  ...posting(from, 'interest', interest, 'loans.interest', ref),
  ...posting(from, 'loan', principal, 'loans.repaid', ref),
]

const ended = (loan: Loan, { now }: LoansContext): readonly LoansEvent[] =>
  isRepaid(loan) ? [{ ...base(now), kind: 'loans.ended', loan }] : []

/** Out of what is on hold for the request; what is not owed any more goes back. */
export function repaid(
  { request, terms }: Of<'loans.repay'>,
  { loan: before }: LoansState,
  context: LoansContext,
): readonly LoansEvent[] {
  const { now, today } = context
  const back = (rest: Won) => release(rest, requestHold.released, request)
  if (before === undefined)
    return [{ ...base(now), kind: 'loans.returned', postings: back(terms.amount), request }]
  const { interest, principal, rest, loan } = repaidOn(before, terms.amount, terms.on)
  const postings = [...paid('frozen', interest, principal, request), ...back(rest)]
  const collectsAt = nextCollection(loan, today, now)
  return [
    { ...base(now), kind: 'loans.repaid', postings, request, loan, interest, principal, collectsAt },
    ...ended(loan, context),
  ]
}

/** As far as what is available reaches. */
export function taken(before: Loan, context: LoansContext): readonly LoansEvent[] {
  const { now, today, ledger } = context
  const available = balanceOf(ledger, 'KRW', 'available').amount
  const { interest, principal, loan, due, missing } = collected(before, money('KRW', available), today, now)
  return [
    {
      ...base(now),
      kind: 'loans.collected',
      postings: paid('available', interest, principal, before.id),
      loan,
      interest,
      principal,
      due,
      missing,
      overdue: overdueOn(loan, today),
      collectsAt: nextCollection(loan, today, now),
    },
    ...ended(loan, context),
  ]
}

/** What the next instalment comes to, and what is not available of it. */
export function reminded(loan: Loan, { now, today, ledger }: LoansContext): readonly LoansEvent[] {
  const [next] = aheadOf(loan)
  if (next === undefined) return []
  const { number, date, dueAt, interest, principal } = next
  const amount = add(interest, principal, overdueOn(loan, today))
  const missing = subtract(amount, money('KRW', balanceOf(ledger, 'KRW', 'available').amount))
  const short = isPositive(missing) ? missing : NOTHING
  return [{ ...base(now), kind: 'loans.reminded', instalment: { number, date, dueAt }, amount, short }]
}

/** A message follows only where the collateral was not too small at the close before. */
export function looked(
  loan: Loan,
  { isLow: before }: LoansState,
  { now, calendar, offer, creditLine }: LoansContext,
): readonly LoansEvent[] {
  const { collateral } = creditLine()
  const borrowed = outstandingOf(loan)
  const isLow = isUnder(collateral, borrowed, offer.warning)
  const checksAt = nextRegularClose(home, calendar, now)
  return [
    {
      ...base(now),
      kind: 'loans.collateralChecked',
      ratio: collateralRatio(collateral, borrowed) ?? ZERO,
      isLow,
      warns: isLow && !before,
      checksAt,
    },
  ]
}
