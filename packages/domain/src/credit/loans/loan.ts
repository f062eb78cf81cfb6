import type { Instant, LocalDate } from '../../base/instant.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import { add, isPositive, isZero, smaller, subtract } from '../../base/money/money.ts'
import { plusDays } from '../../base/sessions/localDates.ts'
import { type Accrual, NOTHING, type Won, accruingFrom, broughtTo, owedOf, withPaid } from './accrual.ts'
import {
  type DueDate,
  type LoanPlan,
  type PlannedInstalment,
  divided,
  dueTime,
  interestIn,
  principalIn,
  withInterest,
} from './schedule.ts'

/** Fixed when a loan was asked for. */
export interface LoanTerms extends LoanPlan {
  readonly amount: Won
  /** A year: 0.072 is 7.2 percent. */
  readonly rate: Decimal
  /** Of principal that is overdue, a year. */
  readonly overdueRate: Decimal
  /** Minute of the day at which instalments are collected, in Seoul. */
  readonly dueMinute: number
  /** The year of which it claimed a place; missing where the account has one of that year. */
  readonly place?: string | undefined
}

/** What is missing of an instalment. */
export interface OverdueInstalment extends Pick<DueDate, 'number' | 'date'> {
  readonly interest: Won
  readonly principal: Won
}

/** A loan that is not paid back. */
export interface Loan {
  /** That of the request. */
  readonly id: string
  readonly terms: LoanTerms
  readonly begunAt: Instant
  /** Not yet due. */
  readonly plan: readonly PlannedInstalment[]
  /** On the principal of `plan`. */
  readonly interest: Accrual
  /** The oldest first. */
  readonly overdue: readonly OverdueInstalment[]
  /** On the principal of `overdue`. */
  readonly penalty: Accrual
  readonly paid: { readonly principal: Won; readonly interest: Won }
}

export const outstandingOf = ({ plan, overdue }: Pick<Loan, 'plan' | 'overdue'>): Won =>
  add(principalIn(plan), principalIn(overdue))

export const isRepaid = (loan: Loan): boolean => loan.plan.length === 0 && loan.overdue.length === 0

export function begunLoan(
  id: string,
  terms: LoanTerms,
  begunAt: Instant,
  on: LocalDate,
  dates: readonly DueDate[],
): Loan {
  return {
    id,
    terms,
    begunAt,
    plan: divided(terms.amount, dates),
    interest: accruingFrom(on),
    overdue: [],
    penalty: accruingFrom(on),
    paid: { principal: NOTHING, interest: NOTHING },
  }
}

/** What is owed besides the principal, counted to a date: of overdue instalments, on what is overdue, and on what is not. */
export interface UnpaidInterest {
  readonly overdue: Won
  readonly penalty: Won
  readonly accrued: Won
}

const countedTo = (loan: Loan, date: LocalDate): Loan => ({
  ...loan,
  interest: broughtTo(loan.interest, date, principalIn(loan.plan), loan.terms.rate),
  penalty: broughtTo(loan.penalty, date, principalIn(loan.overdue), loan.terms.overdueRate),
})

export function unpaidInterest(loan: Loan, date: LocalDate): UnpaidInterest {
  const { interest, penalty, overdue } = countedTo(loan, date)
  return { overdue: interestIn(overdue), penalty: owedOf(penalty), accrued: owedOf(interest) }
}

/** What pays all of it back on a date. */
export function owedOn(loan: Loan, date: LocalDate): Won {
  const { overdue, penalty, accrued } = unpaidInterest(loan, date)
  return add(outstandingOf(loan), overdue, penalty, accrued)
}

/** What is overdue, with its interest to a date. */
export function overdueOn(loan: Loan, date: LocalDate): Won {
  const { overdue, penalty } = unpaidInterest(loan, date)
  return add(principalIn(loan.overdue), overdue, penalty)
}

/** What a payment did. */
export interface Payment {
  readonly interest: Won
  readonly principal: Won
  /** After it. */
  readonly loan: Loan
}

/** Pays one part of every overdue instalment, the oldest first. */
function paidOf(
  overdue: readonly OverdueInstalment[],
  part: 'interest' | 'principal',
  money: Won,
): { readonly overdue: readonly OverdueInstalment[]; readonly left: Won } {
  let left = money
  const rest = overdue.map((one) => {
    const paid = smaller(one[part], left)
    left = subtract(left, paid)
    return { ...one, [part]: subtract(one[part], paid) }
  })
  return { overdue: rest, left }
}

const isOwed = ({ interest, principal }: OverdueInstalment): boolean =>
  isPositive(interest) || isPositive(principal)

