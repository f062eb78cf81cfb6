import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal, isDecimal } from './decimal.ts'
import { exact, quotient, roundTo, signOf, toDecimal } from './exact.ts'
import { add, compare, isNegative, isPositive, isZero, money, negate, subtract, zero } from './money.ts'
import { currencies } from './currency.ts'

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

test.each(currencies)('nothing of %s is what 0 rounds to', (currency) => {
  expect(zero(currency)).toEqual(money(currency, '0'))
})

describe('decimals', () => {
  const anyDecimal = fc
    .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.integer({ min: 0, max: 12 }))
    .map(([digits, places]) => exact(digits.toString()).div(exact('10').pow(places)))

  test('are rounded to the nearest of what has so many digits, and never to a negative zero', () => {
    const property = fc.property(anyDecimal, fc.constantFrom(0, 2, 6), (value, digits) => {
      const unit = exact('10').pow(-digits)
      const nearest = roundTo(value, digits, 'halfUp')
      expect(exact(nearest).minus(value).abs().times('2').lte(unit)).toBe(true)
      for (const rounding of ['down', 'up'] as const) {
        const rounded = exact(roundTo(value, digits, rounding))
        expect(rounded.minus(value).abs().lt(unit)).toBe(true)
        expect(rounded.abs().cmp(value.abs()) * (rounding === 'up' ? 1 : -1)).toBeGreaterThanOrEqual(0)
        expect(rounded.toFixed()).not.toMatch(/^-0(\.0*)?$/)
      }
      expect(nearest).toMatch(digits === 0 ? /^(?!-0$)-?\d+$/ : /^(?!-0\.0*$)-?\d+\.\d+$/)
    })
    fc.assert(property, { seed: 1 })
  })

  test('have the sign that comparing them with 0 gives', () => {
    const property = fc.property(anyDecimal, (value) => {
      expect([signOf(value), signOf(toDecimal(value))]).toEqual([value.cmp('0'), value.cmp('0')])
      const amount = money('USD', value)
      const compared = compare(amount, zero('USD'))
      expect([isNegative(amount), isZero(amount), isPositive(amount)]).toEqual(
        [-1, 0, 1].map((sign) => compared === sign),
      )
    })
    fc.assert(property, { seed: 1, examples: [[exact('0')], [exact('-0')]] })
  })

  test.each(['1e3', '1,000', '.5', '5.', '+1', ' 1', 'NaN', 'Infinity', '', '٣'])('refuse %j', (text) => {
    expect(isDecimal(text)).toBe(false)
    expect(() => decimal(text)).toThrow(RangeError)
  })

  test('are calculated from the longest there are', () => {
    const [most, least] = ['9'.repeat(30), `0.${'0'.repeat(19)}1`]
    expect(add(money('KRW', most), money('KRW', '1')).amount).toBe(`1${'0'.repeat(30)}`)
    expect(add(money('USD', most), money('USD', '0.01')).amount).toBe(`${most}.01`)
    expect(toDecimal(exact(most).times(most))).toHaveLength(60)
    expect(toDecimal(exact(least).times(least))).toBe(`0.${'0'.repeat(39)}1`)
    expect(roundTo(exact(least), 25, 'halfUp')).toBe(`${least}00000`)
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
