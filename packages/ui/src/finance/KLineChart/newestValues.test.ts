import { describe, expect, it } from 'vitest'
import { ofNewestBars } from './newestValues.ts'

const period = 4
/** Older bars weigh less and less; as the engine, it begins anew with each call. */
const average = (bars: number[]): number[] => {
  let value = bars[0] ?? 0
  return bars.map((bar) => (value += (bar - value) * (2 / (period + 1))))
}

/** What was calculated, and from how many bars each time. */
function counted(): { calculate: (bars: number[]) => number[]; counts: number[] } {
  const counts: number[] = []
  const calculate = ofNewestBars((bars: number[]) => {
    counts.push(bars.length)
    return average(bars)
  }, 25 * period)
  return {
    calculate: (bars) => {
      const points = calculate(bars, null)
      if (!Array.isArray(points)) throw new Error('not calculated at once')
      return points
    },
    counts,
  }
}

const series = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => 100 + 20 * Math.sin(index) + (index % 7))

const rounded = (points: readonly number[]): number[] => points.map((point) => Number(point.toFixed(10)))

const expectSame = (points: number[], bars: number[]): void => {
  expect(rounded(points)).toEqual(rounded(average(bars)))
}

describe('an indicator', () => {
  it('is calculated from all bars of a new series', () => {
    const { calculate, counts } = counted()
    expectSame(calculate(series(300)), series(300))
    expectSame(calculate(series(200)), series(200))
    expect(counts).toEqual([300, 200])
  })

  it('is calculated from the newest bars where the last one moves and where one follows it', () => {
    const { calculate, counts } = counted()
    const bars = series(1_000)
    calculate(bars)
    for (const close of [90, 130]) {
      bars[bars.length - 1] = close
      expectSame(calculate(bars), bars)
    }
    bars.push(140)
    expectSame(calculate(bars), bars)
    bars[bars.length - 1] = 70
    expectSame(calculate(bars), bars)
    expect(counts).toEqual([1_000, 101, 101, 102, 101])
  })

  it('is calculated from all bars while they are few, and where several come at once or go', () => {
    const { calculate, counts } = counted()
    const bars = series(90)
    calculate(bars)
    bars.push(1)
    calculate(bars)
    bars.push(...series(40))
    expectSame(calculate(bars), bars)
    bars.length = 110
    expectSame(calculate(bars), bars)
    expect(counts).toEqual([90, 91, 131, 110])
  })

  it('waits for what is calculated later', async () => {
    const calculate = ofNewestBars((bars: number[]) => Promise.resolve(average(bars)), 2)
    const bars = series(9)
    await calculate(bars, null)
    bars[8] = 1
    expectSame(await calculate(bars, null), bars)
  })
})
