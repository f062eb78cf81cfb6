import { describe, expect, it } from 'vitest'
import { followedTo, neighbourOf, swipedBy } from './panelSwipe.ts'

describe('a panel under the finger', () => {
  it('goes with it towards a neighbour', () => {
    expect(followedTo(-80, { before: false, after: true })).toBe(-80)
    expect(followedTo(80, { before: true, after: false })).toBe(80)
  })
  it('goes a quarter of the way where there is no neighbour', () => {
    expect(followedTo(80, { before: false, after: true })).toBe(20)
    expect(followedTo(-80, { before: true, after: false })).toBe(-20)
  })
})

describe('a panel of 390 px, released', () => {
  const release = (movement: number, speed: number) => swipedBy({ movement, speed, width: 390 })
  it('shows the neighbour past half its width', () => {
    expect(release(-195, 0)).toBe(1)
    expect(release(195, 0)).toBe(-1)
  })
  it('settles back before that', () => {
    expect(release(-194, -0.1)).toBe(0)
    expect(release(60, 0.2)).toBe(0)
  })
  it('shows the neighbour on a flick, however short', () => {
    expect(release(-20, -0.25)).toBe(1)
    expect(release(20, 0.4)).toBe(-1)
  })
  it('stays when it was flicked back', () => {
    expect(release(-300, 0.4)).toBe(0)
    expect(release(300, -0.4)).toBe(0)
  })
  it('stays when it did not move', () => {
    expect(release(0, 2)).toBe(0)
  })
})

describe('the neighbour of a tab', () => {
  const tabs = [{}, { disabled: true }, {}]
  it('is the next that may be chosen', () => {
    expect(neighbourOf(tabs, 0, 1)).toBe(2)
    expect(neighbourOf(tabs, 2, -1)).toBe(0)
  })
  it('is none at the ends', () => {
    expect(neighbourOf(tabs, 2, 1)).toBeUndefined()
    expect(neighbourOf(tabs, 0, -1)).toBeUndefined()
  })
})
