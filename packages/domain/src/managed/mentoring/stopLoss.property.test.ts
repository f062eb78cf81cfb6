import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { positionId } from '../../base/ids.ts'
import { defaultMarkets } from '../../base/instruments/markets.ts'
import { decimal } from '../../base/money/decimal.ts'
import { exact, toDecimal } from '../../base/money/exact.ts'
import { add, money } from '../../base/money/money.ts'
import { notional } from './plan.ts'
import { isStopped, stopLevels, stopLosses } from './stopLoss.ts'

const SEED = 20_261_129

const ticks = defaultMarkets.US
const cents = (count: number) => toDecimal(exact(String(count)).div('100'))
const held = fc.record({
  shares: fc.integer({ min: 1, max: 5_000 }),
  bid: fc.integer({ min: 100, max: 90_000 }),
  /** What part of its bid is left, in thousandths. */
  falls: fc.integer({ min: 0, max: 1_000 }),
})

describe('the watches of a stop-loss', () => {
  it('are met by each fall that reaches the floor', () => {
    fc.assert(
      fc.property(
        fc.array(held, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 9_000_000 }),
        fc.constantFrom(...stopLosses),
        fc.integer({ min: 80, max: 140 }),
        (some, cash, percent, baseOf) => {
          const worthAt = (bids: readonly number[]) =>
            add(
              money('USD', cents(cash)),
              ...some.map(({ shares }, index) => money('USD', notional(cents(bids[index] ?? 0), shares))),
            )
          const before = worthAt(some.map(({ bid }) => bid))
          const base = money('USD', exact(before.amount).times(String(baseOf)).div('100'))
          fc.pre(!isStopped(before, base, percent))
          const levels = stopLevels(
            before,
            base,
            percent,
            some.map(({ shares, bid }, index) => ({
              position: positionId(String(index)),
              ...{ shares, bid: cents(bid), ticks },
            })),
          )
          const after = some.map(({ bid, falls }) => Math.max(1, Math.floor((bid * falls) / 1_000)))
          const isMet = after.some((bid, index) => {
            const level = levels.get(positionId(String(index)))
            return level !== undefined && exact(cents(bid)).lte(exact(level))
          })
          expect(isMet || !isStopped(worthAt(after), base, percent)).toBe(true)
        },
      ),
      { seed: SEED },
    )
  })

  it('are under the bid, so that one which is met is another one afterwards', () => {
    const position = positionId('P')
    const one = { position, shares: 10, bid: decimal('10'), ticks }
    const levels = stopLevels(money('USD', '100'), money('USD', '120'), 20, [one])
    expect(levels.get(position)).toBe('9.6')
  })
})
