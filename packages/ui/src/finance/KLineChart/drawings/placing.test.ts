import { describe, expect, it } from 'vitest'
import { distanceTo, drawingAt } from './placing.ts'

const rising = {
  id: 'rising',
  spots: [
    { x: 0, y: 100 },
    { x: 100, y: 0 },
  ],
} as const
const flat = {
  id: 'flat',
  spots: [
    { x: 0, y: 60 },
    { x: 100, y: 60 },
  ],
} as const
const text = {
  id: 'text',
  spots: [{ x: 200, y: 50 }],
  box: { left: 200, right: 260, top: 40, bottom: 60 },
} as const

describe('how far a finger is from a drawing', () => {
  it('is the way to the nearest point of a line, its ends included', () => {
    expect(distanceTo({ x: 50, y: 40 }, flat.spots)).toBe(20)
    expect(distanceTo({ x: 103, y: 64 }, flat.spots)).toBe(5)
    expect(distanceTo({ x: 203, y: 54 }, text.spots)).toBe(5)
  })
})

describe('what a finger takes', () => {
  it('is the nearest drawing', () => {
    expect(drawingAt({ x: 45, y: 58 }, [rising, flat])).toBe('flat')
    expect(drawingAt({ x: 45, y: 52 }, [flat, rising])).toBe('rising')
  })
  it('is a text wherever it is written', () => {
    expect(drawingAt({ x: 255, y: 45 }, [rising, text])).toBe('text')
    expect(drawingAt({ x: 255, y: 80 }, [rising, text])).toBeUndefined()
  })
  it('is nothing beyond its reach', () => {
    expect(drawingAt({ x: 50, y: 90 }, [flat])).toBeUndefined()
  })
})
