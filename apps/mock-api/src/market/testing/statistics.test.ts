import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../testing/seededRandom.ts'
import {
  autocorrelation,
  clustering,
  correlation,
  deviation,
  heldByGreatest,
  kurtosis,
  logReturns,
  standardised,
} from './statistics.ts'

const random = seededRandom(1)
const even = Array.from({ length: 20_000 }, () => random() - 0.5)

describe('statistics', () => {
  it('give the deviation and kurtosis of an even distribution and of a coin', () => {
    expect(deviation(even)).toBeCloseTo(Math.sqrt(1 / 12), 2)
    expect(kurtosis(even)).toBeCloseTo(1.8, 1)
    expect(kurtosis([1, -1, 1, -1])).toBe(1)
  })

  it('standardise to a mean of 0 and a deviation of 1', () => {
    expect([...standardised([3, 5])]).toEqual([-1, 1])
  })

  it('correlate what moves together, and what repeats', () => {
    expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1)
    expect(correlation([1, 2, 3], [6, 4, 2])).toBeCloseTo(-1)
    expect(autocorrelation([1, -1, 1, -1], 1)).toBeCloseTo(-1)
    expect(autocorrelation([1, -1, 1, -1], 2)).toBeCloseTo(1)
  })

  it('find no clustering in independent values, and find it in runs of large ones', () => {
    expect(Math.abs(clustering(even))).toBeLessThan(0.01)
    expect(clustering(even.map((value, i) => (i % 400 < 200 ? value : 4 * value)))).toBeGreaterThan(0.3)
  })

  it('give what the greatest part holds', () => {
    expect(heldByGreatest([1, 1, 1, 7], 0.25)).toBe(0.7)
    expect(
      heldByGreatest(
        Array.from({ length: 100 }, () => 2),
        0.05,
      ),
    ).toBeCloseTo(0.05)
  })

  it('take one return less than prices', () => {
    expect([...logReturns([1, Math.E, Math.E])]).toEqual([1, 0])
    expect(logReturns([])).toHaveLength(0)
  })
})
