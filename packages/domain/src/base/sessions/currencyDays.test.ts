import { expect, it } from 'vitest'
import { instant } from '../instant.ts'
import { newestDay } from './currencyDays.ts'

const at = (text: string) => instant(Date.parse(text))

it.each([
  ['of Asia, for a reader whose day is the one before', 'UTC', '2026-11-26T17:00:00Z', '2026-11-27'],
  ['of the reader, where that is the latest', 'Pacific/Auckland', '2026-11-26T12:00:00Z', '2026-11-27'],
  ['of both, where they are the same', 'Asia/Seoul', '2026-11-26T12:00:00Z', '2026-11-26'],
])('the newest day is that %s', (_, zone, now, day) => {
  expect(newestDay(zone, at(now))).toBe(day)
})
