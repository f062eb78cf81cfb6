import { describe, expect, it } from 'vitest'
import {
  clockOf,
  coarseSeconds,
  secondsLeft,
  timeLeft,
  untilNextCoarse,
  untilNextSecond,
} from './timeLeft.ts'

const hour = 3_600

describe('the time that is left', () => {
  it('falls into days, hours, minutes and seconds', () => {
    expect(timeLeft(49 * hour + 61)).toEqual({ days: 2, hours: 1, minutes: 1, seconds: 1 })
  })
  it('counts a begun second whole, so that nothing shows as over too early', () => {
    expect(secondsLeft(1)).toBe(1)
    expect(secondsLeft(59_001)).toBe(60)
  })
  it('is nothing at the moment and after it', () => {
    expect(secondsLeft(0)).toBe(0)
    expect(secondsLeft(-5 * hour)).toBe(0)
  })
  it('shows two digits a part', () => {
    expect(clockOf(timeLeft(0))).toBe('00:00:00')
    expect(clockOf(timeLeft(3 * hour + 4 * 60 + 5))).toBe('03:04:05')
    expect(clockOf(timeLeft(24 * hour - 1))).toBe('23:59:59')
  })
})

describe('the next change', () => {
  it('comes when the shown second ends', () => {
    expect(untilNextSecond(2_300)).toBe(300)
    expect(untilNextSecond(2_000)).toBe(1_000)
  })
  it('does not exist when the time is up', () => {
    expect(untilNextSecond(0)).toBeUndefined()
    expect(untilNextSecond(-1)).toBeUndefined()
  })
})

describe('a deadline that is far off', () => {
  const day = 24 * hour
  it('shows whole hours while a day is left, then each second', () => {
    expect(coarseSeconds(2 * day + 4 * hour + 59)).toBe(2 * day + 4 * hour)
    expect(coarseSeconds(day)).toBe(day)
    expect(coarseSeconds(day - 1)).toBe(day - 1)
  })
  it('changes once less than the shown hour is left', () => {
    expect(untilNextCoarse((2 * day + 10) * 1_000)).toBe(11_000)
    expect(untilNextCoarse(2 * day * 1_000)).toBe(1_000)
    expect(untilNextCoarse((day - 1) * 1_000 - 300)).toBe(700)
    expect(untilNextCoarse(0)).toBeUndefined()
  })
  it('shows another figure after each wait, down to the moment', () => {
    let left = 2 * day * 1_000 + 123
    let shown = coarseSeconds(secondsLeft(left))
    for (let wait = untilNextCoarse(left); left > (day - 3) * 1_000; wait = untilNextCoarse(left)) {
      left -= wait ?? 0
      const next = coarseSeconds(secondsLeft(left))
      expect(next).toBeLessThan(shown)
      shown = next
    }
  })
})
