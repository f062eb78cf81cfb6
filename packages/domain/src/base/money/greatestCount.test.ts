import fc from 'fast-check'
import { expect, it } from 'vitest'
import { greatestCount } from './greatestCount.ts'

const SEED = 20_261_127

it('is the greatest count that fits, and 0 where none does', () => {
  expect(greatestCount(10, (count) => count <= 7)).toBe(7)
  expect(greatestCount(10, () => true)).toBe(10)
  expect(greatestCount(10, () => false)).toBe(0)
  expect(greatestCount(0, () => true)).toBe(0)
})

it('is any bound that is asked for', () => {
  const count = fc.nat({ max: 1_000_000 })
  fc.assert(
    fc.property(count, count, (most, bound) => {
      expect(greatestCount(most, (tried) => tried <= bound)).toBe(Math.min(most, bound))
    }),
    { seed: SEED },
  )
})
