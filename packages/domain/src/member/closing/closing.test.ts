import { describe, expect, test } from 'vitest'
import type { Restriction } from '../../base/access/access.ts'
import { accountId } from '../../base/ids.ts'
import { instant } from '../../base/instant.ts'
import {
  type LedgerAccount,
  balanceOf,
  emptyBalances,
  memberBuckets,
  post,
  posting,
} from '../../base/ledger/ledger.ts'
import { accountStream } from '../../base/module/stream.ts'
import { type Currency, currencies } from '../../base/money/currency.ts'
import { decimal } from '../../base/money/decimal.ts'
import { money } from '../../base/money/money.ts'
import type { ClosingCommand } from './command.ts'
import type { ClosingEvent } from './event.ts'
import { type ClosingContext, closing, keptUntil } from './module.ts'

const now = instant(Date.UTC(2026, 1, 28, 9))
const practiceMoney = [money('KRW', '1000000'), money('USD', '1000')]
const rates = {
  ...(Object.fromEntries(currencies.map((currency) => [currency, decimal('1')])) as Record<
    Currency,
    ReturnType<typeof decimal>
  >),
  KRW: decimal('0.0007'),
}

const moved = (from: LedgerAccount, to: LedgerAccount, currency: Currency, amount: string) =>
  posting(from, to, money(currency, amount), 'practiceMoney', 'test')
const received = practiceMoney.flatMap((one) =>
  posting('external', 'available', one, 'practiceMoney', 'test'),
)
const after = (...postings: readonly ReturnType<typeof moved>[]) =>
  post(emptyBalances, [...received, ...postings.flat()])

const open: ClosingContext = {
  now,
  newId: 'c1',
  ledger: after(),
  restrictions: [],
  hasOpenPositions: false,
  hasWorkingOrders: false,
  openProducts: [],
  isOwedDividends: false,
  pending: undefined,
  isAnythingUnderReview: false,
  practiceMoney,
  rates: () => rates,
}

function when(
  context: Partial<ClosingContext> = {},
  command: ClosingCommand = { kind: 'closing.close' },
  past: readonly ClosingEvent[] = [],
) {
  const fold = (state: typeof closing.initial, events: readonly ClosingEvent[]) =>
    events.reduce((folded, one) => closing.evolve(folded, one), state)
  const before = fold(closing.initial, past)
  const given = { ...open, ...context }
  const refusals = closing.check(command, before, given)
  const decided = closing.decide(command, before, given)
  const events = decided.ok ? decided.value.events : []
  const change = { stream: accountStream(accountId('A1')), before, after: fold(before, events), events }
  return {
    refusals: refusals.map(({ code }) => code),
    refusal: decided.ok ? undefined : decided.refusal,
    events,
    after: change.after,
    timers: closing.schedule(change).flatMap(({ timers }) => timers),
    ledger: events.reduce((ledger, event) => post(ledger, event.postings), given.ledger),
  }
}

