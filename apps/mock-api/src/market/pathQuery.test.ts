import fc from 'fast-check'
import { decimal, defaultMarkets, marketIds } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { ceilTick, fromUnits, gridOf, nearestTick, nextDown, nextUp, toUnits } from './grid.ts'
import { SLOTS_PER_MINUTE, type Stretch, drawOf } from './path.ts'
import { type Search, firstSlot, minutesOf, priceAt, spanOf, tradedUntil } from './pathQuery.ts'
import { createProgress } from './progress.ts'

const scene = fc
  .record({
    market: fc.constantFrom(...marketIds),
    key: fc.integer({ min: 0, max: 0xffffffff }),
    minutes: fc.integer({ min: 1, max: 400 }),
    at: fc.integer({ min: 200, max: 2_000_000 }),
    up: fc.integer({ min: 0, max: 60 }),
    down: fc.integer({ min: 0, max: 60 }),
    open: fc.double({ min: 0, max: 1, noNaN: true }),
    close: fc.double({ min: 0, max: 1, noNaN: true }),
    volume: fc.integer({ min: 0, max: 1_000_000 }),
    /** The deviation of the move by that of the range: from a path that is held still to one that its range holds in. */
    deviation: fc.constantFrom(0, 0.01, 0.3, 1, 5),
  })
  .map(({ market, key, minutes, at, up, down, open, close, volume, deviation }) => {
    const grid = gridOf(defaultMarkets[market].ticks)
    const step = (by: (units: number) => number, times: number): number =>
      Array.from({ length: times }).reduce<number>((units) => by(units), ceilTick(grid, at))
    const low = step((units) => nextDown(grid, units), down)
    const high = step((units) => nextUp(grid, units), up)
    const inside = (fraction: number): number => nearestTick(grid, low + (high - low) * fraction)
    const slots = minutes * SLOTS_PER_MINUTE
    const root: Stretch = {
      from: 0,
      to: slots,
      open: inside(open),
      high,
      low,
      close: inside(close),
      volume,
      position: 1,
    }
    const variance = (deviation * (high - low)) ** 2
    return { root, draw: drawOf({ grid, key, slots, variance }) }
  })

describe('a path', () => {
  it('adds up to its bar from minutes, exactly', () => {
    fc.assert(
      fc.property(scene, ({ root, draw }) => {
        const minutes = minutesOf(root, draw, 0, root.to / SLOTS_PER_MINUTE)
        expect(minutes).toHaveLength(root.to / SLOTS_PER_MINUTE)
        expect(minutes[0]?.open).toBe(root.open)
        expect(minutes.at(-1)?.close).toBe(root.close)
        expect(Math.max(...minutes.map(({ high }) => high))).toBe(root.high)
        expect(Math.min(...minutes.map(({ low }) => low))).toBe(root.low)
        expect(minutes.reduce((sum, { volume }) => sum + volume, 0)).toBe(root.volume)
      }),
      { seed: 21 },
    )
  })

  it('adds up to a minute from its slots, and stays on the tick', () => {
    fc.assert(
      fc.property(scene, fc.nat(), ({ root, draw }, pick) => {
        const minute = pick % (root.to / SLOTS_PER_MINUTE)
        const from = minute * SLOTS_PER_MINUTE
        const [bar] = minutesOf(root, draw, minute, minute + 1)
        const slots = Array.from(
          { length: SLOTS_PER_MINUTE },
          (_, i) => spanOf(root, draw, from + i, from + i + 1)?.close ?? 0,
        )
        expect([slots[0], slots.at(-1)]).toEqual([bar?.open, bar?.close])
        expect([Math.max(...slots), Math.min(...slots)]).toEqual([bar?.high, bar?.low])
        for (const price of slots) expect(nearestTick(draw.grid, price)).toBe(price)
      }),
      { seed: 22 },
    )
  })

  it('has the same price of a slot, drawn alone or with its volume', () => {
    fc.assert(
      fc.property(scene, fc.nat(), ({ root, draw }, pick) => {
        const slot = pick % root.to
        expect(priceAt(root, draw, slot)).toBe(spanOf(root, draw, slot, slot + 1)?.close)
      }),
      { seed: 23 },
    )
  })

  it('finds the first slot that ends a search', () => {
    fc.assert(
      fc.property(
        scene,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        ({ root, draw }, fraction, falling) => {
          const level = root.low + (root.high - root.low) * fraction
          const ends = (price: number): boolean => (falling ? price <= level : price >= level)
          const search: Search = { ends, skips: (low, high) => !ends(falling ? low : high) }
          const found = firstSlot(root, draw, search, 0, root.to)
          const prices = Array.from({ length: root.to }, (_, slot) => priceAt(root, draw, slot))
          const first = prices.findIndex(ends)
          expect(found).toEqual(first < 0 ? undefined : { slot: first, price: prices[first] })
        },
      ),
      { seed: 24, numRuns: 30 },
    )
  })

  it('adds up to the same bar slot after slot, in jumps, and backward', () => {
    fc.assert(
      fc.property(
        scene,
        fc.array(fc.integer({ min: -50, max: 400 }), { maxLength: 40 }),
        ({ root, draw }, steps) => {
          const progress = createProgress(root, draw)
          let slots = 1
          for (const step of steps) {
            slots = Math.min(root.to, Math.max(1, slots + step))
            expect(progress(slots)).toEqual(tradedUntil(root, draw, slots))
          }
        },
      ),
      { seed: 25 },
    )
  })
})

describe('units', () => {
  it('come from decimals and go back without loss', () => {
    expect(toUnits(decimal('188.59'), 4)).toBe(1_885_900)
    expect(fromUnits(1_885_900, 4)).toBe('188.59')
    expect(fromUnits(7, 4)).toBe('0.0007')
    expect(fromUnits(1_200_000, 0)).toBe('1200000')
    expect(fromUnits(20_000, 4)).toBe('2')
    expect(toUnits(decimal('1.50'), 1)).toBe(15)
    expect(() => toUnits(decimal('1.5'), 0)).toThrow(RangeError)
  })
})
