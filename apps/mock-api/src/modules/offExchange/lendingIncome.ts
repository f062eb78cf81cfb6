import type { LendingIncomeRecord } from '@onelot/api-client'
import {
  type AccountId,
  type Currency,
  type Instant,
  type InstrumentId,
  type LocalDate,
  type Money,
  accountStream,
  add,
  homeZone,
  marketFacts,
  plusDays,
  toLocal,
} from '@onelot/domain'
import {
  type LendingIncome,
  type LoanRecord,
  type PaymentRecord,
  type SpanRecord,
  earnedByDate,
  lendingCollections,
} from '@onelot/domain/modules/offExchange/lending'
import type { Services } from '../../services.ts'
import { everyRow } from '../../store/everyRow.ts'
import { namedOn } from '../base/named.ts'
import { lendingDaysOf } from './lendingDays.ts'

const DAYS = 31

/** All bodies of a list of the account; the module writes each row. */
async function bodiesOf<Body>(
  { store }: Pick<Services, 'store'>,
  account: AccountId,
  collection: string,
): Promise<readonly Body[]> {
  const found = await everyRow(store, { collection, stream: accountStream(account) })
  return found.map(({ row }) => row.body as Body)
}

const sumOf = (a: LendingIncome | undefined, b: LendingIncome): LendingIncome =>
  a === undefined ? b : { gross: add(a.gross, b.gross), tax: add(a.tax, b.tax), net: add(a.net, b.net) }

type Paid = Pick<PaymentRecord, 'at' | 'instrument' | 'income'>

/** What loans and automatic lending have paid, the latest first. */
async function paidTo(services: Services, account: AccountId): Promise<readonly Paid[]> {
  const { payments, loans } = lendingCollections
  const automatic = await bodiesOf<PaymentRecord>(services, account, payments)
  const ended = (await bodiesOf<LoanRecord>(services, account, loans)).flatMap(
    ({ loan, ended: end }): readonly Paid[] =>
      end === undefined ? [] : [{ at: end.at, instrument: loan.terms.instrument, income: end.income }],
  )
  return [...automatic, ...ended].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

function byMonth(paid: readonly Paid[]): LendingIncomeRecord['months'] {
  const months = new Map<string, Map<Currency, LendingIncome>>()
  for (const { at, income } of paid) {
    const month = toLocal(homeZone, at).date.slice(0, 7)
    const sums = months.get(month) ?? new Map<Currency, LendingIncome>()
    const { currency } = income.net
    months.set(month, sums.set(currency, sumOf(sums.get(currency), income)))
  }
  return [...months].map(([month, sums]) => ({ month, paid: [...sums.values()] }))
}

function byShare({ market }: Services, paid: readonly Paid[]): LendingIncomeRecord['shares'] {
  const shares = new Map<InstrumentId, LendingIncome>()
  for (const { instrument, income } of paid) shares.set(instrument, sumOf(shares.get(instrument), income))
  return [...shares].flatMap(([id, sum]) => {
    const listing = market.listing(id)
    return listing === undefined ? [] : [{ instrument: namedOn(listing), paid: sum }]
  })
}

/** What was earned on each of the last dates, before tax; the latest first. */
async function byDay(
  services: Services,
  account: AccountId,
  now: Instant,
): Promise<LendingIncomeRecord['days']> {
  const { store } = services
  const rows = await everyRow(store, {
    collection: lendingCollections.spans,
    stream: accountStream(account),
  })
  const groups = new Map<string | undefined, SpanRecord[]>()
  for (const { row } of rows.toReversed()) {
    // The module writes each row of a span.
    const span = row.body as SpanRecord
    const before = groups.get(row.group)
    if (before === undefined) groups.set(row.group, [span])
    else before.push(span)
  }
  const days = new Map<LocalDate, Map<Currency, Money>>()
  for (const spans of groups.values()) {
    const last = spans.at(-1)
    const market = last && services.market.listing(last.instrument)?.market
    if (last === undefined || market === undefined) continue
    const until = toLocal(marketFacts[market].zone, now).date
    const first = plusDays(until, -DAYS)
    if (last.shares === 0 && last.since <= first) continue
    const own = await lendingDaysOf(services, last.instrument, first, now)
    if (own === undefined) continue
    const earned = earnedByDate(spans, { first, until }, last.currency, own.termsOf(last.rate))
    for (const { date, earned: one } of earned) {
      const sums = days.get(date) ?? new Map<Currency, Money>()
      const before = sums.get(one.currency)
      days.set(date, sums.set(one.currency, before === undefined ? one : add(before, one)))
    }
  }
  return [...days]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([date, sums]) => ({ date, earned: [...sums.values()] }))
}

/** What lent shares of an account earned, and what was paid for them. */
export async function incomeRecordOf(
  services: Services,
  account: AccountId,
  now: Instant,
): Promise<LendingIncomeRecord> {
  const paid = await paidTo(services, account)
  return {
    days: await byDay(services, account, now),
    months: byMonth(paid),
    shares: byShare(services, paid),
    asOf: now,
  }
}
