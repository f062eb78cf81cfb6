import { describe, expect, it } from 'vitest'
import { beginsPull, mayPull, pullStatuses, pulledTo, restingAt, statusAt } from './pull.ts'

describe('a pulled list', () => {
  it('follows the finger to the height of its head', () => {
    expect([0, 1, 49, 50].map(pulledTo)).toEqual([0, 1, 49, 50])
  })
  it('follows by half past the head, and by a quarter past twice the head', () => {
    expect([60, 100, 140, 300].map(pulledTo)).toEqual([55, 75, 85, 125])
  })
  it('never moves up', () => {
    expect(pulledTo(-30)).toBe(0)
  })
  it('refreshes when let go from the head on', () => {
    expect([0, 49.9, 50, 125].map(statusAt)).toEqual(['normal', 'pulling', 'loosing', 'loosing'])
  })
  it('stays open only while it refreshes or shows how that went', () => {
    expect(pullStatuses.filter((status) => restingAt(status) === 50)).toEqual([
      'loading',
      'success',
      'failure',
    ])
  })
  it('accepts no second pull while it refreshes', () => {
    expect(mayPull('loading')).toBe(false)
    expect(mayPull('success')).toBe(false)
    expect(mayPull('normal')).toBe(true)
  })
})

describe('a touch', () => {
  it('is a pull when it goes down from the top', () => {
    expect(beginsPull({ across: 3, down: 8, atTop: true })).toBe(true)
  })
  it.each([
    ['goes up', { across: 0, down: -8, atTop: true }],
    ['goes across', { across: -9, down: 8, atTop: true }],
    ['starts in something that is scrolled', { across: 0, down: 8, atTop: false }],
    ['has not moved', { across: 0, down: 0, atTop: true }],
  ])('is no pull when it %s', (_what, touch) => {
    expect(beginsPull(touch)).toBe(false)
  })
})
