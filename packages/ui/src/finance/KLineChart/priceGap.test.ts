import { describe, expect, it } from 'vitest'
import { legendRows, priceGap } from './priceGap.ts'

/** What the engine makes of a gap. */
const drawn = (height: number, gap: { top: number; bottom: number }) =>
  (gap.top * height) / (height + gap.top + gap.bottom)

describe('the room above the prices', () => {
  it.each([0, 1, 2, 3])('holds %i rows of indicators’ figures, and the mark of the highest price', (rows) => {
    expect(drawn(276, priceGap({ height: 276, rows, fontSize: 11 }))).toBeCloseTo((rows + 1) * 19, 0)
  })
  it('grows with the text', () => {
    const pane = { height: 276, rows: 1 }
    expect(priceGap({ ...pane, fontSize: 15 }).top).toBeGreaterThan(priceGap({ ...pane, fontSize: 11 }).top)
  })
  it('leaves the prices half of a low pane', () => {
    const { top, bottom } = priceGap({ height: 80, rows: 3, fontSize: 15 })
    expect(80 / (80 + top + bottom)).toBeCloseTo(0.5, 1)
  })
})

describe('the figures of overlays', () => {
  it('takes a row each on a phone', () => {
    expect(legendRows({ overlays: 3, width: 370, fontSize: 11, letters: 6 })).toBe(3)
  })
  it('takes a row each on a small phone too, and two of long prices', () => {
    expect(legendRows({ overlays: 3, width: 300, fontSize: 11, letters: 6 })).toBe(3)
    expect(legendRows({ overlays: 3, width: 300, fontSize: 11, letters: '1,234.56'.length })).toBe(6)
  })
  it('takes two each of prices in tens of millions', () => {
    expect(legendRows({ overlays: 1, width: 370, fontSize: 11, letters: '1,557,000'.length })).toBe(1)
    expect(legendRows({ overlays: 1, width: 370, fontSize: 11, letters: '15,570,000'.length })).toBe(2)
  })
  it('takes two in the largest text', () => {
    expect(legendRows({ overlays: 1, width: 370, fontSize: 22, letters: 6 })).toBe(2)
  })
})
