import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultDepositLimits } from '../../base/funds/limits.ts'
import { defaultDepositHours } from '../../base/funds/window.ts'
import { instant, plusMs } from '../../base/instant.ts'
import { decimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import { money } from '../../base/money/money.ts'
import { invalid } from '../../base/refusals/refusal.ts'
import { type DepositsCommand, type DepositsContext, depositObstacles, deposits } from './module.ts'

const now = instant(Date.UTC(2026, 2, 10, 2))
const bank = { id: 'b1', method: 'bank', currency: 'KRW', place: 'Hanbit Bank' } as const
const wallet = { id: 'w1', method: 'wallet', currency: 'USD', place: 'TRC20' } as const

/** Nothing stands in the way. */
const free: DepositsContext = {
  now,
  newId: 'r1',
  ledger: {},
  restrictions: [],
  realName: 'passed',
  pending: undefined,
  window: { isOpen: true, hours: defaultDepositHours, until: undefined },
  limits: defaultDepositLimits,
  channel: bank,
  rate: decimal('0.998'),
  references: ['ABCD2345', 'WXYZ6789'],
  worth: money('KRW', '0'),
}

const submit = (amount: string): DepositsCommand => ({
  kind: 'deposits.submit',
  channel: 'b1',
  amount: decimal(amount),
  voucher: 'v1',
})
const decide = (command: DepositsCommand, more: Partial<DepositsContext> = {}) =>
  deposits.decide(command, deposits.initial, { ...free, ...more })

/** Everything that can stand in the way of a deposit, in the order in which it is said. */
const inOrder: readonly (readonly [code: string, more: Partial<DepositsContext>])[] = [
  ['ACCOUNT_FROZEN', { restrictions: ['frozen'] }],
  ['REAL_NAME_REJECTED', { realName: 'rejected' }],
  ['DEPOSIT_PENDING', { pending: 'deposit' }],
  [
    'DEPOSIT_WINDOW_CLOSED',
    { window: { isOpen: false, hours: defaultDepositHours, opensAt: plusMs(now, 1) } },
  ],
]

describe('what stands in the way of a deposit', () => {
  it('is said in the order of the specification, whatever else does', () => {
    let more: Partial<DepositsContext> = {}
    const said = inOrder.toReversed().map(([, one]) => {
      more = { ...more, ...one }
      const decided = decide(submit('0'), more)
      return decided.ok ? undefined : decided.refusal.code
    })
    expect(said.toReversed()).toEqual(inOrder.map(([code]) => code))
  })

  it('is known before there is an amount', () => {
    for (const [code, more] of inOrder)
      expect(depositObstacles({ ...free, ...more }).map((refusal) => refusal.code)).toEqual([code])
    expect(depositObstacles(free)).toEqual([])
  })
})

describe('the reference of a transfer', () => {
  const referenceOf = (reference?: string) => {
    const command = {
      kind: 'deposits.submit',
      channel: 'b1',
      amount: decimal('50000'),
      voucher: 'v1',
    } as const
    const decided = decide({ ...command, reference })
    if (!decided.ok) return decided.refusal
    const [event] = decided.value.events
    return event?.kind === 'deposits.submitted' ? event.terms.reference : undefined
  }

  it('is that of today, or of the day before where it was written then', () => {
    expect(referenceOf()).toBe('ABCD2345')
    expect(referenceOf('WXYZ6789')).toBe('WXYZ6789')
  })

  it('is refused where the member was never told it', () => {
    expect(referenceOf('AAAA2222')).toEqual(invalid({ reference: 'unknown' }))
  })
})

describe('USDT', () => {
  it('is credited in US dollars at the rate, rounded down, and never more than it is worth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_000, max: 100_000_000 }), (cents) => {
        const amount = exact(String(cents)).div('100').toFixed(2)
        const decided = decide(submit(amount), { channel: wallet })
        if (!decided.ok) throw new Error(decided.refusal.code)
        const [event] = decided.value.events
        if (event?.kind !== 'deposits.submitted') throw new Error('nothing was submitted')
        const worth = exact(amount).times('0.998')
        const { credit, paid } = event.terms
        expect(paid).toEqual({ amount, unit: 'USDT' })
        expect(exact(credit.amount).lte(worth) && exact(credit.amount).plus('0.01').gt(worth)).toBe(true)
      }),
      { seed: 20_261_126 },
    )
  })

  it('keeps to the limits by what is credited', () => {
    expect(decide(submit('15.03'), { channel: wallet }).ok).toBe(false)
    expect(decide(submit('15.04'), { channel: wallet }).ok).toBe(true)
  })

  it('of more than any currency could count is above the most', () => {
    const decided = decide(submit('9'.repeat(30)), { channel: wallet, rate: decimal('1.01') })
    expect(decided.ok ? undefined : decided.refusal.code).toBe('DEPOSIT_ABOVE_MAXIMUM')
  })
})

it.each([
  ['050000.0', bank, '50000'],
  ['020.5', wallet, '20.50'],
] as const)('keeps %s as money is written', (typed, channel, amount) => {
  const decided = decide(submit(typed), { channel })
  expect(decided.ok && decided.value.events).toMatchObject([{ terms: { paid: { amount } } }])
})

it('counts what has passed in won, at the mid rate of its passing', () => {
  const credit = { kind: 'deposits.credit', id: 'r1', money: money('USD', '10') } as const
  const decided = decide(credit, { worth: money('KRW', '14500') })
  if (!decided.ok) throw new Error('a credit was refused')
  const twice = [...decided.value.events, ...decided.value.events]
  expect(twice.reduce((folded, one) => deposits.evolve(folded, one), deposits.initial)).toEqual({
    total: '29000',
  })
})
