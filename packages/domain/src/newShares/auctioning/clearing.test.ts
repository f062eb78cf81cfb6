import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from '../../base/money/decimal.ts'
import { compareDecimals } from '../../base/money/exact.ts'
import { type DemandLevel, clearingOf, demandByPrice, sharesWon } from './clearing.ts'

const at = (price: string, shares: number): DemandLevel => ({ price: decimal(price), shares })
const offered = { floor: decimal('100'), shares: 100 }

describe('where an auction clears', () => {
  it.each([
    ['all is asked for above one price', [at('120', 60), at('110', 80), at('105', 10)], '110', 1, 2],
    ['the last share goes at one price', [at('120', 60), at('110', 40), at('105', 10)], '110', 1, 1],
    ['the highest price alone asks for more', [at('120', 300), at('110', 40)], '120', 1, 3],
    ['a price is written in two ways', [at('110', 100), at('110.0', 100)], '110', 1, 2],
    ['less is asked for than offered', [at('120', 60), at('110', 39)], '100', 1, 1],
    ['nobody bids', [], '100', 1, 1],
  ])('where %s', (_, demand, cut, won, of) => {
    expect(clearingOf(demand, offered)).toEqual({ cut, fraction: { won, of } })
  })

  it('says the fraction in lowest terms, and rounds no part of it', () => {
    const { fraction } = clearingOf([at('120', 1), at('110', 297)], offered)
    expect(fraction).toEqual({ won: 1, of: 3 })
    expect(sharesWon(at('110', 298), { cut: decimal('110'), fraction })).toBe(99)
  })
})

describe('what a bid wins', () => {
  const clearing = { cut: decimal('110'), fraction: { won: 2, of: 7 } }
  it.each([
    ['all above the cut', '110.5', 10, 10],
    ['the fraction at the cut, rounded down', '110', 10, 2],
    ['the same, however the price is written', '110.00', 10, 2],
    ['nothing below the cut', '109.5', 10, 0],
    ['nothing at the cut where the fraction of it is less than a share', '110', 3, 0],
  ])('is %s', (_, price, shares, won) => {
    expect(sharesWon(at(price, shares), clearing)).toBe(won)
  })
})

const anyDemand = fc.array(
  fc.record({ price: fc.integer({ min: 100, max: 112 }), shares: fc.integer({ min: 1, max: 60 }) }),
  { maxLength: 40 },
)
const anyAuction = fc.record({ demand: anyDemand, shares: fc.integer({ min: 1, max: 400 }) })

function cleared({
  demand,
  shares,
}: {
  demand: readonly { price: number; shares: number }[]
  shares: number
}) {
  const bids = demand.map((one) => at(String(one.price), one.shares))
  const clearing = clearingOf(bids, { floor: decimal('100'), shares })
  return { bids, clearing, wins: bids.map((bid) => sharesWon(bid, clearing)) }
}
const sum = (counts: readonly number[]): number => counts.reduce((total, one) => total + one, 0)

describe('of any demand', () => {
  it('never more is sold than is offered, and at most a share a bid at the cut stays unsold where more was asked for', () => {
    const property = fc.property(anyAuction, (drawn) => {
      const { bids, clearing, wins } = cleared(drawn)
      const atCut = bids.filter(({ price }) => compareDecimals(price, clearing.cut) === 0).length
      const possible = Math.min(drawn.shares, sum(bids.map(({ shares }) => shares)))
      expect(sum(wins)).toBeLessThanOrEqual(possible)
      expect(sum(wins)).toBeGreaterThanOrEqual(possible - atCut)
    })
    fc.assert(property, { seed: 27, numRuns: 2_000 })
  })

  it('who bid above the cut wins whole, who bid below it nothing, and nobody more than was bid', () => {
    const property = fc.property(anyAuction, (drawn) => {
      const { bids, clearing, wins } = cleared(drawn)
      const expected = bids.map((bid, index) => {
        const order = compareDecimals(bid.price, clearing.cut)
        return order === 0 ? Math.min(wins[index] ?? 0, bid.shares) : order > 0 ? bid.shares : 0
      })
      expect(wins).toEqual(expected)
    })
    fc.assert(property, { seed: 28, numRuns: 2_000 })
  })

  it('a higher bid never wins less of itself than a lower one', () => {
    const property = fc.property(anyAuction, (drawn) => {
      const { bids, clearing } = cleared(drawn)
      const parts = demandByPrice(bids).map(({ price }) => sharesWon({ price, shares: 1_000 }, clearing))
      expect(parts).toEqual(parts.toSorted((a, b) => b - a))
    })
    fc.assert(property, { seed: 29, numRuns: 500 })
  })

  it('what is asked for adds up, whatever it is summed by', () => {
    const property = fc.property(anyDemand, (drawn) => {
      const bids = drawn.map((one) => at(String(one.price), one.shares))
      const levels = demandByPrice(bids)
      expect(sum(levels.map(({ shares }) => shares))).toBe(sum(bids.map(({ shares }) => shares)))
      expect(new Set(levels.map(({ price }) => price)).size).toBe(levels.length)
    })
    fc.assert(property, { seed: 30 })
  })
})
