import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { compareDecimals } from '../money/exact.ts'
import { marketIds } from './instrument.ts'
import { defaultMarkets } from './markets.ts'
import { isOnTick, lotsToQuantity, priceLimits, roundToTick, stepTick, tickSize, ticksOf } from './ticks.ts'

const { KRX, TWSE, US, SET } = defaultMarkets
const anyMarket = fc.constantFrom(...marketIds.map((id) => defaultMarkets[id]))
const anyPrice = fc.integer({ min: 1, max: 2_000_000_000 }).map((n) => decimal((n / 1000).toFixed(3)))

describe('tick sizes', () => {
  it.each([
    [KRX, '1999', '1'],
    [KRX, '2000', '5'],
    [KRX, '499500', '500'],
    [KRX, '1200000', '1000'],
    [TWSE, '9.99', '0.01'],
    [TWSE, '10', '0.05'],
    [US, '0.9999', '0.0001'],
    [US, '188.59', '0.01'],
    [SET, '24.9', '0.1'],
    [SET, '400', '2'],
  ])('reads the row of the price', (market, price, tick) => {
    expect(tickSize(market, decimal(price))).toBe(tick)
  })

  it('are hundredths for an index of any market, else those of its market', () => {
    for (const id of marketIds) {
      expect(ticksOf({ kind: 'index' }, defaultMarkets[id])).toEqual([{ from: '0', tick: '0.01' }])
      expect(ticksOf({ kind: 'stock' }, defaultMarkets[id])).toBe(defaultMarkets[id].ticks)
    }
  })

  it('refuses prices off the table, and zero', () => {
    expect(isOnTick(KRX, decimal('20050'))).toBe(true)
    expect(isOnTick(KRX, decimal('20010'))).toBe(false)
    expect(isOnTick(KRX, decimal('0'))).toBe(false)
    expect(isOnTick(US, decimal('188.589996'))).toBe(false)
  })
})

describe('rounding to a tick', () => {
  it('goes down, up and to the nearest, the half upward', () => {
    expect(roundToTick(KRX, decimal('20025'), 'down')).toBe('20000')
    expect(roundToTick(KRX, decimal('20001'), 'up')).toBe('20050')
    expect(roundToTick(KRX, decimal('20025'), 'nearest')).toBe('20050')
    expect(roundToTick(KRX, decimal('1999.5'), 'up')).toBe('2000')
    expect(roundToTick(TWSE, decimal('99.97'), 'nearest')).toBe('100')
  })

  it('lands on the table and encloses the price', () => {
    fc.assert(
      fc.property(anyMarket, anyPrice, (market, price) => {
        const down = roundToTick(market, price, 'down')
        const up = roundToTick(market, price, 'up')
        expect(isOnTick(market, up)).toBe(true)
        expect(compareDecimals(down, price)).toBeLessThanOrEqual(0)
        expect(compareDecimals(up, price)).toBeGreaterThanOrEqual(0)
      }),
      { seed: 32 },
    )
  })
})

describe('stepping by ticks', () => {
  it('changes the tick where the table does', () => {
    expect(stepTick(KRX, decimal('1998'), 3)).toBe('2005')
    expect(stepTick(KRX, decimal('2005'), -3)).toBe('1998')
    expect(stepTick(KRX, decimal('2000'), -1)).toBe('1999')
    expect(stepTick(US, decimal('1'), -1)).toBe('0.9999')
    expect(stepTick(SET, decimal('24.9'), 2)).toBe('25.25')
  })

  it('first joins the table from a price off it', () => {
    expect(stepTick(US, decimal('188.589996'), 1)).toBe('188.59')
    expect(stepTick(US, decimal('188.589996'), -2)).toBe('188.57')
  })

  it('stops at the least price', () => {
    expect(stepTick(KRX, decimal('3'), -10)).toBe('1')
  })

  it('comes back from where it went', () => {
    fc.assert(
      fc.property(anyMarket, anyPrice, fc.integer({ min: 0, max: 5000 }), (market, price, steps) => {
        const start = roundToTick(market, price, 'up')
        const there = stepTick(market, start, steps)
        expect(isOnTick(market, there)).toBe(true)
        expect(stepTick(market, there, -steps)).toBe(start)
      }),
      { seed: 33 },
    )
  })
})

describe('price limits', () => {
  it('round into the limit', () => {
    expect(priceLimits(KRX, decimal('10050'))).toEqual({ low: '7040', high: '13060' })
    expect(priceLimits(TWSE, decimal('101'))).toEqual({ low: '90.9', high: '111' })
  })

  it('are absent where the market has none', () => {
    expect(priceLimits(US, decimal('100'))).toBeUndefined()
  })
})

describe('lots', () => {
  it('are multiples of the lot size', () => {
    expect(lotsToQuantity({ lotSize: decimal('0.01') }, 25)).toBe('0.25')
    expect(lotsToQuantity({ lotSize: decimal('1') }, 25)).toBe('25')
  })

  it('refuses a part of a lot', () => {
    expect(() => lotsToQuantity({ lotSize: decimal('1') }, 1.5)).toThrow(RangeError)
  })
})
