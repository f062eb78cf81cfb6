import { describe, expect, it } from 'vitest'
import { pointAt, scaleEnd } from './gauge.ts'

describe('the scale of a gauge', () => {
  it('has room beyond what is needed', () => {
    expect(scaleEnd(0, 60)).toBe(150)
    expect(scaleEnd(100, 60)).toBe(150)
  })
  it('reaches the score, which has no highest', () => {
    expect(scaleEnd(151, 60)).toBe(200)
    expect(scaleEnd(12_340, 60)).toBe(12_350)
  })
  it('is not empty where nothing is needed', () => {
    expect(scaleEnd(0, 0)).toBe(50)
  })
})

describe('a point of the half circle', () => {
  const centre = { x: 100, y: 100 }
  it('goes from the left end over the top to the right end', () => {
    const points = [0, 0.5, 1].map((fraction) => pointAt(fraction, centre, 80))
    expect(points.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [20, 100],
      [100, 20],
      [180, 100],
    ])
  })
})
