import { describe, expect, it } from 'vitest'
import { sessionAverageAt, sessionAverages } from './sessionAverage.ts'

const at = (wall: string, price: number, volume: number) => ({
  wall: Date.parse(wall),
  high: price,
  low: price,
  close: price,
  volume,
})

describe('the average of a session', () => {
  it('weighs prices by what was traded', () => {
    expect(sessionAverages([at('2026-01-05T09:00Z', 100, 1), at('2026-01-05T09:01Z', 104, 3)])).toEqual([
      100, 103,
    ])
  })

  it('begins anew each day', () => {
    expect(sessionAverages([at('2026-01-05T15:29Z', 100, 5), at('2026-01-06T09:00Z', 90, 1)])).toEqual([
      100, 90,
    ])
  })

  it('weighs all bars the same while nothing has traded', () => {
    expect(sessionAverages([at('2026-01-05T09:00Z', 100, 0), at('2026-01-05T09:01Z', 110, 0)])).toEqual([
      100, 105,
    ])
  })

  it('is the same up to a bar as in the whole line', () => {
    const bars = [
      at('2026-01-05T15:29Z', 100, 5),
      at('2026-01-06T09:00Z', 90, 1),
      at('2026-01-06T09:01Z', 96, 5),
    ]
    expect(bars.map((_, index) => sessionAverageAt(bars, index))).toEqual(sessionAverages(bars))
    expect(sessionAverageAt(bars, 3)).toBeUndefined()
  })
})
