import { describe, expect, test } from 'vitest'
import { mayPlay, placeAfter, placeForKey, placeOfTurn, roundsAhead, turnTo } from './carouselRules.ts'

describe('the next slide', () => {
  test('is the first after the last', () => {
    expect([0, 1, 2].map((place) => placeAfter(place, 3))).toEqual([1, 2, 0])
  })
  test('is the same where there is only one', () => {
    expect(placeAfter(0, 1)).toBe(0)
    expect(placeAfter(0, 0)).toBe(0)
  })
})

describe('a carousel that goes round', () => {
  test('goes on from the last to the first, and back', () => {
    expect(turnTo(0, 2, 3, true)).toBe(3)
    expect(turnTo(2, 0, 3, true)).toBe(-1)
    expect(turnTo(2, 3, 3, true)).toBe(2)
  })
  test('goes forwards where both ways are as long', () => {
    expect(turnTo(0, 1, 2, true)).toBe(2)
    expect(turnTo(1, 0, 2, true)).toBe(1)
  })
  test('runs back over all slides where it does not go round', () => {
    expect(turnTo(0, 2, 3, false)).toBe(0)
  })
  test.each([
    [0, 0],
    [3, 0],
    [-1, 2],
    [7, 1],
  ])('shows at turn %i of three slides the one at %i', (turn, place) => {
    expect(placeOfTurn(turn, 3)).toBe(place)
  })
  test('of nothing shows nothing', () => {
    expect(placeOfTurn(0, 0)).toBe(0)
  })
  test.each([2, 3, 4, 5])('has a slide on either side of the one in sight, of %i', (count) => {
    const slots = (view: number) =>
      Array.from({ length: count }, (_, place) => place + count * roundsAhead(place, view, count))
    for (const turn of [-3, -1, 0, 1, 2, 6]) {
      expect(slots(turn - 0.1)).toEqual(expect.arrayContaining([turn - 1, turn]))
      expect(slots(turn + 0.1)).toEqual(expect.arrayContaining([turn, turn + 1]))
    }
  })
})

describe('keys', () => {
  test.each([
    ['ArrowRight', 2],
    ['ArrowLeft', 0],
    ['Home', 0],
    ['End', 3],
    ['a', undefined],
  ])('%s from the second of four leads to %s', (key, place) => {
    expect(placeForKey(key, 1, { count: 4 })).toBe(place)
  })
  test('stop at both ends', () => {
    expect(placeForKey('ArrowLeft', 0, { count: 3 })).toBe(0)
    expect(placeForKey('ArrowRight', 2, { count: 3 })).toBe(2)
  })
  test('go round where the slides do', () => {
    expect(placeForKey('ArrowLeft', 0, { count: 3, loop: true })).toBe(2)
    expect(placeForKey('ArrowRight', 2, { count: 3, loop: true })).toBe(0)
  })
  test('change sides where the text runs from right to left', () => {
    expect(placeForKey('ArrowLeft', 0, { count: 3, rtl: true })).toBe(1)
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
