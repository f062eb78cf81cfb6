import { instant } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { calendarOf, locksOf } from './saleCalendar.ts'

describe('what a calendar notes of a sale', () => {
  const day = (count: number) => instant(Date.UTC(2026, 2, count))
  const dated = { id: 'p', from: day(10), to: day(12), phase: 'open' } as const
  const noted = (of: Parameters<typeof calendarOf>[0], locks: Parameters<typeof calendarOf>[1]) =>
    calendarOf(of, locks, (name) => name, 'Simulated').map(({ id, at }) => [id, at])

  it('is its beginning, its end, and the end of each lock of the reader', () => {
    const locks = locksOf([{ lockedUntil: day(26) }, {}, { lockedUntil: day(24) }, { lockedUntil: day(26) }])
    expect(noted(dated, locks)).toEqual([
      ['p-opens', day(10)],
      ['p-closes', day(12)],
      ['p-unlocks-1', day(24)],
      ['p-unlocks-2', day(26)],
    ])
  })

  it('is the locks alone once it is called off', () => {
    expect(noted({ ...dated, phase: 'calledOff' }, [day(24)])).toEqual([['p-unlocks-1', day(24)]])
  })
})
