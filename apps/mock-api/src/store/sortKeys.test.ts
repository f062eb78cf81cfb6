import { type Decimal, compareDecimals, decimal, isDecimal } from '@onelot/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { claimedAfter, plainAmount } from './amounts.ts'
import { decimalSortKey } from './sortKeys.ts'
import { compareText } from './textOrder.ts'

const digits = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength, maxLength }).map((found) => found.join(''))
const decimals: fc.Arbitrary<Decimal> = fc
  .tuple(fc.constantFrom('', '-'), digits(1, 12), fc.option(digits(1, 8), { nil: '' }))
  .map(([sign, whole, fraction]) => `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`)
  .filter(isDecimal)

describe('sort keys of decimals', () => {
  it('sort as the numbers do, and are equal where the numbers are', () => {
    fc.assert(
      fc.property(decimals, decimals, (a, b) => {
        const order = Math.sign(compareText(decimalSortKey(a), decimalSortKey(b)))
        expect(order).toBe(compareDecimals(a, b))
      }),
      { seed: 7_001, numRuns: 2_000 },
    )
  })
  it('sort below and above 0, by size and by fraction', () => {
    const sorted = [
      '-100',
      '-99.5',
      '-1',
      '-0.5',
      '-0.05',
      '0',
      '0.05',
      '0.5',
      '1',
      '9',
      '10',
      '52700',
      '52700.5',
    ]
    const keys = sorted.map((text) => decimalSortKey(decimal(text)))
    expect(keys.toSorted(compareText)).toEqual(keys)
  })
})

describe('text', () => {
  it('sorts as databases sort its bytes', () => {
    const text = fc.string({ unit: 'binary', maxLength: 6 })
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(Math.sign(compareText(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)))
      }),
      { seed: 7_002, numRuns: 2_000 },
    )
  })
})

describe('amounts of claims', () => {
  it('are written as the domain writes decimals', () => {
    expect(['1.50', '-0', '007', '0.10', '-1.0'].map(plainAmount)).toEqual(['1.5', '0', '7', '0.1', '-1'])
  })
  it('add up exactly', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 30 }),
        (cents) => {
          const text = (value: number): string =>
            `${String(Math.trunc(value / 100))}.${String(value % 100).padStart(2, '0')}`
          const sum = cents.reduce<string>(
            (claimed, value) => claimedAfter(claimed, text(value), '9000000000') ?? 'full',
            '0',
          )
          expect(sum).toBe(plainAmount(text(cents.reduce((total, value) => total + value, 0))))
        },
      ),
      { seed: 7_003 },
    )
  })
})
