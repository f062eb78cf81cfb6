import type { Instant, LocalDate } from '../../base/instant.ts'
import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { Schedule } from '../../base/module/schedule.ts'
import { morningOf } from '../../base/module/steps.ts'
import { add, isPositive } from '../../base/money/money.ts'
import type { Won } from './accrual.ts'
import type { LoansEvent } from './event.ts'
import { type Loan, outstandingOf } from './loan.ts'
import { home } from './schedule.ts'
import type { LoansState } from './state.ts'

export const loansCollections = {
  /** `LoanRecord` of each loan, by its id. */
  loans: 'loans.loans',
  /** `LoanPayment` of all loans; the group is the loan. */
  payments: 'loans.payments',
  /** Instalments that became overdue, as an `OverdueEntry`. */
  overdue: 'loans.overdue',
} as const

export const loanProgresses = ['running', 'overdue', 'repaid'] as const
export type LoanProgress = (typeof loanProgresses)[number]

/** A loan as lists have it. */
export interface LoanRecord {
  readonly loan: Loan
  readonly repaidAt?: Instant | undefined
}

export const paymentCauses = ['drawn', 'collected', 'repaid'] as const
/** `collected` by the clock, `repaid` by the member. */
export type PaymentCause = (typeof paymentCauses)[number]

export interface LoanPayment {
  readonly at: Instant
  readonly cause: PaymentCause
  readonly interest: Won
  readonly principal: Won
  /** Borrowed after it. */
  readonly outstanding: Won
  /** The instalment that came due with it. */
  readonly due?: number | undefined
  /** Whether something of that is missing. */
  readonly isMissing?: boolean | undefined
}

export interface OverdueEntry {
  readonly at: Instant
  readonly loan: string
  readonly number: number
  readonly date: LocalDate
}

export const progressOf = ({ loan, repaidAt }: LoanRecord): LoanProgress =>
  repaidAt !== undefined ? 'repaid' : loan.overdue.length > 0 ? 'overdue' : 'running'

function rowOfLoan(record: LoanRecord): RowChange {
  const { id: key, begunAt: sortKey } = record.loan
  return {
    collection: loansCollections.loans,
    key,
    row: { state: progressOf(record), sortKey, body: record },
  }
}

function rowOfPayment(loan: Loan, payment: LoanPayment): RowChange {
  // Two of one moment are a collection and a repayment.
  const key = `${payment.at} ${loan.id} ${payment.cause}`
  const row = { state: payment.cause, group: loan.id, sortKey: payment.at, body: payment }
  return { collection: loansCollections.payments, key, row }
}

function paymentRows(event: Extract<LoansEvent, { kind: 'loans.repaid' | 'loans.collected' }>) {
  const { at, loan, interest, principal } = event
  const common = { at, interest, principal, outstanding: outstandingOf(loan) }
  const rows: RowChange[] = [rowOfLoan({ loan })]
  if (event.kind === 'loans.repaid') return [...rows, rowOfPayment(loan, { ...common, cause: 'repaid' })]
  const { due, missing } = event
  const payment: LoanPayment = {
    ...common,
    cause: 'collected',
    due: due?.number,
    isMissing: missing === undefined ? undefined : true,
  }
  // A day on which nothing could be taken of what is overdue is no payment.
  if (missing !== undefined || isPositive(add(interest, principal))) rows.push(rowOfPayment(loan, payment))
  if (missing === undefined) return rows
  const { number, date } = missing
  const body: OverdueEntry = { at, loan: loan.id, number, date }
  const key = `${loan.id} ${String(number)}`
  return [
    ...rows,
    { collection: loansCollections.overdue, key, row: { state: 'overdue', sortKey: at, body } },
  ]
}

export const rows = ({ events }: Change<LoansState, LoansEvent>): readonly RowChange[] =>
  events.flatMap((event): readonly RowChange[] => {
    switch (event.kind) {
      case 'loans.begun': {
        const { loan, at } = event
        const { amount } = loan.terms
        const interest = loan.paid.interest
        return [
          rowOfLoan({ loan }),
          rowOfPayment(loan, { at, cause: 'drawn', interest, principal: amount, outstanding: amount }),
        ]
      }
      case 'loans.repaid':
      case 'loans.collected':
        return paymentRows(event)
      case 'loans.ended':
        return [rowOfLoan({ loan: event.loan, repaidAt: event.at })]
      default:
        return []
    }
  })

/** What waits in a stream is known by one name among all modules. */
const COLLECTION = 'loans'
const REMINDER = 'loans reminder'
const COLLATERAL = 'loans collateral'
const REMINDER_DAYS = -3

function reminderSchedule({ loan, reminded }: LoansState, at: Instant): Schedule {
  const [next] = loan?.plan ?? []
  if (next === undefined || next.number === reminded) return { owner: REMINDER, timers: [], watches: [] }
  const morning = morningOf(next.dueAt, home.zone, REMINDER_DAYS)
  const dueAt = morning < at ? at : morning
  return { owner: REMINDER, timers: [{ kind: 'loans.remind', dueAt }], watches: [] }
}

const collectionSchedule = (dueAt: Instant | undefined): Schedule => ({
  owner: COLLECTION,
  timers: dueAt === undefined ? [] : [{ kind: 'loans.collect', dueAt }],
  watches: [],
})

const collateralSchedule = (dueAt: Instant | undefined): Schedule => ({
  owner: COLLATERAL,
  timers: dueAt === undefined ? [] : [{ kind: 'loans.checkCollateral', dueAt }],
  watches: [],
})

export const schedule = ({ after, events }: Change<LoansState, LoansEvent>): readonly Schedule[] =>
  events.flatMap((event): readonly Schedule[] => {
    switch (event.kind) {
      case 'loans.begun':
        return [
          collectionSchedule(event.collectsAt),
          reminderSchedule(after, event.at),
          collateralSchedule(event.checksAt),
        ]
      case 'loans.repaid':
      case 'loans.collected':
        return [collectionSchedule(event.collectsAt), reminderSchedule(after, event.at)]
      case 'loans.reminded':
        return [reminderSchedule(after, event.at)]
      case 'loans.collateralChecked':
        return [collateralSchedule(event.checksAt)]
      case 'loans.ended':
        return [
          collectionSchedule(undefined),
          reminderSchedule(after, event.at),
          collateralSchedule(undefined),
        ]
      default:
        return []
    }
  })
