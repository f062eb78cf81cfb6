import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Rows, mountedRows } from './mountedRows.ts'

const around = { count: 100, beyond: 6, least: 4 }

describe('the rows mounted around those in sight', () => {
  it('are six more on each side', () => {
    expect(mountedRows({ from: 20, to: 30 }, undefined, around)).toEqual({ from: 14, to: 36 })
  })

  it('stay while four are left, and then move by several at once', () => {
    const first = mountedRows({ from: 20, to: 30 }, undefined, around)
    expect(mountedRows({ from: 22, to: 32 }, first, around)).toBe(first)
    expect(mountedRows({ from: 23, to: 33 }, first, around)).toEqual({ from: 17, to: 39 })
  })

  it('end where the list ends', () => {
    expect(mountedRows({ from: 0, to: 9 }, undefined, around)).toEqual({ from: 0, to: 15 })
    expect(mountedRows({ from: 95, to: 99 }, undefined, around)).toEqual({ from: 89, to: 99 })
  })

  it('are chosen anew when the list is shorter, or less of it is in sight', () => {
    const tall = mountedRows({ from: 0, to: 60 }, undefined, around)
    expect(mountedRows({ from: 0, to: 60 }, tall, { ...around, count: 30 }).to).toBe(29)
    expect(mountedRows({ from: 0, to: 9 }, tall, around)).toEqual({ from: 0, to: 15 })
  })

  it('contain what is in sight wherever it is scrolled to, and are no more than needed by more than a screen', () => {
    const sights = fc.array(fc.tuple(fc.nat(99), fc.nat(20)), { maxLength: 50 })
    fc.assert(
      fc.property(sights, (jumps) => {
        let before: Rows | undefined
        for (const [from, height] of jumps) {
          const sight = { from, to: Math.min(from + height, 99) }
          before = mountedRows(sight, before, around)
          expect(before.from).toBeGreaterThanOrEqual(0)
          expect(before.from).toBeLessThanOrEqual(Math.max(sight.from - 4, 0))
          expect(before.to).toBeGreaterThanOrEqual(Math.min(sight.to + 4, 99))
          expect(before.to).toBeLessThanOrEqual(99)
          expect(before.to - before.from).toBeLessThanOrEqual(sight.to - sight.from + 18)
        }
      }),
      { seed: 12 },
    )
  })
})