/** Overdue interest, the interest on what is overdue, where `accrued` also what has accrued, then overdue principal. The dates are counted already. */
function paidOverdue(loan: Loan, money: Won, accrued: boolean): Payment & { readonly left: Won } {
  const first = paidOf(loan.overdue, 'interest', money)
  const penalty = smaller(owedOf(loan.penalty), first.left)
  let left = subtract(first.left, penalty)
  const ofAccrued = accrued ? smaller(owedOf(loan.interest), left) : NOTHING
  left = subtract(left, ofAccrued)
  const interest = subtract(money, left)
  const second = paidOf(first.overdue, 'principal', left)
  const principal = subtract(left, second.left)
  const overdue = second.overdue.filter(isOwed)
  const penaltyLeft = withPaid(loan.penalty, penalty)
  return {
    interest,
    principal,
    left: second.left,
    loan: {
      ...loan,
      overdue,
      penalty: overdue.length === 0 ? accruingFrom(loan.penalty.since) : penaltyLeft,
      interest: withPaid(loan.interest, ofAccrued),
      paid: { interest: add(loan.paid.interest, interest), principal: add(loan.paid.principal, principal) },
    },
  }
}

/** What the clock collects. */
export interface Collected extends Payment {
  /** The instalment that came due. */
  readonly due?: DueDate | undefined
  /** What is missing of it, where something is: from now on it is overdue. */
  readonly missing?: OverdueInstalment | undefined
}

/** An instalment that has come due joins what is overdue: it is the newest of it. */
function comeDue(loan: Loan, now: Instant): Loan {
  const [first, ...plan] = loan.plan
  if (first === undefined || now < first.dueAt) return loan
  const { number, date, principal } = first
  const interest = owedOf(broughtTo(loan.interest, date, principalIn(loan.plan), loan.terms.rate))
  return {
    ...loan,
    plan,
    interest: accruingFrom(date),
    overdue: [...loan.overdue, { number, date, interest, principal }],
  }
}

/** What is due is taken of what is available; what is missing of it stays overdue. @param date that of `now` in Seoul */
export function collected(loan: Loan, available: Won, date: LocalDate, now: Instant): Collected {
  const penalty = broughtTo(loan.penalty, date, principalIn(loan.overdue), loan.terms.overdueRate)
  const due = comeDue({ ...loan, penalty }, now)
  const { interest, principal, loan: after } = paidOverdue(due, available, false)
  const [instalment] = due.plan.length < loan.plan.length ? loan.plan : []
  return {
    interest,
    principal,
    loan: after,
    due: instalment,
    missing: after.overdue.find(({ number }) => number === instalment?.number),
  }
}

/** What a member pays back besides what is collected. */
export interface Repayment extends Payment {
  /** What was on hold for it and is not owed any more. */
  readonly rest: Won
}

/**
 * Unpaid interest to a date, then overdue principal, then what is not yet due: what is left of that is divided anew over the same dates, and bears
 * interest from the date on.
 */
export function repaidOn(loan: Loan, amount: Won, date: LocalDate): Repayment {
  const { interest, principal, left, loan: after } = paidOverdue(countedTo(loan, date), amount, true)
  const before = principalIn(after.plan)
  const early = smaller(before, left)
  if (isZero(early)) return { interest, principal, rest: left, loan: after }
  const rest = subtract(before, early)
  return {
    interest,
    principal: add(principal, early),
    rest: subtract(left, early),
    loan: {
      ...after,
      plan: isZero(rest) ? [] : divided(rest, after.plan),
      paid: { ...after.paid, principal: add(after.paid.principal, early) },
    },
  }
}

/** What the instalments ahead will bring. */
export const aheadOf = ({ plan, interest, terms }: Loan) => withInterest(plan, interest, terms.rate)

/** Interest that a repayment on a date spares. */
export function savedBy(loan: Loan, { interest, loan: after }: Repayment, date: LocalDate): Won {
  const { overdue, penalty } = unpaidInterest(loan, date)
  const of = (one: Loan, on: LocalDate): Won => {
    const unpaid = unpaidInterest(one, on)
    return add(interestIn(aheadOf(one)), unpaid.overdue, unpaid.penalty)
  }
  const before = add(interestIn(aheadOf(loan)), overdue, penalty)
  return subtract(before, add(interest, of(after, date)))
}

/** When it is collected next after a moment: daily while something is overdue; undefined once it is paid back. @param today that of now in Seoul */
export function nextCollection(
  { plan, overdue, terms }: Loan,
  today: LocalDate,
  now: Instant,
): Instant | undefined {
  const [first] = plan
  if (overdue.length === 0) return first?.dueAt
  const ofToday = dueTime(today, terms.dueMinute)
  const daily = now < ofToday ? ofToday : dueTime(plusDays(today, 1), terms.dueMinute)
  return first !== undefined && first.dueAt < daily ? first.dueAt : daily
}
