import { describe, expect, it } from 'vitest'
import { placeOfLevel } from './levelMarks.ts'

describe('a level', () => {
  it('is written on its line', () => {
    expect(placeOfLevel(100, 300)).toEqual({ top: 92, arrow: '' })
  })

  it('stays inside the plot near its edges', () => {
    expect(placeOfLevel(2, 300)).toEqual({ top: 4, arrow: '' })
    expect(placeOfLevel(299, 300)).toEqual({ top: 280, arrow: '' })
  })

  it('is at the edge with an arrow where it is out of view', () => {
    expect(placeOfLevel(-40, 300)).toEqual({ top: 4, arrow: '↑ ' })
    expect(placeOfLevel(340, 300)).toEqual({ top: 280, arrow: '↓ ' })
  })
})
