import { describe, expect, it } from 'vitest'
import { type Reach, divide, extremesOf } from './bridge.ts'
import { mix } from './hash.ts'
import { normal } from './normal.ts'

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
const keys = Array.from({ length: 4_000 }, (_, i) => mix(i, 5))

/** The parts of a path of variance 1 after some halvings, each with its variance. */
function parts(whole: Reach, key: number, halvings: number): readonly Reach[] {
  let found: readonly Reach[] = [whole]
  for (let depth = 1; depth <= halvings; depth += 1)
    found = found.flatMap((part, i) => {
      const variance = 0.5 ** depth
      const { middle, left, right } = divide(part, variance, variance, mix(key, 2 ** depth + i))
      return [
        { open: part.open, close: middle, ...left },
        { open: middle, close: part.close, ...right },
      ]
    })
  return found
}

describe('the extremes of a bridge', () => {
  it.each([
    [0, 0.3],
    [0, 0.8],
    [0.7, 0.9],
    [-1.2, 0.4],
  ])('that ends at %d pass %d as often as the law says', (close, level) => {
    const passed = keys.filter((key) => extremesOf(0, close, 1, key).high > level).length / keys.length
    const law = Math.exp(-2 * level * (level - close))
    expect(Math.abs(passed - law)).toBeLessThan(0.025)
    const below = keys.filter((key) => extremesOf(0, -close, 1, key).low < -level).length / keys.length
    expect(Math.abs(below - law)).toBeLessThan(0.025)
  })

  it('are as far apart as those of a bridge: the root of pi / 2 on average, seldom near each other', () => {
    const ranges = keys.map((key) => {
      const { high, low } = extremesOf(0, 0, 1, key)
      return high - low
    })
    expect(mean(ranges)).toBeCloseTo(Math.sqrt(Math.PI / 2), 1)
    expect(mean(ranges.map((range) => (range - mean(ranges)) ** 2))).toBeCloseTo(0.074, 1)
    expect(ranges.filter((range) => range < 0.6).length / ranges.length).toBeLessThan(0.01)
  })
})

describe('a path that is divided again and again', () => {
  const paths = keys.slice(0, 300).map((key) => {
    const close = normal(key, 1)
    return parts({ open: 0, close, ...extremesOf(0, close, 1, key) }, key, 8)
  })

  it('moves as much as a Brownian path: its squared moves add up to its variance', () => {
    const sums = paths.map((path) => path.reduce((sum, { open, close }) => sum + (close - open) ** 2, 0))
    expect(mean(sums)).toBeGreaterThan(0.9)
    expect(mean(sums)).toBeLessThan(1.1)
  })

  it('moves alike everywhere: its short moves are nearly normal', () => {
    const moves = paths.flat().map(({ open, close }) => close - open)
    const kurtosis = mean(moves.map((move) => move ** 4)) / mean(moves.map((move) => move ** 2)) ** 2
    expect(kurtosis).toBeGreaterThan(2.9)
    expect(kurtosis).toBeLessThan(3.6)
  })

  it('does not depend on the range in how much it moves: its middle deviates by its length', () => {
    const middles = keys.map(
      (key) => divide({ open: 0, close: 0, ...extremesOf(0, 0, 1, key) }, 0.5, 0.5, key).middle,
    )
    expect(mean(middles.map((middle) => middle ** 2))).toBeCloseTo(0.25, 1)
  })

  it('has parts that reach as far as by the distribution', () => {
    const survivals = keys.map((key) => {
      const { middle, left } = divide({ open: 0, close: 0, ...extremesOf(0, 0, 1, key) }, 0.5, 0.5, key)
      return Math.exp((-2 * left.high * (left.high - middle)) / 0.5)
    })
    expect(mean(survivals)).toBeGreaterThan(0.48)
    expect(mean(survivals)).toBeLessThan(0.52)
  })

  it('has its extremes in its parts, exactly', () => {
    for (const key of keys.slice(0, 200)) {
      const close = normal(key, 1)
      const whole = { open: 0, close, ...extremesOf(0, close, 1, key) }
      const found = parts(whole, key, 6)
      expect(Math.max(...found.map(({ high }) => high))).toBe(whole.high)
      expect(Math.min(...found.map(({ low }) => low))).toBe(whole.low)
      for (const part of found) {
        expect(part.high).toBeGreaterThanOrEqual(Math.max(part.open, part.close))
        expect(part.low).toBeLessThanOrEqual(Math.min(part.open, part.close))
      }
    }
  })
})
