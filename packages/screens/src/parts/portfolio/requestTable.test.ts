import type { DepositOnWire, WithdrawalOnWire } from '@onelot/api-client'
import { decimal, instant, money } from '@onelot/domain'
import { expect, it } from 'vitest'
import { asDeposit, asWithdrawal } from '../fund-requests/fundRequest.ts'
import { type RequestTexts, requestTable } from './requestTable.ts'
import { texts } from './tableFixture.ts'

const words: RequestTexts = {
  ...texts,
  language: 'en',
  requestColumn: (column) => column,
  fee: 'fee',
  state: (state) => `is ${state}`,
}
const submittedAt = instant(Date.parse('2026-03-10T15:04:09Z'))
const endedAt = instant(Date.parse('2026-03-10T15:04:14Z'))
const deposit: DepositOnWire = {
  id: 'd-1',
  state: 'passed',
  submittedAt,
  endedAt,
  method: 'wallet',
  at: 'TRC20',
  paid: { amount: decimal('100.5'), unit: 'USDT' },
  credit: money('USD', decimal('100.29')),
  rate: decimal('0.998'),
  reference: 'R-1',
  voucher: 'key',
}
const withdrawal: WithdrawalOnWire = {
  id: 'w-1',
  state: 'underReview',
  submittedAt,
  payee: 'p-1',
  method: 'card',
  at: 'KR088',
  lastFour: '7890',
  money: money('KRW', decimal('30000')),
  fee: money('KRW', decimal('0')),
  arrives: { amount: decimal('30000'), unit: 'KRW' },
  arrivesBy: submittedAt,
}
const number = (value: string) => ({ number: decimal(value) })

it('has a head as wide as its rows', () => {
  const [head, row] = requestTable([asDeposit(deposit)], words)
  expect(head).toHaveLength(row?.length ?? 0)
  expect(head?.slice(0, 6)).toEqual(['time', 'ended', 'where', 'amount', 'currency', 'fee'])
})

it('has what is credited beside what was paid, exactly, with when it was asked and ended', () => {
  expect(requestTable([asDeposit(deposit)], words)[1]).toEqual([
    '2026-03-11 00:04:09',
    '2026-03-11 00:04:14',
    'USDT TRC20',
    number('100.29'),
    'USD',
    undefined,
    number('100.5'),
    'USDT',
    number('0.998'),
    'is passed',
    'd-1',
  ])
})

it('has what leaves with its fee, without an end while it is under review', () => {
  expect(requestTable([asWithdrawal(withdrawal)], words)[1]).toEqual([
    '2026-03-11 00:04:09',
    undefined,
    'Shinhan Bank •••• 7890',
    number('30000'),
    'KRW',
    number('0'),
    number('30000'),
    'KRW',
    undefined,
    'is underReview',
    'w-1',
  ])
})
