import type { WithdrawalTermsOnWire } from '@onelot/api-client'
import { decimal, instant, money, timeOfDay } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { isSame, isTooMuch, moneyIn, mostOf, outcomeOf, withdrawSchema, wrongOf } from './withdrawForm.ts'

const dollars = (amount: string) => money('USD', decimal(amount))
const arrivesBy = instant(Date.parse('2026-03-11T15:00:00Z'))
const terms: WithdrawalTermsOnWire = {
  currencies: ['USD', 'KRW'],
  withdrawable: dollars('100.00'),
  available: dollars('150.00'),
  days: [],
  heldBack: [
    { kind: 'unsettled', money: dollars('50.00'), until: arrivesBy },
    { kind: 'order', money: dollars('25.00'), ref: 'p-1' },
  ],
  limit: { least: decimal('15'), most: decimal('500') },
  window: {
    isOpen: true,
    from: timeOfDay('09:30'),
    to: timeOfDay('24:00'),
    zone: 'Asia/Seoul',
    days: 'tradingDays',
  },
  obstacles: [],
  networkFees: [{ network: 'TRC20', fee: decimal('20') }],
  usdtRate: decimal('1.002'),
  arrivesBy,
}
const card = { payee: 'c-1', kind: 'card', at: 'KR088', lastFour: '7890' } as const
const wallet = { payee: 'w-1', kind: 'wallet', at: 'TRC20', lastFour: 'Lj6t' } as const

describe('an amount', () => {
  it.each([
    ['14.99', 'card', 'WITHDRAWAL_BELOW_MINIMUM'],
    ['15', 'card', undefined],
    ['100', 'card', undefined],
    ['100.01', 'card', 'WITHDRAWABLE_INSUFFICIENT'],
    ['150.01', 'card', 'AVAILABLE_INSUFFICIENT'],
    ['175.01', 'card', 'BALANCE_INSUFFICIENT'],
    ['500.01', 'card', 'WITHDRAWAL_ABOVE_MAXIMUM'],
    ['20', 'wallet', 'VALIDATION'],
  ] as const)('of %s dollars to a %s is refused as the broker would: %s', (amount, kind, code) => {
    const target = kind === 'card' ? card : wallet
    expect(wrongOf({ money: dollars(amount), target }, terms)?.code).toBe(code)
  })

  it('is too much where more digits do not mend it', () => {
    const isMuch = (amount: string) => isTooMuch(wrongOf({ money: dollars(amount), target: card }, terms))
    expect([isMuch('1'), isMuch('50'), isMuch('120')]).toEqual([false, false, true])
  })

  it('may be all that is withdrawable, or the most at a time', () => {
    expect(mostOf(terms)).toEqual(dollars('100.00'))
    expect(mostOf({ ...terms, limit: { least: decimal('15'), most: decimal('60') } })).toEqual(
      dollars('60.00'),
    )
  })

  it.each(['', 'abc', '0', '1.'])('is none yet: %s', (text) => {
    expect(moneyIn(text, 'USD')).toBeUndefined()
  })
})

it('arrives in a wallet as USDT, less the fee of its network', () => {
  expect(outcomeOf({ money: dollars('50'), target: wallet }, terms)).toMatchObject({
    fee: dollars('20.00'),
    arrives: { amount: '29.94', unit: 'USDT' },
    rate: '1.002',
    arrivesBy,
  })
})

describe('the form', () => {
  const schema = withdrawSchema('USD', (payee) => (payee === card.payee ? card : undefined), terms)
  const wrongIn = (values: { payee: string; amount: string }) =>
    schema
      .safeParse({ ...values, fundPassword: '' })
      .error?.issues.map(({ path, message }) => [path.join('.'), message])

  it('takes what may leave', () => {
    expect(wrongIn({ payee: 'c-1', amount: '50' })).toBeUndefined()
  })
  it('marks a target that is missing', () => {
    expect(wrongIn({ payee: '', amount: '50' })).toEqual([['payee', 'required']])
  })
  it('marks an amount by the reason of the refusal', () => {
    expect(wrongIn({ payee: 'c-1', amount: '14' })).toEqual([['amount', 'tooLow']])
    expect(wrongIn({ payee: 'c-1', amount: '160' })).toEqual([['amount', 'tooHigh']])
    expect(wrongIn({ payee: 'c-1', amount: '' })).toContainEqual(['amount', 'required'])
  })
})

it('is the same withdrawal with the same target and amount', () => {
  const asked = { payee: 'c-1', money: { currency: 'USD', amount: '50' }, fundPassword: '' } as const
  expect(isSame(asked, { ...asked, fundPassword: '730518' })).toBe(true)
  expect(isSame(asked, { ...asked, payee: 'c-2' })).toBe(false)
  expect(isSame(asked, { ...asked, money: { currency: 'USD', amount: '51' } })).toBe(false)
})
