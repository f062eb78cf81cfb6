import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LEAST_AREA, areasOf, squarify } from './squarify.ts'

const weights = fc.array(fc.double({ min: 0, max: 1e12, noNaN: true }), { minLength: 1, maxLength: 40 })
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('the tiles of a heat map', () => {
  it('fill the box, overlap nowhere and reach beyond it nowhere', () => {
    fc.assert(
      fc.property(weights, fc.constantFrom(0.5, 0.9, 1, 2), (given, aspect) => {
        const tiles = squarify(given, aspect)
        expect(tiles).toHaveLength(given.length)
        expect(sum(tiles.map(({ width, height }) => width * height))).toBeCloseTo(1, 6)
        for (const { left, top, width, height } of tiles) {
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(-1e-9)
          expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1 + 1e-9)
        }
        const pairs = tiles.flatMap((a, at) => tiles.slice(at + 1).map((b) => [a, b] as const))
        const overlaps = pairs.filter(
          ([a, b]) =>
            Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left) > 1e-6 &&
            Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top) > 1e-6,
        )
        expect(overlaps).toEqual([])
      }),
      { seed: 12, numRuns: 200 },
    )
  })

  it('are as large as their weights, but for the smallest', () => {
    const [half = 0, third = 0, sixth = 0] = areasOf([3, 2, 1])
    expect([half, third, sixth].map((area) => area.toFixed(3))).toEqual(['0.500', '0.333', '0.167'])
    expect(Math.min(...areasOf([1e12, 1, 1]))).toBe(LEAST_AREA)
    expect(sum(areasOf([1e12, 1, 1]))).toBeCloseTo(1)
  })

  it('are as square as can be: six of the same size are no strips', () => {
    const tiles = squarify([1, 1, 1, 1, 1, 1], 1.5)
    for (const { width, height } of tiles) expect((width * 1.5) / height).toBeCloseTo(1)
  })

  it('are all the same where nothing has a weight', () => {
    expect(squarify([0, 0], 1)).toHaveLength(2)
    expect(squarify([], 1)).toEqual([])
  })
})
