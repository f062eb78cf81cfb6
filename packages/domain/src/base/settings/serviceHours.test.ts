import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epochMs, instant } from '../instant.ts'
import { serviceHoursOf, serviceWindow } from './serviceHours.ts'

const at = (text: string) => instant(Date.parse(text))
const weekdays = serviceHoursOf('1-5 09:00-18:00 Asia/Seoul')
if (weekdays === undefined) throw new Error('not read')

describe('the hours of customer service', () => {
  it.each([
    '',
    '1-5 09:00-18:00',
    '5-1 09:00-18:00 Asia/Seoul',
    '1-5 18:00-09:00 Asia/Seoul',
    '1-5 09:60-18:00 Asia/Seoul',
    '1-5 09:00-24:01 Asia/Seoul',
    '1-5 09:00-18:00 Asia/Nowhere',
    '0-5 09:00-18:00 Asia/Seoul',
  ])('are none where they read %s', (text) => {
    expect(serviceHoursOf(text)).toBeUndefined()
  })

  it.each([
    ['on Wednesday at noon in Seoul', '2026-03-11T03:00:00Z', '2026-03-11T00:00:00.000Z'],
    ['on Wednesday before they begin', '2026-03-10T23:00:00Z', '2026-03-11T00:00:00.000Z'],
    ['at the moment at which they end', '2026-03-11T09:00:00Z', '2026-03-12T00:00:00.000Z'],
    ['on Friday in the evening', '2026-03-13T10:00:00Z', '2026-03-16T00:00:00.000Z'],
  ])('%s begin with the right day', (_, now, from) => {
    expect(serviceWindow(weekdays, at(now)).from).toBe(from)
  })

  it('end later than now, and are at most a week away, in any zone', () => {
    const zones = ['Asia/Seoul', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC']
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) }),
        (zone, day, ms) => {
          const hours = serviceHoursOf(`${day}-${day} 08:30-17:15 ${zone}`)
          if (hours === undefined) throw new Error('not read')
          const { from, until } = serviceWindow(hours, instant(ms))
          expect(epochMs(until)).toBeGreaterThan(ms)
          expect(epochMs(from) - ms).toBeLessThanOrEqual(8 * 86_400_000)
          expect(epochMs(until)).toBeGreaterThan(epochMs(from))
        },
      ),
      { seed: 27, numRuns: 300 },
    )
  })
})
