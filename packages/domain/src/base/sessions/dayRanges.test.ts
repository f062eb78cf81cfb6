import { describe, expect, test } from 'vitest'
import { instant, localDate } from '../instant.ts'
import { boundsOfDay, currencyDay } from './currencyDays.ts'
import { rangeBegins } from './dayRanges.ts'
import { plusMonths } from './localDates.ts'

const at = (text: string) => instant(Date.parse(text))
// The last of May in Seoul, the 30th in New York.
const now = at('2026-05-31T02:00:00Z')

describe('a range of days', () => {
  test.each([
    ['w1', 'Asia/Seoul', '2026-05-24T14:59:59.999Z'],
    ['m1', 'Asia/Seoul', '2026-04-30T14:59:59.999Z'],
    ['m3', 'Asia/Seoul', '2026-02-28T14:59:59.999Z'],
    ['m6', 'Asia/Seoul', '2025-11-30T14:59:59.999Z'],
    ['y1', 'Asia/Seoul', '2025-05-31T14:59:59.999Z'],
    ['w1', 'America/New_York', '2026-05-24T03:59:59.999Z'],
  ] as const)('of %s begins in %s at the end of a day', (range, zone, begins) => {
    expect(rangeBegins(range, zone, now)).toBe(begins)
  })
  test('of all has no beginning', () => {
    expect(rangeBegins('all', 'Asia/Seoul', now)).toBeUndefined()
  })
})

test('months end on their last day where it is shorter', () => {
  expect(plusMonths(localDate('2024-05-31'), 1)).toBe('2024-06-30')
  expect(plusMonths(localDate('2024-02-29'), 12)).toBe('2025-02-28')
  expect(plusMonths(localDate('2026-01-31'), -2)).toBe('2025-11-30')
})

describe('the day of a currency', () => {
  test('is that at its exchange', () => {
    expect([currencyDay('KRW', now), currencyDay('USD', now)]).toEqual(['2026-05-31', '2026-05-30'])
  })
  test('has as many hours as its clocks have, the last moment included', () => {
    const { from, to } = boundsOfDay('America/New_York', localDate('2026-03-08'))
    expect([from, to]).toEqual(['2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'])
  })
})
