import type { DepositOnWire, WithdrawalOnWire } from '@onelot/api-client'
import { decimal, instant, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { changeOf, isWithoutEffect, otherEndOf } from './fundRequest.ts'

const won = (amount: string) => money('KRW', decimal(amount))
const submittedAt = instant(Date.parse('2026-03-10T02:00:00Z'))
const deposit: DepositOnWire = {
  id: 'd-1',
  state: 'underReview',
  submittedAt,
  method: 'bank',
  at: 'Hanbit Bank',
  paid: { amount: decimal('50000'), unit: 'KRW' },
  credit: won('50000'),
  reference: 'R-1',
  voucher: 'key',
}
const withdrawal: WithdrawalOnWire = {
  id: 'w-1',
  state: 'passed',
  submittedAt,
  payee: 'p-1',
  method: 'card',
  at: 'KR088',
  lastFour: '7890',
  money: won('30000'),
  fee: won('0'),
  arrives: { amount: decimal('30000'), unit: 'KRW' },
  arrivesBy: submittedAt,
}
const paidIn = { kind: 'deposit', request: deposit } as const
const paidOut = { kind: 'withdrawal', request: withdrawal } as const

describe('what is paid in', () => {
  it('adds what is credited', () => {
    expect(changeOf(paidIn)).toEqual(won('50000'))
  })
  it('names the bank that it was paid to', () => {
    expect(otherEndOf(paidIn, 'en')).toBe('Hanbit Bank')
  })
  it('names the network of a wallet', () => {
    expect(otherEndOf({ ...paidIn, request: { ...deposit, method: 'wallet', at: 'TRC20' } }, 'en')).toBe(
      'USDT TRC20',
    )
  })
})

describe('what is paid out', () => {
  it('takes what leaves, its fee included', () => {
    expect(changeOf(paidOut)).toEqual(won('-30000'))
  })
  it('names the bank in the language, with the last digits of the number', () => {
    expect(otherEndOf(paidOut, 'en')).toBe('Shinhan Bank •••• 7890')
    expect(otherEndOf(paidOut, 'kor')).toBe('신한은행 •••• 7890')
  })
})

it('has no effect where it was rejected or cancelled', () => {
  const of = (state: WithdrawalOnWire['state']) =>
    isWithoutEffect({ ...paidOut, request: { ...withdrawal, state } })
  expect([of('underReview'), of('passed'), of('rejected'), of('cancelled')]).toEqual([
    false,
    false,
    true,
    true,
  ])
})
