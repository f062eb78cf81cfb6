import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from '../../base/money/decimal.ts'
import { exact } from '../../base/money/exact.ts'
import { add, compare, money } from '../../base/money/money.ts'
import {
  costOfRights,
  dilutionOf,
  rightsOf,
  sharesForOneRight,
  theoreticalPrice,
  worthOfRight,
} from './rights.ts'

const ratio = { to: 3, from: 20 }
const increase = { ratio, price: decimal('8400'), currency: 'KRW' } as const
const units = fc.integer({ min: 1, max: 1_000 })
const shares = fc.integer({ min: 0, max: 100_000_000 })

describe('rights', () => {
  it('are whole ones of own and lent shares; the fraction falls away (example 8)', () => {
    expect(rightsOf(137 + 60, ratio)).toBe(29)
    expect(costOfRights(29, increase)).toEqual(money('KRW', '243600'))
  })

  it('of any shares are the most whose shares are there', () => {
    const property = fc.property(shares, units, units, (held, to, from) => {
      const rights = BigInt(rightsOf(held, { to, from }))
      expect(rights * BigInt(from) <= BigInt(held) * BigInt(to)).toBe(true)
      expect((rights + 1n) * BigInt(from) > BigInt(held) * BigInt(to)).toBe(true)
    })
    fc.assert(property, { seed: 47 })
  })

  it('take a number of shares at least, and one less gives none', () => {
    const property = fc.property(units, units, (to, from) => {
      const least = sharesForOneRight({ to, from })
      expect(rightsOf(least, { to, from })).toBeGreaterThan(0)
      expect(rightsOf(least - 1, { to, from })).toBe(0)
    })
    fc.assert(property, { seed: 47 })
  })

  it('of shares in two accounts are no more than of all in one', () => {
    const property = fc.property(shares, shares, units, units, (one, other, to, from) => {
      const of = (held: number) => rightsOf(held, { to, from })
      expect(of(one) + of(other)).toBeLessThanOrEqual(of(one + other))
    })
    fc.assert(property, { seed: 47 })
  })
})

describe('what new shares cost', () => {
  it('is rounded up to the least unit of the currency', () => {
    expect(costOfRights(3, { price: decimal('10.005'), currency: 'USD' })).toEqual(money('USD', '30.02'))
  })

  it('in parts is never less than all of them at once', () => {
    const property = fc.property(shares, shares, (one, other) => {
      const cost = (count: number) => costOfRights(count, { price: decimal('26.0625'), currency: 'USD' })
      const parts = add(cost(one), cost(other))
      expect(compare(cost(one + other), parts)).toBeLessThanOrEqual(0)
    })
    fc.assert(property, { seed: 47 })
  })
})

describe('after the increase', () => {
  it('a share is worth the average of old and new ones', () => {
    // 20 at 10,700 and 3 at 8,400 are 239,200, by 23.
    expect(theoreticalPrice(decimal('10700'), increase)).toBe('10400')
    expect(worthOfRight(decimal('10700'), increase)).toBe('2000')
  })

  it('a right is worth nothing where a new share costs more than the last price', () => {
    expect(worthOfRight(decimal('8000'), increase)).toBe('0')
  })

  it('what a holder has is worth the same, with the rights used or sold at their worth', () => {
    const last = fc.integer({ min: 8_401, max: 1_000_000 }).map((value) => decimal(String(value)))
    const property = fc.property(last, (price) => {
      const before = exact(price).times('20')
      const after = exact(theoreticalPrice(price, increase)).times('20')
      const rights = exact(worthOfRight(price, increase)).times('3')
      const apart = after.plus(rights).minus(before).abs()
      // The theoretical price is rounded to 8 digits.
      expect(apart.lte('0.0000002')).toBe(true)
    })
    fc.assert(property, { seed: 47 })
  })

  it('who takes no new share has less of the company', () => {
    expect(dilutionOf({ to: 1, from: 4 })).toBe('0.2')
    expect(dilutionOf(ratio)).toBe('0.13043478')
  })
})
