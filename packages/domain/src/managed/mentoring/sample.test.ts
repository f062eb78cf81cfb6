import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instrumentId } from '../../base/ids.ts'
import { defaultMarkets } from '../../base/instruments/markets.ts'
import { decimal } from '../../base/money/decimal.ts'
import { exact, toDecimal } from '../../base/money/exact.ts'
import { money } from '../../base/money/money.ts'
import { leastWithoutSkipping, skippedWith } from './sample.ts'

const SEED = 20_261_129

const trade = (price: string, amount: string, equity = '100000') => ({
  fill: {
    instrument: instrumentId('US:ONE'),
    side: 'buy' as const,
    lots: 1,
    lotsBefore: 0,
    price: decimal(price),
    amount: money('USD', amount),
  },
  equity: money('USD', equity),
})

describe('trades of a mentor with an own amount', () => {
  it('are skipped where one lot is above its part', () => {
    const trades = [trade('250', '20000'), trade('18', '20000')]
    expect(skippedWith(money('USD', '1000'), trades, defaultMarkets.US)).toEqual([
      { ...trades[0], cause: 'belowOneLot' },
    ])
    expect(leastWithoutSkipping(trades, 'USD', defaultMarkets.US)).toEqual(money('USD', '1254.95'))
  })

  it('are none skipped from the least amount on, and some a unit under it', () => {
    const trades = fc.array(
      fc
        .tuple(fc.integer({ min: 100, max: 90_000 }), fc.integer({ min: 100_000, max: 4_000_000 }))
        .map(([price, amount]) => {
          const text = (cents: number) => toDecimal(exact(String(cents)).div('100'))
          return trade(text(price), text(amount))
        }),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(trades, (all) => {
        const least = leastWithoutSkipping(all, 'USD', defaultMarkets.US)
        expect(skippedWith(least, all, defaultMarkets.US)).toEqual([])
        const under = money('USD', exact(least.amount).minus('0.02'))
        expect(skippedWith(under, all, defaultMarkets.US).length).toBeGreaterThan(0)
      }),
      { seed: SEED },
    )
  })
})
