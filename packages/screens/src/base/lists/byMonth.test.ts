import { type Currency, type Instant, type Money, epochMs, instant, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { byMonth } from './byMonth.ts'

interface Entry {
  readonly at: Instant
  readonly money: Money
}

const moved = (at: string, amount: string, currency: Currency = 'USD'): Entry => ({
  at: instant(Date.parse(at)),
  money: money(currency, amount),
})

const dateIn =
  (zone: string) =>
  ({ at }: Entry): string =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(epochMs(at))

/** Months and days with their sums. */
const outline = (entries: readonly Entry[], isComplete = true, zone = 'Asia/Seoul') =>
  byMonth(entries, { dayOf: dateIn(zone), moneyOf: ({ money }) => money }, isComplete).map(
    ({ month, sums, days }) => [
      month,
      sums.map(({ amount }) => amount),
      days.map((day) => [day.day, day.sums.map(({ currency, amount }) => `${currency} ${amount}`)]),
    ],
  )

const entries = [
  moved('2026-03-10T03:00:00Z', '-5'),
  moved('2026-03-10T02:00:00Z', '3'),
  moved('2026-03-09T02:00:00Z', '1'),
  // The first of March in Seoul, the last of February in New York.
  moved('2026-02-28T16:00:00Z', '2'),
  moved('2026-02-27T02:00:00Z', '7'),
]

describe('the entries of a record', () => {
  it('are by the months and days of the reader, with what each adds up to', () => {
    expect(outline(entries)).toEqual([
      [
        '2026-03',
        ['1.00'],
        [
          ['2026-03-10', ['USD -2.00']],
          ['2026-03-09', []],
          ['2026-03-01', []],
        ],
      ],
      ['2026-02', [], [['2026-02-27', []]]],
    ])
    expect(outline(entries, true, 'America/New_York')).toMatchObject([
      [
        '2026-03',
        ['-1.00'],
        [
          ['2026-03-09', ['USD -2.00']],
          ['2026-03-08', []],
        ],
      ],
      [
        '2026-02',
        ['9.00'],
        [
          ['2026-02-28', []],
          ['2026-02-26', []],
        ],
      ],
    ])
  })

  it('have no sum of a day or a month that goes on with what is not loaded', () => {
    const cut = [...entries, moved('2026-02-27T01:00:00Z', '7')]
    expect(outline(cut, false).at(-1)).toEqual(['2026-02', [], [['2026-02-27', []]]])
    expect(outline(cut).at(-1)).toEqual(['2026-02', [], [['2026-02-27', ['USD 14.00']]]])
  })

  it('have a sum for each of two currencies, and none for more', () => {
    const won = moved('2026-03-10T01:00:00Z', '100', 'KRW')
    const baht = moved('2026-03-10T01:00:00Z', '9', 'THB')
    const [first, second] = entries
    if (first === undefined || second === undefined) throw new Error('no entries')
    expect(outline([first, second, won])).toMatchObject([
      ['2026-03', [], [['2026-03-10', ['USD -2.00', 'KRW 100']]]],
    ])
    expect(outline([first, second, won, baht])).toMatchObject([['2026-03', [], [['2026-03-10', []]]]])
  })

  it('have no sums where they are no money', () => {
    const days = byMonth(entries, { dayOf: dateIn('Asia/Seoul') }, true).flatMap((month) => [
      month,
      ...month.days,
    ])
    expect(days).toHaveLength(6)
    expect(days.flatMap(({ sums }) => sums)).toEqual([])
  })
})
