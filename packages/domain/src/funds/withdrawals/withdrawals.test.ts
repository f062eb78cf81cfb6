import { describe, expect, it } from 'vitest'
import { defaultWithdrawalLimits } from '../../base/funds/limits.ts'
import { defaultWithdrawalHours } from '../../base/funds/window.ts'
import { type Instant, instant, plusMs } from '../../base/instant.ts'
import { post } from '../../base/ledger/ledger.ts'
import { decimal } from '../../base/money/decimal.ts'
import { type Money, money } from '../../base/money/money.ts'
import type { WithdrawalsCommand, WithdrawalsContext } from './module.ts'
import { withdrawalObstacles, withdrawals } from './module.ts'

const now: Instant = instant(Date.UTC(2026, 2, 10, 2))
const external = { from: 'external', to: 'available', reason: 'practiceMoney', ref: 'A1' } as const
const ledger = post({}, [
  { ...external, money: money('KRW', '100000') },
  { ...external, money: money('USD', '100') },
  { from: 'available', to: 'frozen', money: money('KRW', '20000'), reason: 'orderFrozen', ref: 'P1' },
])
const card = { payee: 'c1', kind: 'card', at: 'KR088', lastFour: '7890' } as const
const wallet = { payee: 'w1', kind: 'wallet', at: 'TRC20', lastFour: 'Lj6t' } as const

/** Nothing stands in the way. */
const free: WithdrawalsContext = {
  now,
  newId: 'r1',
  ledger,
  restrictions: [],
  fundPasswordSet: true,
  realName: 'passed',
  hasPayee: true,
  heldUntil: undefined,
  creditScore: 100,
  leastCreditScore: 60,
  hasOpenPositions: false,
  debts: [],
  pending: undefined,
  window: { isOpen: true, hours: defaultWithdrawalHours.KRW, until: undefined },
  limits: defaultWithdrawalLimits,
  target: card,
  isAnothers: false,
  isHolder: true,
  withdrawable: money('KRW', '60000'),
  networkFees: { TRC20: decimal('1') },
  rate: decimal('1.002'),
  arrivesBy: plusMs(now, 86_400_000),
}

const submit = (amount: Money, payee = 'c1'): WithdrawalsCommand => ({
  kind: 'withdrawals.submit',
  money: amount,
  payee,
})
const decide = (command: WithdrawalsCommand, more: Partial<WithdrawalsContext> = {}) =>
  withdrawals.decide(command, withdrawals.initial, { ...free, ...more })
const eventOf = (command: WithdrawalsCommand, more: Partial<WithdrawalsContext> = {}) => {
  const decided = decide(command, more)
  if (!decided.ok) throw new Error(decided.refusal.code)
  return decided.value.events[0]
}

/** Everything that can stand in the way of a withdrawal, in the order in which it is said. */
const inOrder: readonly (readonly [code: string, more: Partial<WithdrawalsContext>])[] = [
  ['ACCOUNT_FROZEN', { restrictions: ['frozen', 'withdrawalBanned'] }],
  ['WITHDRAWAL_BANNED', { restrictions: ['withdrawalBanned'] }],
  ['FUND_PASSWORD_NOT_SET', { fundPasswordSet: false }],
  ['REAL_NAME_UNDER_REVIEW', { realName: 'underReview' }],
  ['NO_BANK_CARD', { hasPayee: false }],
  ['CARD_NOT_FOUND', { target: undefined }],
  ['REAL_NAME_MISMATCH', { isHolder: false }],
  ['WITHDRAWAL_HELD', { heldUntil: plusMs(now, 1) }],
  ['CREDIT_SCORE_TOO_LOW', { creditScore: 59 }],
  ['OPEN_POSITIONS', { hasOpenPositions: true }],
  ['DEBT_UNPAID', { debts: [money('USD', '5')] }],
  ['FUND_OPERATION_PENDING', { pending: 'other' }],
  [
    'WITHDRAWAL_WINDOW_CLOSED',
    { window: { isOpen: false, hours: defaultWithdrawalHours.KRW, opensAt: plusMs(now, 1) } },
  ],
]

