import { accountId } from '../../../base/ids.ts'
import { type Instant, instant, localDate } from '../../../base/instant.ts'
import { type Posting, post } from '../../../base/ledger/ledger.ts'
import { decimal } from '../../../base/money/decimal.ts'
import { type Money, money } from '../../../base/money/money.ts'
import type { CalendarKind } from '../../../base/sessions/session.ts'
import { toLocal } from '../../../base/sessions/zonedTime.ts'
import { creditLineOf } from '../collateral.ts'
import {
  type Loan,
  type LoanOffer,
  type LoanTerms,
  type LoansCommand,
  type LoansContext,
  type LoansState,
  begunLoan,
  dueDatesOf,
  loanPlacesKey,
  loans,
  placesFull,
} from '../module.ts'

export const won = (amount: string | number): Money<'KRW'> => money('KRW', String(amount))

/** A time of a date in Seoul. */
export const seoul = (date: string, time = '16:00'): Instant =>
  instant(Date.parse(`${date}T${time}:00+09:00`))

export const terms: LoanTerms = {
  amount: won(24_500_000),
  instalments: 3,
  months: 3,
  rate: decimal('0.072'),
  overdueRate: decimal('0.102'),
  dueMinute: 16 * 60,
  place: '2026',
}

/** A loan that passed on a date, at noon. */
export function loanFrom(
  date: string,
  more: Partial<LoanTerms> = {},
  calendar: CalendarKind = 'exchange',
): Loan {
  const own = { ...terms, ...more }
  const on = localDate(date)
  return begunLoan('R1', own, seoul(date, '12:00'), on, dueDatesOf(own, on, own.dueMinute, calendar))
}

export const offer: LoanOffer = {
  isOpen: true,
  until: seoul('2027-12-31'),
  rate: terms.rate,
  overdueRate: terms.overdueRate,
  counts: [3, 6, 12],
  lumpMonths: 12,
  dueMinute: terms.dueMinute,
  least: won(10_000),
  leastOwn: won(1_000_000_000),
  leastScore: 60,
  warning: decimal('1.4'),
  year: '2026',
  places: {
    key: loanPlacesKey('2026'),
    max: decimal('50'),
    claimed: decimal('49'),
    refusal: placesFull(50),
  },
}

export const lineOf = (worth: string, borrowed = '0') =>
  creditLineOf({ parts: [], worth: decimal(worth) }, won(borrowed), decimal('0.7'))

/** A ledger with some won available. */
export const having = (amount: number, more: readonly Posting[] = []) =>
  post({}, [
    { from: 'external', to: 'available', money: won(amount), reason: 'practiceMoney', ref: 'A1' },
    ...more,
  ])

/** Nothing stands in the way, on Monday 2026-11-30 at noon. */
export const free: LoansContext = {
  now: seoul('2026-11-30', '12:00'),
  today: localDate('2026-11-30'),
  newId: 'one',
  ledger: {},
  calendar: 'exchange',
  account: accountId('A1'),
  restrictions: [],
  realName: 'passed',
  isBlocked: false,
  offered: true,
  offer,
  creditScore: 100,
  pending: undefined,
  isReviewing: false,
  creditLine: () => lineOf('1145250000'),
}

/** At a moment. */
export const at = (now: Instant, more: Partial<LoansContext> = {}): Partial<LoansContext> => ({
  now,
  today: toLocal('Asia/Seoul', now).date,
  ...more,
})

export const decide = (
  command: LoansCommand,
  more: Partial<LoansContext> = {},
  state: LoansState = loans.initial,
) => loans.decide(command, state, { ...free, ...more })

export function refusalOf(
  command: LoansCommand,
  more: Partial<LoansContext> = {},
  state: LoansState = loans.initial,
) {
  const decided = decide(command, more, state)
  return decided.ok ? undefined : decided.refusal
}

/** What a command leads to. @throws Error where it is refused */
export function done(
  command: LoansCommand,
  more: Partial<LoansContext> = {},
  state: LoansState = loans.initial,
) {
  const decided = decide(command, more, state)
  if (!decided.ok) throw new Error(decided.refusal.code)
  const { events, quotaClaims = [] } = decided.value
  const after = events.reduce((folded, event) => loans.evolve(folded, event), state)
  const change = { stream: 'account/A1', before: state, after, events } as Parameters<
    typeof loans.schedule
  >[0]
  return {
    events,
    quotaClaims,
    after,
    waits: loans.schedule(change).flatMap(({ timers }) => timers),
    rows: loans.rows(change),
    postings: events.flatMap(({ postings }) =>
      postings.map(({ from, to, money: { amount } }) => `${from} ${to} ${amount}`),
    ),
  }
}

export const borrowed = () => done({ kind: 'loans.begin', request: 'R1', terms })
