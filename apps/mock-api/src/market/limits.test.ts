import { defaultMarkets, marketIds } from '@onelot/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gridOf, nearestTick } from './grid.ts'
import { bestOf, widestBest } from './limits.ts'

const scene = fc
  .record({
    market: fc.constantFrom(...marketIds),
    prices: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 1, max: 3_000_000 }))),
    /** Mostly a limit among the prices. */
    limit: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ market, prices, limit }) => {
    const grid = gridOf(defaultMarkets[market].ticks)
    const [low = 0, price = 0, high = 0] = prices
      .map((units) => nearestTick(grid, units))
      .sort((a, b) => a - b)
    return { grid, low, price, high, highest: [low, price, high, 1, Number.MAX_SAFE_INTEGER][limit] ?? 1 }
  })

describe('the best bid and ask', () => {
  it('do not fall where the price rises, and do not cross', () => {
    fc.assert(
      fc.property(scene, ({ grid, low, high, highest }) => {
        const [below, above] = [bestOf(grid, low, highest), bestOf(grid, high, highest)]
        expect(below.bid).toBeLessThanOrEqual(above.bid)
        expect(below.ask).toBeLessThanOrEqual(above.ask)
        expect(below.bid).toBeLessThanOrEqual(below.ask)
      }),
      { seed: 51, numRuns: 1_000 },
    )
  })

  it('lie inside the widest of a range of prices, whatever the limit of the day', () => {
    fc.assert(
      fc.property(scene, ({ grid, low, price, high, highest }) => {
        const { least, greatest } = widestBest(grid, low, high)
        const { bid, ask } = bestOf(grid, price, highest)
        expect([least.bid <= bid, bid <= greatest.bid]).toEqual([true, true])
        expect([least.ask <= ask, ask <= greatest.ask]).toEqual([true, true])
      }),
      { seed: 52, numRuns: 1_000 },
    )
  })
})
