import { describe, expect, it } from 'vitest'
import { zoneClock } from './zoneClock.ts'

const wall = (zone: string, at: string): string => new Date(zoneClock(zone)(Date.parse(at))).toISOString()

describe('the wall clock of a zone', () => {
  it('reads Seoul nine hours ahead', () => {
    expect(wall('Asia/Seoul', '2026-01-05T00:00:00.000Z')).toBe('2026-01-05T09:00:00.000Z')
  })

  it('follows New York into summer time within the hour', () => {
    expect(wall('America/New_York', '2026-03-08T06:59:00.000Z')).toBe('2026-03-08T01:59:00.000Z')
    expect(wall('America/New_York', '2026-03-08T07:00:00.000Z')).toBe('2026-03-08T03:00:00.000Z')
  })

  it('keeps a zone with a quarter-hour offset exact', () => {
    expect(wall('Asia/Kathmandu', '2026-01-05T00:00:00.000Z')).toBe('2026-01-05T05:45:00.000Z')
  })

  it('refuses a zone that does not exist', () => {
    expect(() => zoneClock('Mars/Olympus')).toThrow(RangeError)
  })
})
