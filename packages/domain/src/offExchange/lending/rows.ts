import type { InstrumentId } from '../../base/ids.ts'
import type { Instant, LocalDate } from '../../base/instant.ts'
import type { Change } from '../../base/module/module.ts'
import type { RowChange } from '../../base/module/rows.ts'
import type { Schedule } from '../../base/module/schedule.ts'
import type { Currency } from '../../base/money/currency.ts'
import type { Decimal } from '../../base/money/decimal.ts'
import type { Accrual, LendingIncome } from './accrual.ts'
import { PAYMENT_OWNER, ownerOf, ownerOfShare } from './check.ts'
import type { LendingEvent } from './event.ts'
import type { EndedLoan, Loan } from './loan.ts'
import { type LendingState, loanIn } from './state.ts'

export const lendingCollections = {
  /** `LoanRecord` of each loan, by its id. */
  loans: 'lending.loans',
  /** Running loans; the group is the share. */
  running: 'lending.running',
  /** `PaymentRecord` of what automatic lending paid for a share. */
  payments: 'lending.payments',
  /** `SpanRecord` of each change of what is lent; the group is the loan, or the share that is lent automatically. */
  spans: 'lending.spans',
} as const

/** A loan as lists have it. */
export interface LoanRecord {
  readonly loan: Loan
  readonly ended?: EndedLoan | undefined
}

export interface PaymentRecord {
  readonly at: Instant
  readonly instrument: InstrumentId
  readonly income: LendingIncome
}

/** How many shares are lent from a date on. */
export interface SpanRecord {
  readonly instrument: InstrumentId
  readonly currency: Currency
  readonly since: LocalDate
  readonly shares: number
  /** Of a loan; automatic lending has that of each date. */
  readonly rate?: Decimal | undefined
}

/** Of one date the last counts. */
function rowOfSpan(
  group: string,
  { since, shares }: Pick<Accrual, 'since' | 'shares'>,
  of: Pick<SpanRecord, 'instrument' | 'currency' | 'rate'>,
): RowChange {
  const sortKey = `${since} ${group}`
  const body: SpanRecord = { ...of, since, shares }
  return { collection: lendingCollections.spans, key: sortKey, row: { state: 'span', group, sortKey, body } }
}

const spanOfLoan = ({ id, terms, accrual }: Loan, shares = accrual.shares): RowChange =>
  rowOfSpan(
    id,
    { since: accrual.since, shares },
    {
      instrument: terms.instrument,
      currency: terms.currency,
      rate: terms.rate,
    },
  )

function rowsOfLoan(loan: Loan, ended: EndedLoan | undefined): readonly RowChange[] {
  const body: LoanRecord = { loan, ...(ended && { ended }) }
  const { id: key, begunAt: sortKey, terms } = loan
  const { instrument: group } = terms
  const running = { state: 'running', group, sortKey, body: {} }
  return [
    { collection: lendingCollections.loans, key, row: { state: ended?.ending ?? 'lending', sortKey, body } },
    { collection: lendingCollections.running, key, row: ended === undefined ? running : undefined },
  ]
}

export const rows = ({ events }: Change<LendingState, LendingEvent>): readonly RowChange[] =>
  events.flatMap((event): readonly RowChange[] => {
    switch (event.kind) {
      case 'lending.begun':
      case 'lending.rebased':
        return [...rowsOfLoan(event.loan, undefined), spanOfLoan(event.loan)]
      case 'lending.recalled':
        return rowsOfLoan(event.loan, undefined)
      case 'lending.ended':
        return [...rowsOfLoan(event.loan, event.ended), spanOfLoan(event.loan, 0)]
      case 'lending.followed': {
        const { instrument, share } = event
        return [rowOfSpan(instrument, share.accrual, { instrument, currency: share.currency })]
      }
      case 'lending.paid':
        return event.payments.map(({ instrument, income }) => {
          const body: PaymentRecord = { at: event.at, instrument, income }
          const sortKey = `${event.at} ${instrument}`
          return {
            collection: lendingCollections.payments,
            key: sortKey,
            row: { state: 'paid', sortKey, body },
          }
        })
      default:
        return []
    }
  })

function loanSchedule(id: string, state: LendingState): Schedule {
  const loan = loanIn(state, id)
  const timers = loan === undefined ? [] : [{ kind: 'lending.end', dueAt: loan.endsAt } as const]
  return { owner: ownerOf(id), timers, watches: [] }
}

function shareSchedule(instrument: InstrumentId, { automatic }: LendingState): Schedule {
  const dueAt = automatic.unlocks[instrument]
  const timers = dueAt === undefined ? [] : [{ kind: 'lending.unlock', dueAt } as const]
  return { owner: ownerOfShare(instrument), timers, watches: [] }
}

function paymentSchedule({ automatic: { paysAt } }: LendingState): Schedule {
  const timers = paysAt === undefined ? [] : [{ kind: 'lending.pay', dueAt: paysAt } as const]
  return { owner: PAYMENT_OWNER, timers, watches: [] }
}

export const schedule = ({ after, events }: Change<LendingState, LendingEvent>): readonly Schedule[] =>
  events.flatMap((event): readonly Schedule[] => {
    switch (event.kind) {
      case 'lending.begun':
      case 'lending.recalled':
      case 'lending.ended':
        return [loanSchedule(event.loan.id, after)]
      case 'lending.followed':
        return [shareSchedule(event.instrument, after), paymentSchedule(after)]
      case 'lending.paid':
        return [paymentSchedule(after)]
      default:
        return []
    }
  })
