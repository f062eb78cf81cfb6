import { instant, offerId } from '@onelot/domain'
import { expect, it } from 'vitest'
import { aheadOf } from './calendarFile.ts'
import { calendarOf } from './offerCalendar.ts'

const day = (count: number) => instant(Date.UTC(2026, 2, count))
const offer = {
  id: offerId('hanbit'),
  dates: {
    opensAt: day(10),
    closesAt: day(12),
    drawsAt: day(13),
    paymentFrom: day(16),
    paymentTo: day(17),
    issuesAt: day(18),
    listsAt: day(19),
  },
}
const names = (now: number) =>
  aheadOf(
    calendarOf(offer, (name) => name, ''),
    day(now),
  ).map(({ title }) => title)

it('a calendar notes what is ahead, and nothing that has come', () => {
  expect(names(9)).toEqual(['opens', 'closes', 'draw', 'pay', 'payEnds', 'list'])
  expect(names(13)).toEqual(['pay', 'payEnds', 'list'])
  expect(names(19)).toEqual([])
})
