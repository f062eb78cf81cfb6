import { type Instant, instant, plusMs } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createRateLimits } from './rateLimits.ts'

const now = instant(Date.parse('2026-03-10T02:00:00.000Z'))
const limit = { max: 10, windowMs: 10_000 }
const spender = () => {
  const limits = createRateLimits()
  return (points: number, at: Instant = now, key = 'a') => limits.spend(key, at, limit, points)
}

describe('a budget', () => {
  it('fills again evenly, up to what it holds', () => {
    const spend = spender()
    expect(spend(10)).toBe(true)
    expect(spend(1, plusMs(now, 999))).toBe(false)
    expect(spend(1, plusMs(now, 1_000))).toBe(true)
    expect(spend(10, plusMs(now, 60_000))).toBe(true)
    expect(spend(1, plusMs(now, 60_000))).toBe(false)
  })

  it('loses nothing by what is refused', () => {
    const spend = spender()
    expect(spend(6)).toBe(true)
    expect(spend(5)).toBe(false)
    expect(spend(4)).toBe(true)
  })

  it('is used up whole by what costs more than it holds', () => {
    const spend = spender()
    expect(spend(1_000)).toBe(true)
    expect(spend(1)).toBe(false)
  })

  it('continues from the new time where the clock was set back', () => {
    const spend = spender()
    expect(spend(10)).toBe(true)
    const earlier = plusMs(now, -3_600_000)
    expect(spend(1, earlier)).toBe(false)
    expect(spend(1, plusMs(earlier, 1_000))).toBe(true)
  })
})
