import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instant, plusMs, timeOfDay } from '../../base/instant.ts'
import { isOnTick, roundToTick, stepTick } from '../../base/instruments/ticks.ts'
import { decimal } from '../../base/money/decimal.ts'
import { compareDecimals, exact, toDecimal } from '../../base/money/exact.ts'
import { compare } from '../../base/money/money.ts'
import { blockCostOf, breakEvenOf, proceedsAt } from './cost.ts'
import { lockEnd } from '../../base/sessions/calendar.ts'
import { discounted } from '../selling/price.ts'
import { block, krx, set, twse, us } from './testing/fixture.ts'
import { blockWindowAt } from './windows.ts'

const market = fc.constantFrom(krx, twse, us, set)
const percent = fc.integer({ min: 1, max: 40 }).map((value) => decimal(`0.${String(value).padStart(2, '0')}`))
const cents = fc
  .integer({ min: 200, max: 90_000_000 })
  .map((value) => toDecimal(exact(String(value)).div('100')))
const priced = fc
  .record({ market, cents, shares: fc.integer({ min: 1, max: 50_000 }) })
  .map(({ market: one, cents: price, shares }) => ({
    market: one,
    price: roundToTick(one, price, 'up'),
    shares,
  }))

describe('the price of any block', () => {
  it('is the least on a tick that is not under the discounted one', () => {
    const property = fc.property(market, cents, percent, (one, last, discount) => {
      const price = discounted(discount, last, one, undefined)
      const target = exact(last).times(exact('1').minus(discount))
      expect(isOnTick(one, price)).toBe(true)
      expect(exact(price).gte(target)).toBe(true)
      expect(
        exact(price)
          .minus(target)
          .lt(one.ticks.at(-1)?.tick ?? '0'),
      ).toBe(true)
    })
    fc.assert(property, { seed: 47 })
  })

  it('is at least the lower limit', () => {
    const property = fc.property(cents, percent, cents, (last, discount, low) => {
      expect(compareDecimals(discounted(discount, last, krx, low), low)).toBeGreaterThanOrEqual(0)
    })
    fc.assert(property, { seed: 47 })
  })
})

describe('the break-even of any purchase', () => {
  it('pays back what it has cost, and a tick under it does not', () => {
    const property = fc.property(priced, ({ market: one, price, shares }) => {
      const { currency } = one
      const entry = { ...one.charges, commission: decimal('0.001') }
      const { total } = blockCostOf({ price, shares }, entry, currency)
      const even = breakEvenOf(total, shares, one.charges, one)
      const under = stepTick(one, even, -1)
      const bringsBack = (at: typeof even) =>
        compare(proceedsAt({ price: at, shares }, one.charges, currency), total) >= 0
      expect([isOnTick(one, even), bringsBack(even)]).toEqual([true, true])
      expect(under === even || !bringsBack(under)).toBe(true)
    })
    fc.assert(property, { seed: 47 })
  })
})

const moment = fc
  .integer({ min: 0, max: 60 * 24 * 60 })
  .map((minutes) => instant(Date.UTC(2026, 1, 20, 0, minutes)))

describe('the window of any block', () => {
  it('holds now where it is open, and otherwise lies ahead, or none does', () => {
    const hours = { from: timeOfDay('15:40'), to: timeOfDay('18:00') }
    const property = fc.property(moment, moment, fc.integer({ min: 1, max: 20 }), (now, from, days) => {
      const sold = { ...block, from, to: plusMs(from, days * 86_400_000) }
      const { isOpen, span } = blockWindowAt(sold, { exchange: krx, calendar: 'exchange', hours }, now)
      expect(span.from < span.to && sold.from <= span.from && span.to <= sold.to).toBe(true)
      expect(isOpen).toBe(span.from <= now && now < span.to)
    })
    fc.assert(property, { seed: 47 })
  })
})

describe('any lock', () => {
  it('ends after it begins, and later the more days it has', () => {
    const property = fc.property(moment, fc.integer({ min: 1, max: 30 }), (now, days) => {
      const [end, next] = [lockEnd(krx, 'exchange', now, days), lockEnd(krx, 'exchange', now, days + 1)]
      expect(now < end && end < next).toBe(true)
    })
    fc.assert(property, { seed: 47 })
  })
})