describe('what stands in the way of a withdrawal', () => {
  it('is said in the order of the specification, whatever else does', () => {
    let more: Partial<WithdrawalsContext> = {}
    const said = inOrder.toReversed().map(([, one]) => {
      more = { ...more, ...one }
      const decided = decide(submit(money('KRW', '0')), more)
      return decided.ok ? undefined : decided.refusal.code
    })
    expect(said.toReversed()).toEqual(inOrder.map(([code]) => code))
  })

  it('is known before there is an amount, but for the target', () => {
    const ofTarget = ['CARD_NOT_FOUND', 'REAL_NAME_MISMATCH']
    for (const [code, more] of inOrder.filter(([one]) => !ofTarget.includes(one)))
      expect(withdrawalObstacles({ ...free, ...more }).map((refusal) => refusal.code)).toContain(code)
    expect(withdrawalObstacles(free)).toEqual([])
  })

  it('is no hold that has passed', () => {
    expect(decide(submit(money('KRW', '60000')), { heldUntil: now }).ok).toBe(true)
  })
})

describe('an amount', () => {
  it.each([
    ['100001', 'BALANCE_INSUFFICIENT'],
    ['80001', 'AVAILABLE_INSUFFICIENT'],
    ['60001', 'WITHDRAWABLE_INSUFFICIENT'],
    ['9999', 'WITHDRAWAL_BELOW_MINIMUM'],
  ])('of %s won is refused: %s', (amount, code) => {
    const decided = decide(submit(money('KRW', amount)))
    expect(decided.ok ? undefined : decided.refusal.code).toBe(code)
  })

  it('is kept as money is written, however it was typed', () => {
    const typed = { currency: 'USD', amount: decimal('050.5') } as const
    const more = { withdrawable: money('USD', '100') }
    expect(eventOf(submit(typed), more)).toMatchObject({ terms: { money: money('USD', '50.50') } })
  })

  it('may be all that is withdrawable', () => {
    expect(decide(submit(money('KRW', '60000'))).ok).toBe(true)
  })
})

describe('an amount for a wallet', () => {
  const more = { target: wallet, withdrawable: money('USD', '100'), networkFees: { TRC20: decimal('19') } }

  it.each(['19', '19.01'])('of %s dollars, of which no cent of USDT is left, is refused', (amount) => {
    const decided = decide(submit(money('USD', amount), 'w1'), more)
    expect(decided.ok ? undefined : decided.refusal).toMatchObject({
      code: 'VALIDATION',
      fields: { amount: 'tooLow' },
    })
  })

  it('is taken where a cent arrives', () => {
    expect(eventOf(submit(money('USD', '19.02'), 'w1'), more)).toMatchObject({
      terms: { arrives: { amount: '0.01', unit: 'USDT' } },
    })
  })
})

describe('a withdrawal that has passed', () => {
  const pay = {
    kind: 'withdrawals.pay',
    id: 'r1',
    money: money('USD', '100'),
    fee: money('USD', '1'),
  } as const

  it('leaves, less the fee of the network, which is earned by the broker', () => {
    const event = eventOf(pay)
    expect(event).toMatchObject({
      kind: 'withdrawals.paid',
      postings: [
        { from: 'frozen', to: 'external', money: money('USD', '99'), reason: 'withdrawals.paid', ref: 'r1' },
        { from: 'frozen', to: 'fees', money: money('USD', '1'), reason: 'withdrawals.fee', ref: 'r1' },
      ],
    })
    if (event === undefined) throw new Error('nothing was paid')
    const after = withdrawals.evolve(withdrawals.evolve(withdrawals.initial, event), event)
    expect(withdrawals.earned?.(after, () => undefined)).toEqual([money('USD', '-2')])
  })

  it('arrives in a wallet as USDT, rounded down', () => {
    const more = { target: wallet, withdrawable: money('USD', '100') }
    expect(eventOf(submit(money('USD', '100'), 'w1'), more)).toMatchObject({
      terms: { fee: money('USD', '1'), arrives: { amount: '98.80', unit: 'USDT' }, rate: '1.002' },
    })
  })
})
