import { auctionId, instant } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { calendarOf } from './auctionCalendar.ts'

const day = (count: number) => instant(Date.UTC(2026, 2, count))
const block = { id: auctionId('a-block'), dates: { opensAt: day(10), closesAt: day(12) } }
const noted = (auction: Parameters<typeof calendarOf>[0]) =>
  calendarOf(auction, (name) => name, 'Simulated').map(({ id, at }) => [id, at])

describe('what a calendar notes of an auction', () => {
  it('is its opening, its close and the listing of new shares', () => {
    expect(noted({ ...block, dates: { ...block.dates, listsAt: day(19) } })).toEqual([
      ['a-block-opens', day(10)],
      ['a-block-closes', day(12)],
      ['a-block-list', day(19)],
    ])
  })
  it('has no listing of a block', () => {
    expect(noted(block)).toHaveLength(2)
  })
})
