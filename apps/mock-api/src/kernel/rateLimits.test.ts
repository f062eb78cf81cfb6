import { type Instant, instant, no, ok, plusMs } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createRateLimits } from './rateLimits.ts'

const now = instant(Date.parse('2026-03-10T02:00:00.000Z'))
const limit = { max: 10, windowMs: 10_000 }
const free = ok(undefined)
const until = (ms: number) => no(plusMs(now, ms))
const spender = () => {
  const limits = createRateLimits()
  return (points: number, at: Instant = now, key = 'a') => limits.spend(key, at, limit, points)
}

describe('a budget', () => {
  it('fills again evenly, up to what it holds', () => {
    const spend = spender()
    expect(spend(10)).toEqual(free)
    expect(spend(1, plusMs(now, 999))).toEqual(until(1_000))
    expect(spend(1, plusMs(now, 1_000))).toEqual(free)
    expect(spend(10, plusMs(now, 60_000))).toEqual(free)
    expect(spend(1, plusMs(now, 60_000)).ok).toBe(false)
  })

  it('loses nothing by what is refused, and says when there is enough', () => {
    const spend = spender()
    expect(spend(6)).toEqual(free)
    expect(spend(5)).toEqual(until(1_000))
    expect(spend(4)).toEqual(free)
  })

  it('is used up whole by what costs more than it holds', () => {
    const spend = spender()
    expect(spend(1_000)).toEqual(free)
    expect(spend(1).ok).toBe(false)
  })

  it('continues from the new time where the clock was set back', () => {
    const spend = spender()
    expect(spend(10)).toEqual(free)
    const earlier = plusMs(now, -3_600_000)
    expect(spend(1, earlier).ok).toBe(false)
    expect(spend(1, plusMs(earlier, 1_000))).toEqual(free)
  })

  it('fills once, in whatever order the moments come', () => {
    const spend = spender()
    expect(spend(10, plusMs(now, 5_000))).toEqual(free)
    expect(spend(1)).toEqual(until(6_000))
    expect(spend(1, plusMs(now, 5_000))).toEqual(until(6_000))
    expect(spend(1, plusMs(now, 6_000))).toEqual(free)
  })
})

describe('a window', () => {
  const two = { max: 2, windowMs: 10_000 }

  it('is full with its slots, until the first of them is over', () => {
    const limits = createRateLimits()
    expect(limits.acquire('a', now, two)).toEqual(free)
    expect(limits.acquire('a', plusMs(now, 4_000), two)).toEqual(free)
    expect(limits.acquire('a', plusMs(now, 9_999), two)).toEqual(until(10_000))
    expect(limits.acquire('b', plusMs(now, 9_999), two)).toEqual(free)
    expect(limits.acquire('a', plusMs(now, 10_000), two)).toEqual(free)
    expect(limits.acquire('a', plusMs(now, 10_000), two)).toEqual(until(14_000))
  })

  it('is full with its slots, in whatever order their moments come', () => {
    const limits = createRateLimits()
    expect(limits.acquire('a', plusMs(now, 4_000), two)).toEqual(free)
    expect(limits.acquire('a', now, two)).toEqual(free)
    expect(limits.acquire('a', plusMs(now, 2_000), two)).toEqual(until(10_000))
    expect(limits.acquire('a', plusMs(now, 10_000), two)).toEqual(free)
    expect(limits.acquire('a', plusMs(now, 10_000), two)).toEqual(until(14_000))
  })

  it('is empty where the clock was set back by its length', () => {
    const limits = createRateLimits()
    limits.acquire('a', plusMs(now, 10_000), two)
    limits.acquire('a', plusMs(now, 10_000), two)
    expect(limits.acquire('a', now, two)).toEqual(free)
  })

  it('has one slot more where one is released', () => {
    const limits = createRateLimits()
    limits.acquire('a', now, two)
    limits.acquire('a', now, two)
    limits.release('a', now)
    expect([limits.acquire('a', now, two).ok, limits.acquire('a', now, two).ok]).toEqual([true, false])
    limits.release('none', now)
  })

  it('is one of 10,000 at most: the one that was not used for longest is forgotten', () => {
    const limits = createRateLimits()
    limits.acquire('first', now, two)
    limits.acquire('used', now, two)
    limits.acquire('first', now, two)
    limits.acquire('used', now, two)
    for (let index = 0; index < 9_999; index += 1) limits.acquire(String(index), now, two)
    expect([limits.acquire('used', now, two).ok, limits.acquire('first', now, two).ok]).toEqual([false, true])
  })
})