describe('an account', () => {
  test('is closed, and gives up what is left, in every currency', () => {
    const { refusal, events, after: closed, ledger } = when()
    expect(refusal).toBeUndefined()
    expect(closed).toEqual({ closedAt: now, kept: ['transactions', 'investments'] })
    expect(events[0]?.postings).toEqual(
      [
        {
          from: 'available',
          to: 'external',
          money: money('USD', '1000'),
          reason: 'closing.forfeited',
          ref: 'c1',
        },
        {
          from: 'available',
          to: 'external',
          money: money('KRW', '1000000'),
          reason: 'closing.forfeited',
          ref: 'c1',
        },
      ].toSorted((a, b) => currencies.indexOf(a.money.currency) - currencies.indexOf(b.money.currency)),
    )
    for (const currency of currencies)
      for (const account of memberBuckets) expect(Number(balanceOf(ledger, currency, account).amount)).toBe(0)
  })

  test('without money is closed, and posts nothing', () => {
    const { events } = when({ ledger: emptyBalances, practiceMoney: [] })
    expect(events).toMatchObject([{ kind: 'closing.closed', postings: [] }])
  })

  test.each([
    ['ACCOUNT_FROZEN', { restrictions: ['frozen'] satisfies Restriction[] }],
    ['OPEN_POSITIONS', { hasOpenPositions: true }],
    ['OPEN_POSITIONS', { ledger: after(moved('available', 'copy', 'USD', '10')) }],
    ['DEPOSIT_PENDING', { pending: 'deposit', isAnythingUnderReview: true }],
    ['FUND_OPERATION_PENDING', { pending: 'other', isAnythingUnderReview: true }],
    ['FUND_OPERATION_PENDING', { isOwedDividends: true }],
    ['ORDER_PENDING_REVIEW', { isAnythingUnderReview: true }],
    ['ORDER_PENDING_REVIEW', { hasWorkingOrders: true }],
    ['ORDER_PENDING_REVIEW', { openProducts: ['bids'] }],
    [
      'LOAN_UNPAID',
      { ledger: after(moved('loan', 'available', 'KRW', '5'), moved('available', 'house', 'KRW', '5')) },
    ],
    [
      'DEBT_UNPAID',
      { ledger: after(moved('debt', 'available', 'USD', '5'), moved('available', 'house', 'USD', '5')) },
    ],
    ['MONEY_LEFT', { ledger: after(moved('external', 'available', 'KRW', '1')) }],
  ] as const)('is refused with %s: %o', (code, context) => {
    expect(when(context)).toMatchObject({ refusals: [code], refusal: { code }, events: [] })
  })

  test('is refused by the first of several', () => {
    const { refusals } = when({
      restrictions: ['disabled'],
      hasOpenPositions: true,
      hasWorkingOrders: true,
      pending: 'deposit',
    })
    expect(refusals).toEqual(['ACCOUNT_FROZEN', 'OPEN_POSITIONS', 'DEPOSIT_PENDING', 'ORDER_PENDING_REVIEW'])
  })

  test('is not closed twice', () => {
    expect(when({ ledger: emptyBalances }, undefined, when().events).refusal?.code).toBe('ACCOUNT_NOT_FOUND')
  })
})

describe('what is left of an account’s own', () => {
  test('is what all of it is worth above the practice money, in won, at the rates of the moment', () => {
    const gained = moved('house', 'available', 'USD', '1')
    expect(when({ ledger: after(gained) }).refusal?.params).toEqual(money('KRW', '1429'))
    const lost = moved('available', 'house', 'KRW', '1429')
    expect(when({ ledger: after(gained, lost) }).refusal).toBeUndefined()
    expect(
      when({ ledger: after(gained, moved('available', 'house', 'KRW', '1428')) }).refusal?.params,
    ).toEqual(money('KRW', '1'))
  })

  test('counts what is on hold, which comes back', () => {
    const ledger = after(moved('house', 'available', 'KRW', '10'), moved('available', 'frozen', 'KRW', '10'))
    expect(when({ ledger, hasWorkingOrders: true }).refusals).toEqual(['ORDER_PENDING_REVIEW', 'MONEY_LEFT'])
  })

  test('is not counted while positions are open, whose worth moves', () => {
    const ledger = after(moved('house', 'available', 'KRW', '10'))
    expect(when({ ledger, hasOpenPositions: true }).refusals).toEqual(['OPEN_POSITIONS'])
  })
})

describe('what is kept', () => {
  test('ends after five years and after ten, on the same day', () => {
    expect(keptUntil(now, 'transactions')).toBe('2031-02-28T09:00:00.000Z')
    expect(keptUntil(now, 'investments')).toBe('2036-02-28T09:00:00.000Z')
    expect(when().timers).toEqual([
      { kind: 'closing.endTransactions', dueAt: keptUntil(now, 'transactions') },
      { kind: 'closing.endInvestments', dueAt: keptUntil(now, 'investments') },
    ])
  })

  test('ends one after the other, each once, and the first leaves the other waiting', () => {
    const closed = when().events
    const end = (kind: 'closing.endTransactions' | 'closing.endInvestments', past: readonly ClosingEvent[]) =>
      when({}, { kind, owner: 'closing retention' }, past)
    const five = end('closing.endTransactions', closed)
    expect(five).toMatchObject({ timers: [], after: { kept: ['investments'] } })
    const past = [...closed, ...five.events]
    expect(end('closing.endTransactions', past).events).toEqual([])
    expect(end('closing.endInvestments', past).after.kept).toEqual([])
  })
})
