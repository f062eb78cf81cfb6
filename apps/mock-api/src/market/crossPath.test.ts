import { defaultMarkets } from '@onelot/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extremesOf } from './bridge.ts'
import { crossPath } from './crossPath.ts'
import { type DrawnPath, drawnPath } from './drawnPath.ts'
import { gridOf, nearestTick, tickAt } from './grid.ts'
import { SLOTS_PER_MINUTE } from './path.ts'
import type { Search } from './pathQuery.ts'

const grid = gridOf(defaultMarkets.FX.ticks)
const scale = 10 ** grid.fractionDigits

function legOf(key: number, at: number, move: number, minutes: number): DrawnPath {
  const variance = (at * 0.004) ** 2
  const close = nearestTick(grid, at * (1 + move))
  const open = nearestTick(grid, at)
  const bar = { open, close, ...extremesOf(open, close, variance, key), volume: 500_000 }
  return drawnPath(bar, { grid, key, slots: minutes * SLOTS_PER_MINUTE, variance })
}

const scene = fc
  .record({
    keys: fc.tuple(fc.nat(), fc.nat()),
    prices: fc.tuple(
      fc.integer({ min: 50_000, max: 20_000_000 }),
      fc.integer({ min: 50_000, max: 2_000_000 }),
    ),
    moves: fc.tuple(...[0, 1].map(() => fc.integer({ min: -100, max: 100 }).map((n) => n / 20_000))),
    minutes: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ keys, prices, moves, minutes }) => {
    const over = legOf(keys[0], prices[0], moves[0] ?? 0, minutes)
    const under = legOf(keys[1], prices[1], moves[1] ?? 0, minutes)
    const slots = minutes * SLOTS_PER_MINUTE
    const create = () => crossPath({ over, under, grid, scale, volume: 0.5 })
    const path = create()
    const every = Array.from({ length: slots }, (_, slot) => path.priceAt(slot))
    return { over, under, path, create, every, slots }
  })

describe('a cross', () => {
  it('is the quotient of its legs at every slot, but for their rounding', () => {
    fc.assert(
      fc.property(scene, ({ over, under, every }) => {
        for (const [slot, price] of every.entries()) {
          const [above, below] = [over.priceAt(slot), under.priceAt(slot)]
          const [aboveHalf, belowHalf] = [tickAt(grid, above) / 2, tickAt(grid, below) / 2]
          const least = (scale * (above - aboveHalf)) / (below + belowHalf)
          const most = (scale * (above + aboveHalf)) / (below - belowHalf)
          expect(price).toBeGreaterThanOrEqual(nearestTick(grid, least))
          expect(price).toBeLessThanOrEqual(nearestTick(grid, most))
        }
      }),
      { seed: 61, numRuns: 20 },
    )
  })

  it('has the extremes of its slots, over any of them', () => {
    fc.assert(
      fc.property(scene, fc.nat(), fc.nat(), ({ path, every, slots }, a, b) => {
        const [from = 0, last = 0] = [a % slots, b % slots].sort((x, y) => x - y)
        const some = every.slice(from, last + 1)
        const span = path.spanOf(from, last + 1)
        expect([span?.open, span?.high, span?.low, span?.close]).toEqual([
          some[0],
          Math.max(...some),
          Math.min(...some),
          some.at(-1),
        ])
      }),
      { seed: 62, numRuns: 200 },
    )
  })

  it('adds up to its whole from minutes, and as far as it has come', () => {
    fc.assert(
      fc.property(scene, fc.array(fc.nat(), { maxLength: 8 }), ({ path, create, slots }, asked) => {
        const minutes = path.minutesOf(0, slots / SLOTS_PER_MINUTE)
        const whole = path.spanOf(0, slots)
        expect(minutes).toHaveLength(slots / SLOTS_PER_MINUTE)
        expect(Math.max(...minutes.map(({ high }) => high))).toBe(whole?.high)
        expect(Math.min(...minutes.map(({ low }) => low))).toBe(whole?.low)
        expect(minutes.reduce((sum, { volume }) => sum + volume, 0)).toBe(whole?.volume)
        for (const pick of asked) {
          const until = 1 + (pick % slots)
          const { turnover, ...bar } = path.tradedUntil(until) ?? { turnover: 0, volume: 0 }
          expect(bar).toEqual(create().spanOf(0, until))
          expect(turnover).toBe(create().tradedUntil(until)?.turnover)
          expect(bar.volume + (path.spanOf(until, slots)?.volume ?? 0)).toBe(whole?.volume)
        }
      }),
      { seed: 63, numRuns: 60 },
    )
  })

  it('ends a search at the first slot that meets it', () => {
    fc.assert(
      fc.property(
        scene,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        ({ path, every, slots }, at, falling) => {
          const [lowest, highest] = [Math.min(...every), Math.max(...every)]
          const level = lowest + (highest - lowest) * at
          const ends = (price: number): boolean => (falling ? price <= level : price >= level)
          const search: Search = { ends, skips: (low, high) => !ends(falling ? low : high) }
          const first = every.findIndex(ends)
          expect(path.firstSlot(search, 0, slots)).toEqual(
            first < 0 ? undefined : { slot: first, price: every[first] },
          )
        },
      ),
      { seed: 64, numRuns: 60 },
    )
  })
})
