import { type Posting, posting } from '../../base/ledger/ledger.ts'
import type { Decision } from '../../base/module/module.ts'
import { quotaClaim, quotaRelease } from '../../base/module/quota.ts'
import { decimal } from '../../base/money/decimal.ts'
import { refuse } from '../../base/refusals/refusal.ts'
import { type LendingIncome, broughtForward, incomeOf, nothingSince } from './accrual.ts'
import type { LendingCommand } from './command.ts'
import type { LendingContext } from './context.ts'
import type { LendingEvent } from './event.ts'
import { type LendingTerms, type Loan, type LoanEnding, lotsTaken, rebasedLots, sharesOf } from './loan.ts'

type Of<K extends LendingCommand['kind']> = Extract<LendingCommand, { kind: K }>

const base = (at: LendingContext['now']) => ({ version: 1, at, postings: [] }) as const

export const quotaFull = refuse('LENDING_QUOTA_FULL', {})
/** In shares, of all members together. */
export const lendingQuotaKey = (instrument: string): string => `lending/${instrument}`

/** What a request has claimed; a split in between changes nothing of it. */
const released = ({ instrument, lots }: LendingTerms) =>
  quotaRelease(lendingQuotaKey(instrument), decimal(String(lots)), quotaFull)

/** The interest, then the tax of it. */
export const incomePostings = ({ gross, tax }: LendingIncome, ref: string): readonly Posting[] => [
  ...posting('house', 'available', gross, 'lending.interest', ref),
  ...posting('available', 'tax', tax, 'lending.tax', ref),
]

/** At the rate of now. */
export function submitted(
  { lots, term }: Of<'lending.submit'>,
  { now, offer }: LendingContext,
): Decision<LendingEvent> {
  if (offer === undefined) return { events: [] }
  const { instrument, rate, quota } = offer
  const { id, market, currency } = instrument
  const terms: LendingTerms = { instrument: id, market, currency, lots, term, rate }
  return {
    events: [{ ...base(now), kind: 'lending.submitted', terms }],
    quotaClaims: [quotaClaim(quota, decimal(String(lots)))],
  }
}

/** The lots are there: where they were not, the request would not have passed. */
export function begun(
  { request: id, terms }: Of<'lending.begin'>,
  { now, lendable, daysOf }: LendingContext,
): readonly LendingEvent[] {
  const lots = lotsTaken(lendable, terms.lots)
  const days = daysOf(terms.instrument)
  if (lots === undefined || days === undefined) throw new Error(`the lots of ${id} are not there`)
  const accrual = nothingSince(days.today, terms.lots)
  const loan: Loan = { id, terms, begunAt: now, lots, accrual, endsAt: days.endOf(terms.term) }
  return [{ ...base(now), kind: 'lending.begun', loan }]
}

export const withdrawn = (
  { request, terms }: Of<'lending.release'>,
  { now }: LendingContext,
): Decision<LendingEvent> => ({
  events: [{ ...base(now), kind: 'lending.released', request, terms }],
  quotaClaims: [released(terms)],
})

/** It ends at the next opening, or by its term where that comes sooner. */
export function recalled(loan: Loan, { now, daysOf }: LendingContext): readonly LendingEvent[] {
  const nextOpening = daysOf(loan.terms.instrument)?.nextOpening ?? loan.endsAt
  const endsAt = nextOpening < loan.endsAt ? nextOpening : loan.endsAt
  return [{ ...base(now), kind: 'lending.recalled', loan: { ...loan, recalledAt: now, endsAt } }]
}

/** What ended loans bring, of the dates before today, and their shares for others. */
export function ended(
  loans: readonly Loan[],
  endingOf: (loan: Loan) => LoanEnding,
  { now, daysOf }: LendingContext,
): Decision<LendingEvent> {
  const events = loans.flatMap((loan): readonly LendingEvent[] => {
    const { id, terms, accrual } = loan
    const days = daysOf(terms.instrument)
    if (days === undefined) return []
    const whole = broughtForward(accrual, days.today, days.termsOf(terms.rate))
    const income = incomeOf(whole.sum, terms.currency, days.taxRate)
    return [
      {
        ...base(now),
        kind: 'lending.ended',
        postings: incomePostings(income, id),
        loan: { ...loan, accrual: whole },
        ended: { at: now, ending: endingOf(loan), income },
      },
    ]
  })
  return { events, quotaClaims: loans.map(({ terms }) => released(terms)) }
}

/** Of a loan in units after a split; the dates before count in units before it. */
export const rebased = (
  loans: readonly Loan[],
  { ratio }: Of<'lending.rebase'>,
  { now, daysOf }: LendingContext,
): readonly LendingEvent[] =>
  loans.flatMap((loan): readonly LendingEvent[] => {
    const { terms, accrual } = loan
    const days = daysOf(terms.instrument)
    if (days === undefined) return []
    const lots = rebasedLots(loan.lots, ratio)
    const before = broughtForward(accrual, days.today, days.termsOf(terms.rate))
    const after: Loan = { ...loan, lots, accrual: { ...before, shares: sharesOf(lots) } }
    return [{ ...base(now), kind: 'lending.rebased', loan: after }]
  })
