import { describe, expect, test } from 'vitest'
import { SWIPE_MS } from '../../constants.ts'
import { SWIPE_STIFFNESS, indexAfter, indexForKey, indexWithin, mayPlay } from './carouselRules.ts'

describe('the next slide', () => {
  test('is the first after the last', () => {
    expect([0, 1, 2].map((index) => indexAfter(index, 3))).toEqual([1, 2, 0])
  })
  test('is the same where there is only one', () => {
    expect(indexAfter(0, 1)).toBe(0)
    expect(indexAfter(0, 0)).toBe(0)
  })
})

describe('an index', () => {
  test.each([
    [2, 3, 2],
    [2, 2, 1],
    [-1, 3, 0],
  ])('%i among %i slides is %i', (index, count, within) => {
    expect(indexWithin(index, count)).toBe(within)
  })
  test('of nothing shows nothing', () => {
    expect(indexWithin(2, 0)).toBe(0)
  })
})

describe('a slide change', () => {
  /** How embla's frames go on, until less than 2 px of the way are left. */
  const settlingMs = (width: number): number => {
    let left = width
    let velocity = 0
    let frames = 0
    for (; Math.abs(left) >= 2; frames += 1) {
      velocity = (velocity + left / SWIPE_STIFFNESS) * 0.68
      left -= velocity
    }
    return (frames * 1_000) / 60
  }
  test.each([320, 390, 750])('over %i px settles in 500 ms, a few frames more or less', (width) => {
    expect(Math.abs(settlingMs(width) - SWIPE_MS)).toBeLessThanOrEqual(60)
  })
})

describe('keys', () => {
  test.each([
    ['ArrowRight', 2],
    ['ArrowLeft', 0],
    ['Home', 0],
    ['End', 3],
    ['a', undefined],
  ])('%s from the second of four leads to %s', (key, index) => {
    expect(indexForKey(key, 1, { count: 4 })).toBe(index)
  })
  test('stop at both ends', () => {
    expect(indexForKey('ArrowLeft', 0, { count: 3 })).toBe(0)
    expect(indexForKey('ArrowRight', 2, { count: 3 })).toBe(2)
  })
  test('loop where the slides do', () => {
    expect(indexForKey('ArrowLeft', 0, { count: 3, loop: true })).toBe(2)
    expect(indexForKey('ArrowRight', 2, { count: 3, loop: true })).toBe(0)
  })
  test('change sides where the text runs from right to left', () => {
    expect(indexForKey('ArrowLeft', 0, { count: 3, rtl: true })).toBe(1)
  })
})

describe('slides that come by themselves', () => {
  const playing = {
    asked: true,
    count: 3,
    paused: false,
    attended: false,
    hidden: false,
    reducedMotion: false,
  }
  test('come when they were asked to', () => {
    expect(mayPlay(playing)).toBe(true)
  })
  test.each([
    ['nobody asked', { asked: false }],
    ['there is only one', { count: 1 }],
    ['they are paused', { paused: true }],
    ['somebody points at them or works in them', { attended: true }],
    ['the page is hidden', { hidden: true }],
    ['motion is reduced', { reducedMotion: true }],
  ])('stay when %s', (_why, change) => {
    expect(mayPlay({ ...playing, ...change })).toBe(false)
  })
})
