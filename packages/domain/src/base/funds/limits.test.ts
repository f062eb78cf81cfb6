import { describe, expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { refuse } from '../refusals/refusal.ts'
import { defaultDepositLimits, defaultWithdrawalLimits, faultOfAmount, limitRefusals } from './limits.ts'

describe('the most of one operation', () => {
  it('is 200,000 times the least of a deposit, and 50,000 times that of a withdrawal', () => {
    expect(defaultDepositLimits.KRW).toEqual({ least: '10000', most: '2000000000' })
    expect(defaultWithdrawalLimits.KRW).toEqual({ least: '10000', most: '500000000' })
    expect(defaultDepositLimits.USD).toEqual({ least: '15', most: '3000000.00' })
  })
})

describe('an amount', () => {
  it.each([
    ['0', 'USD', 'tooLow'],
    ['-1', 'USD', 'tooLow'],
    ['10.001', 'USD', 'notWhole'],
    ['10.5', 'KRW', 'notWhole'],
    ['10.50', 'USD', undefined],
    ['10000', 'KRW', undefined],
  ] as const)('of %s %s is %s', (amount, currency, fault) => {
    expect(faultOfAmount(decimal(amount), currency)).toBe(fault)
  })

  it('is refused below the least and above the most, and taken at both', () => {
    const limit = { least: decimal('15'), most: decimal('100') }
    const codes = (amount: string) =>
      limitRefusals(decimal(amount), 'USD', limit, {
        below: (params) => refuse('DEPOSIT_BELOW_MINIMUM', params),
        above: (params) => refuse('DEPOSIT_ABOVE_MAXIMUM', params),
      })
    expect(codes('14.99')).toEqual([
      refuse('DEPOSIT_BELOW_MINIMUM', { amount: limit.least, currency: 'USD' }),
    ])
    expect(codes('100.01')).toEqual([
      refuse('DEPOSIT_ABOVE_MAXIMUM', { amount: limit.most, currency: 'USD' }),
    ])
    expect([...codes('15'), ...codes('100')]).toEqual([])
  })
})
