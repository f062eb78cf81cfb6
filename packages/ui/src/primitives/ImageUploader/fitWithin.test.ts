import { describe, expect, it } from 'vitest'
import { fitWithin } from './fitWithin.ts'

describe('a picture made smaller', () => {
  it('keeps its proportions, upright or across', () => {
    expect(fitWithin({ width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 })
    expect(fitWithin({ width: 3000, height: 4000 }, 2000)).toEqual({ width: 1500, height: 2000 })
  })
  it('is never made larger', () => {
    expect(fitWithin({ width: 640, height: 480 }, 2000)).toEqual({ width: 640, height: 480 })
  })
  it('keeps a pixel of what is very narrow', () => {
    expect(fitWithin({ width: 9000, height: 1 }, 2000)).toEqual({ width: 2000, height: 1 })
  })
})
