import fc from 'fast-check'
import { decimal, defaultMarkets, marketIds } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import {
  ceilTick,
  fromUnits,
  gridOf,
  nearestTick,
  nextDown,
  nextUp,
  thresholdUnits,
  toUnits,
} from './grid.ts'
import { SLOTS_PER_MINUTE, type Stretch } from './path.ts'
import { firstSlot, minutesOf, spanOf } from './pathQuery.ts'

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
  })
  .map(({ market, key, minutes, at, up, down, open, close, volume }) => {
    const grid = gridOf(defaultMarkets[market].ticks)
    const step = (by: (units: number) => number, times: number): number =>
      Array.from({ length: times }).reduce<number>((units) => by(units), ceilTick(grid, at))
    const low = step((units) => nextDown(grid, units), down)
    const high = step((units) => nextUp(grid, units), up)
    const inside = (share: number): number => nearestTick(grid, low + (high - low) * share)
    const slots = minutes * SLOTS_PER_MINUTE
    const root: Stretch = {
      from: 0,
      to: slots,
      open: inside(open),
      high,
      low,
      close: inside(close),
      volume,
      place: 1,
    }
    return { root, draw: { grid, key, slots } }
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
    )
  })

  it('finds the first slot that satisfies a condition', () => {
    fc.assert(
      fc.property(
        scene,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        ({ root, draw }, share, falling) => {
          const level = root.low + (root.high - root.low) * share
          const holds = (price: number): boolean => (falling ? price <= level : price >= level)
          const found = firstSlot(root, draw, { when: falling ? 'atMost' : 'atLeast', holds }, 0, root.to)
          const before =
            found === undefined ? spanOf(root, draw, 0, root.to) : spanOf(root, draw, 0, found.slot)
          if (found !== undefined) expect(holds(found.price)).toBe(true)
          if (before !== undefined) expect(holds(falling ? before.low : before.high)).toBe(false)
        },
      ),
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
    expect(() => toUnits(decimal('1.5'), 0)).toThrow(RangeError)
  })

  it('compare with prices between them', () => {
    expect(thresholdUnits(decimal('10.5'), 0)).toBe(10.5)
    expect(thresholdUnits(decimal('10.00'), 0)).toBe(10)
  })
})
