import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, exact, isDecimal, quotient, toDecimal } from './decimal.ts'
import { add, compare, money, negate, subtract } from './money.ts'

describe('money', () => {
  test('rounds to the minor units of its currency, half up by default', () => {
    expect(money('KRW', '105.5').amount).toBe('106')
    expect(money('USD', '0.005').amount).toBe('0.01')
    expect(money('USD', '-0.005').amount).toBe('-0.01')
    expect(money('USD', '1.001', 'up').amount).toBe('1.01')
    expect(money('JPY', '1.999', 'down').amount).toBe('1')
    expect(money('USD', '-0.001').amount).toBe('0.00')
  })

  test('refuses to mix currencies', () => {
    expect(() => add(money('USD', '1'), money('KRW', '1'))).toThrow(RangeError)
    expect(() => compare(money('USD', '1'), money('KRW', '1'))).toThrow(RangeError)
  })

  test('adds what it subtracts', () => {
    const amount = fc
      .bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
      .map((units) => money('KRW', units.toString()))
    const property = fc.property(amount, amount, (a, b) => {
      expect(subtract(add(a, b), b)).toEqual(a)
      expect(add(a, negate(a)).amount).toBe('0')
    })
    fc.assert(property, { seed: 1 })
  })
})

describe('decimals', () => {
  test.each(['1e3', '1,000', '.5', '5.', '+1', ' 1', 'NaN', 'Infinity', '', '٣'])('refuse %j', (text) => {
    expect(isDecimal(text)).toBe(false)
    expect(() => decimal(text)).toThrow(RangeError)
  })

  test('keep every digit, and have no negative zero', () => {
    expect(toDecimal(exact('0.1').plus('0.2'))).toBe('0.3')
    expect(toDecimal(exact('-0'))).toBe('0')
  })

  test('a quotient lies within one step of the exact value, on the side asked for', () => {
    const positive = fc.bigInt({ min: 1n, max: 10n ** 25n }).map((value) => exact(value.toString()))
    const property = fc.property(
      positive,
      positive,
      fc.integer({ min: 0, max: 12 }),
      (a, b, fractionDigits) => {
        const down = quotient(a, b, fractionDigits, 'down')
        const up = quotient(a, b, fractionDigits, 'up')
        expect(down.times(b).lte(a)).toBe(true)
        expect(up.times(b).gte(a)).toBe(true)
        expect(up.minus(down).lte(exact('10').pow(-fractionDigits))).toBe(true)
      },
    )
    fc.assert(property, { seed: 2, numRuns: 500 })
    expect(quotient(exact('10'), exact('5'), 0, 'up').toFixed()).toBe('2')
    expect(quotient(exact('10'), exact('3'), 2, 'up').toFixed()).toBe('3.34')
  })
})
