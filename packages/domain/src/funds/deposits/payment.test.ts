import { describe, expect, it } from 'vitest'
import { decimal } from '../../base/money/decimal.ts'
import { money } from '../../base/money/money.ts'
import { creditOf, paymentFor } from './check.ts'

const wallet = { method: 'wallet', currency: 'USD' } as const

describe('a payment in USDT', () => {
  it.each([
    ['100', '0.998', '100.21'],
    ['15', '0.998', '15.04'],
    ['0.01', '3', '0.01'],
    ['998', '0.998', '1000.00'],
  ])('that is credited as at least %s at %s is %s, and no less would do', (credit, rate, paid) => {
    expect(paymentFor(decimal(credit), wallet, decimal(rate))).toBe(paid)
    const credited = (amount: string) => Number(creditOf(decimal(amount), wallet, decimal(rate)).amount)
    expect(credited(paid)).toBeGreaterThanOrEqual(Number(credit))
    expect(credited((Number(paid) - 0.01).toFixed(2))).toBeLessThan(Number(credit))
  })
})

it('pays a bank what is credited', () => {
  const bank = { method: 'bank', currency: 'KRW' } as const
  expect(paymentFor(decimal('50000'), bank, decimal('0.998'))).toBe('50000')
  expect(creditOf(decimal('50000'), bank, decimal('0.998'))).toEqual(money('KRW', '50000'))
})
