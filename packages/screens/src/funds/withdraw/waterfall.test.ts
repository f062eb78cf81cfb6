import type { WithdrawalTermsOnWire } from '@onelot/api-client'
import { type Instant, add, decimal, instant, money, toLocal } from '@onelot/domain'
import { expect, it } from 'vitest'
import { waterfallOf } from './waterfall.ts'

const dollars = (amount: string) => money('USD', decimal(amount))
const at = (text: string) => instant(Date.parse(text))
const dayAt = (when: Instant) => toLocal('Asia/Seoul', when).date

const heldBack: WithdrawalTermsOnWire['heldBack'] = [
  { kind: 'unsettled', money: dollars('100.00'), until: at('2026-03-11T13:30:00Z') },
  { kind: 'unsettled', money: dollars('20.00'), until: at('2026-03-11T14:30:00Z') },
  { kind: 'unsettled', money: dollars('5.50'), until: at('2026-03-12T13:30:00Z') },
  { kind: 'order', money: dollars('30.00'), ref: 'p-1' },
  { kind: 'order', money: dollars('1.25'), ref: 'p-2' },
  { kind: 'product', money: dollars('7.00'), ref: 's-1', module: 'applications' },
  { kind: 'product', money: dollars('2.00'), ref: 'b-1', module: 'bids' },
  { kind: 'product', money: dollars('3.00'), ref: 's-2', module: 'applications' },
  { kind: 'request', money: dollars('50.00'), ref: 'w-1', request: 'withdrawals.withdrawal' },
  { kind: 'loan', money: dollars('9.00') },
]
const { cash, parts, withdrawable } = waterfallOf({ withdrawable: dollars('200.00'), heldBack }, dayAt)

it('names what settles by its day, what orders hold together and what each product does, each request, and what secures a loan', () => {
  expect(parts).toEqual([
    {
      kind: 'unsettled',
      key: 'unsettled 2026-03-11',
      money: dollars('-120.00'),
      until: at('2026-03-11T14:30:00Z'),
    },
    {
      kind: 'unsettled',
      key: 'unsettled 2026-03-12',
      money: dollars('-5.50'),
      until: at('2026-03-12T13:30:00Z'),
    },
    { kind: 'order', key: 'order', money: dollars('-31.25') },
    {
      kind: 'product',
      key: 'product applications',
      money: dollars('-10.00'),
      module: 'applications',
    },
    { kind: 'product', key: 'product bids', money: dollars('-2.00'), module: 'bids' },
    {
      kind: 'request',
      key: 'w-1',
      money: dollars('-50.00'),
      request: 'w-1',
      asked: 'withdrawals.withdrawal',
    },
    { kind: 'loan', key: 'loan', money: dollars('-9.00') },
  ])
})

it('adds up to what may leave', () => {
  expect(add(cash, ...parts.map((part) => part.money))).toEqual(withdrawable)
})

it('has no parts where all of it may leave', () => {
  expect(waterfallOf({ withdrawable: dollars('7.00'), heldBack: [] }, dayAt)).toEqual({
    cash: dollars('7.00'),
    parts: [],
    withdrawable: dollars('7.00'),
  })
})
