import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOnTick } from '../../base/instruments/ticks.ts'
import { decimal } from '../../base/money/decimal.ts'
import { compareDecimals, exact, toDecimal } from '../../base/money/exact.ts'
import { compare, money } from '../../base/money/money.ts'
import { krx, set, twse, us } from '../blockTrading/testing/fixture.ts'
import { allottedFor, nextTierOf } from './allotted.ts'
import { placement } from './testing/fixture.ts'

const market = fc.constantFrom(krx, twse, us, set)
const cents = (max: number) =>
  fc.integer({ min: 200, max }).map((value) => toDecimal(exact(String(value)).div('100')))
const amount = fc.integer({ min: 1, max: 900_000_000 }).map((value) => decimal(String(value)))

describe('what any amount is allotted', () => {
  it('costs no more than the amount, and one share more would', () => {
    const property = fc.property(market, cents(90_000_000), amount, (one, close, asked) => {
      const of = { tiers: placement.tiers, instrument: { currency: one.currency } }
      const got = allottedFor(asked, of, close, one)
      const isUnderTheLeast = compareDecimals(asked, decimal('10000000')) < 0
      expect(got === undefined).toBe(isUnderTheLeast)
      const { price = decimal('1'), shares = 0, cost = money(one.currency, '0') } = got ?? {}
      expect([Number.isSafeInteger(shares), isUnderTheLeast || isOnTick(one, price)]).toEqual([true, true])
      expect(compare(cost, money(one.currency, asked))).toBeLessThanOrEqual(0)
      const more = exact(price).times(String(shares + 1))
      expect(isUnderTheLeast || more.gt(asked)).toBe(true)
    })
    fc.assert(property, { seed: 47 })
  })

  it('with what is missing to the next tier is in that tier', () => {
    const property = fc.property(amount, (asked) => {
      const next = nextTierOf(money('KRW', asked), placement)
      const reached = toDecimal(exact(asked).plus(next?.more.amount ?? '0'))
      const tier = allottedFor(reached, placement, decimal('18260'), krx)?.tier
      expect(tier).toBe(next?.tier ?? placement.tiers.at(-1))
    })
    fc.assert(property, { seed: 47 })
  })
})
