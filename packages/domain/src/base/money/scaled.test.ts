import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commissionOf, commissionUnits } from '../instruments/commission.ts'
import { type Currency, currencies, minorUnits } from './currency.ts'
import { decimal } from './decimal.ts'
import { exact, roundTo, toDecimal } from './exact.ts'
import { add, compare, minorOf, money, ofMinor, subtract } from './money.ts'
import { SCALE_DIGITS, UNIT, ofUnits, scaled, wholeParts, wholeUnits } from './scaled.ts'

const anyDecimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 9 }))
  .map(([digits, places]) => toDecimal(exact(digits.toString()).div(exact('10').pow(places))))
const anyCurrency = fc.constantFrom(...currencies)
const anyRounding = fc.constantFrom('down', 'halfUp', 'up')

describe('a decimal as a whole number', () => {
  it.each([
    ['12.50', 12n * UNIT + UNIT / 2n],
    ['-0.5', -UNIT / 2n],
    ['7', 7n * UNIT],
  ])('is %s in the smallest units', (text, units) => {
    expect(scaled(decimal(text))).toBe(units)
  })

  it('has no more digits than a decimal has', () => {
    expect(() => scaled(`0.${'1'.repeat(SCALE_DIGITS + 1)}` as ReturnType<typeof decimal>)).toThrow(
      RangeError,
    )
    expect(wholeUnits(decimal('0.125'), 2)).toBeUndefined()
  })

  it('is written with just its digits, and without a negative zero', () => {
    expect([ofUnits(-5n, 2), ofUnits(0n, 2), ofUnits(1_234n, 0)]).toEqual(['-0.05', '0.00', '1234'])
  })

  it('is rounded by its magnitude', () => {
    expect([wholeParts(-15n, 10n), wholeParts(14n, 10n), wholeParts(-11n, 10n, 'up')]).toEqual([-2n, 1n, -2n])
    expect(wholeParts(19n, 10n, 'down')).toBe(1n)
  })
})

describe('money of whole numbers is money of decimals', () => {
  it('of a sum and of a product', () => {
    const property = fc.property(
      fc.record({ a: anyDecimal, b: anyDecimal, currency: anyCurrency, rounding: anyRounding }),
      ({ a, b, currency, rounding }) => {
        const [one, other] = [scaled(a), scaled(b)]
        expect(ofMinor(currency, minorOf(currency, one + other, 1, rounding))).toEqual(
          money(currency, exact(a).plus(b), rounding),
        )
        expect(ofMinor(currency, minorOf(currency, one * other, 2, rounding))).toEqual(
          money(currency, exact(a).times(b), rounding),
        )
      },
    )
    fc.assert(property, { seed: 48 })
  })

  it('added, subtracted and compared, also with more digits than its currency has', () => {
    const amount = fc.tuple(anyDecimal, anyCurrency, anyCurrency)
    const property = fc.property(amount, anyDecimal, fc.boolean(), ([a, currency], b, isWhole) => {
      const made = (text: typeof a, of: Currency) =>
        isWhole ? money(of, text) : { currency: of, amount: text }
      const [one, other] = [made(a, currency), made(b, currency)]
      const [first, second] = [exact(one.amount), exact(other.amount)]
      expect(add(one, other)).toEqual(money(currency, first.plus(second)))
      expect(subtract(one, other)).toEqual(money(currency, first.minus(second)))
      expect(compare(one, other)).toBe(first.cmp(second))
    })
    fc.assert(property, { seed: 48 })
  })

  it('of a commission', () => {
    const rate = fc
      .integer({ min: 0, max: 9_999 })
      .map((part) => toDecimal(exact(String(part)).div('1000000')))
    const property = fc.property(
      anyDecimal,
      rate,
      anyDecimal,
      anyCurrency,
      (notional, commission, least, currency) => {
        const charges = { commission, minimumCommission: least, saleTax: decimal('0') }
        expect(ofMinor(currency, commissionUnits(charges, currency, scaled(notional)))).toEqual(
          commissionOf(charges, currency, exact(notional)),
        )
      },
    )
    fc.assert(property, { seed: 48 })
  })

  it('has the digits of its currency', () => {
    expect(currencies.map((currency) => ofMinor(currency, 100n).amount)).toEqual(
      currencies.map((currency) =>
        roundTo(exact(minorUnits(currency) === 0 ? '100' : '1'), minorUnits(currency), 'down'),
      ),
    )
  })
})
