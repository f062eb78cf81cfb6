import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { exact } from '../money/exact.ts'
import { rulesOnDay } from './firstDays.ts'
import { marketIds } from './instrument.ts'
import { defaultMarkets } from './markets.ts'
import { isOnTick, priceLimits, roundToTick } from './ticks.ts'

const SEED = 20_261_129

const stock = { kind: 'stock' } as const
const limitsOn = (market: 'KRX' | 'TWSE' | 'SET', day: number, price: string) =>
  priceLimits(rulesOnDay(defaultMarkets[market], stock, day), decimal(price))

describe('the first trading days of a share', () => {
  it('on KRX are one, from 60 to 400 percent of the offering price', () => {
    expect(limitsOn('KRX', 1, '15000')).toEqual({ low: '9000', high: '60000' })
    expect(limitsOn('KRX', 2, '15000')).toEqual({ low: '10500', high: '19500' })
  })

  it('on TWSE are five, without a limit', () => {
    expect(limitsOn('TWSE', 1, '50')).toBeUndefined()
    expect(limitsOn('TWSE', 5, '50')).toBeUndefined()
    expect(limitsOn('TWSE', 6, '50')).toEqual({ low: '45', high: '55' })
  })

  it('on SET are one, up to three times the offering price and down to a tick', () => {
    expect(limitsOn('SET', 1, '10')).toEqual({ low: '0.01', high: '30' })
    expect(limitsOn('SET', 2, '10')).toEqual({ low: '7', high: '13' })
  })

  it('leave pairs, tokens and indices alone', () => {
    for (const kind of ['forex', 'digitalCurrency', 'index'] as const)
      expect(rulesOnDay(defaultMarkets.KRX, { kind }, 1)).toBe(defaultMarkets.KRX)
  })

  it('allow whatever an ordinary day allows, and more; later days are ordinary', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...marketIds),
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 100_000_000 }),
        (id, day, units) => {
          const market = defaultMarkets[id]
          const price = roundToTick(market, decimal(String(units / 100)), 'up')
          const ordinary = priceLimits(market, price)
          const limits = priceLimits(rulesOnDay(market, stock, day), price)
          if (day > 5) expect(limits).toEqual(ordinary)
          const within =
            limits === undefined ||
            (ordinary !== undefined &&
              exact(limits.low).lte(ordinary.low) &&
              exact(limits.high).gte(ordinary.high) &&
              isOnTick(market, limits.low) &&
              isOnTick(market, limits.high))
          expect(within).toBe(true)
        },
      ),
      { seed: SEED },
    )
  })
})
