import { localDate } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { datesOf } from './ranges.ts'

describe('a quick range', () => {
  it.each([
    ['1W', '2026-01-16', '2026-01-10'],
    ['1M', '2026-01-16', '2025-12-17'],
    ['3M', '2026-05-31', '2026-03-01'],
    ['6M', '2026-01-16', '2025-07-17'],
    ['1Y', '2026-01-16', '2025-01-17'],
    ['1Y', '2024-02-29', '2023-03-01'],
  ] as const)('%s up to %s begins on %s', (range, until, from) => {
    expect(datesOf(range, localDate(until))).toEqual({ from, to: until })
  })
})
