import { describe, expect, it } from 'vitest'
import { instant, plusMs } from '../../base/instant.ts'
import { type Balances, post } from '../../base/ledger/ledger.ts'
import { decimal } from '../../base/money/decimal.ts'
import { type Money, money } from '../../base/money/money.ts'
import { invalid, refuse } from '../../base/refusals/refusal.ts'
import type { ExchangeContext } from './check.ts'
import { exchange } from './module.ts'

const now = instant(Date.UTC(2026, 2, 10, 2))
const quote = {
  from: 'KRW',
  to: 'USD',
  rate: decimal('0.00071976'),
  mid: decimal('0.00072192'),
  expiresAt: plusMs(now, 15_000),
} as const
const won = (amount: string) => money('KRW', amount)
const dollars = (amount: string) => money('USD', amount)

/** 3,000,000 won, of which 1,000,000 are on hold and 500,000 have not settled. */
const ledger: Balances = post({}, [
  { from: 'external', to: 'available', money: won('3000000'), reason: 'practiceMoney', ref: 'A1' },
  { from: 'available', to: 'frozen', money: won('1000000'), reason: 'orderFrozen', ref: 'P1' },
])
const withdrawable = won('1500000')

function exchanging(amount: string, more: Partial<ExchangeContext> = {}, before = exchange.initial) {
  const context: ExchangeContext = {
    now,
    newId: 'x1',
    ledger,
    offered: true,
    restrictions: [],
    quote,
    withdrawable,
    ...more,
  }
  const command = { kind: 'exchange.convert', token: 'a token', amount: decimal(amount) } as const
  const decided = exchange.decide(command, before, context)
  const events = decided.ok ? decided.value.events : []
  return {
    refusal: decided.ok ? undefined : decided.refusal,
    events,
    after: events.reduce((state, event) => exchange.evolve(state, event), before),
  }
}
const earnedAfter = (state: typeof exchange.initial): readonly Money[] =>
  exchange.earned?.(state, () => undefined) ?? []

describe('an exchange', () => {
  it('takes what is given, and pays what it brings, rounded down', () => {
    const { events } = exchanging('1000001')
    // 719.76071976
    const postings = [
      { from: 'available', to: 'house', money: won('1000001'), reason: 'exchange.sold', ref: 'x1' },
      { from: 'house', to: 'available', money: dollars('719.76'), reason: 'exchange.bought', ref: 'x1' },
    ]
    expect(events).toMatchObject([
      {
        kind: 'exchange.exchanged',
        at: now,
        postings,
        exchanged: { id: 'x1', source: won('1000001'), target: dollars('719.76'), rate: quote.rate },
      },
    ])
  })

  it('earned what it brought, and lost what it took', () => {
    const once = exchanging('1000001').after
    expect(earnedAfter(once)).toEqual([dollars('719.76'), won('-1000001')])
    expect(earnedAfter(exchanging('20000', {}, once).after)).toEqual([dollars('734.15'), won('-1020001')])
  })

  it.each([
    ['more than there is', '3000001', refuse('BALANCE_INSUFFICIENT', {}, { amount: 'tooHigh' })],
    ['what is on hold', '3000000', refuse('AVAILABLE_INSUFFICIENT', {}, { amount: 'tooHigh' })],
    ['what is on hold', '2000001', refuse('AVAILABLE_INSUFFICIENT', {}, { amount: 'tooHigh' })],
    ['what has not settled', '2000000', refuse('WITHDRAWABLE_INSUFFICIENT', {}, { amount: 'tooHigh' })],
    ['what has not settled', '1500001', refuse('WITHDRAWABLE_INSUFFICIENT', {}, { amount: 'tooHigh' })],
  ])('of more than is withdrawable is refused, by what is short: %s (%s)', (_, amount, refusal) => {
    expect(exchanging(amount)).toMatchObject({ refusal, events: [] })
  })

  it('of more than any currency could count is refused as any that is too much', () => {
    const inWon = { ...quote, from: 'USD', to: 'KRW', rate: decimal('1385.2') } as const
    expect(exchanging('9'.repeat(30), { quote: inWon, withdrawable: dollars('0') })).toMatchObject({
      refusal: refuse('BALANCE_INSUFFICIENT', {}, { amount: 'tooHigh' }),
      events: [],
    })
  })

  it('of all that is withdrawable is taken', () => {
    expect(exchanging('1500000').refusal).toBeUndefined()
  })

  it.each(['0', '-5', '13'])('of %s brings nothing, and is refused', (amount) => {
    expect(exchanging(amount).refusal).toEqual(invalid({ amount: 'tooLow' }))
  })

  it('that brings the smallest unit is taken', () => {
    expect(exchanging('14').events).toMatchObject([{ exchanged: { target: dollars('0.01') } }])
  })

  it.each(['0.5', '1.0'])('of %s won is refused: the currency has no such unit', (amount) => {
    expect(exchanging(amount).refusal).toEqual(invalid({ amount: 'malformed' }))
  })
})

describe('a quote', () => {
  it('holds until it ends', () => {
    expect(exchanging('1000', { now: plusMs(quote.expiresAt, -1) }).refusal).toBeUndefined()
    expect(exchanging('1000', { now: quote.expiresAt }).refusal).toEqual(refuse('QUOTE_EXPIRED', {}))
  })

  it('that is not the broker’s own for the account is none', () => {
    expect(exchanging('1000', { quote: undefined }).refusal).toEqual(refuse('QUOTE_EXPIRED', {}))
  })
})

describe('what comes first', () => {
  const late = { now: plusMs(now, 60_000) }

  it('is that the account is frozen', () => {
    const { refusal } = exchanging('9000000', { ...late, restrictions: ['frozen'], offered: false })
    expect(refusal).toEqual(refuse('ACCOUNT_FROZEN', {}))
  })

  it('then that it is not offered', () => {
    expect(exchanging('9000000', { ...late, offered: false }).refusal).toEqual(
      refuse('PRODUCT_UNAVAILABLE', {}),
    )
  })

  it('then that the quote has ended', () => {
    expect(exchanging('9000000', late).refusal).toEqual(refuse('QUOTE_EXPIRED', {}))
  })
})

it.each(['tradingBanned', 'withdrawalBanned'] as const)('is not refused to an account that is %s', (one) => {
  expect(exchanging('1000', { restrictions: [one] }).refusal).toBeUndefined()
})
