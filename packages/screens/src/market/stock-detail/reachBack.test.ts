import { decimal, instant } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import type { Drawing } from './drawings.ts'
import { needsOlder, olderBars } from './reachBack.ts'

const at = (day: number) => instant(Date.UTC(2026, 2, day))
const point = (day: number) => ({ at: at(day), price: decimal('100') })
const named = { id: 'drawn-1', note: '', colour: 'grey' } as const
const trend = (from: number, to: number): Drawing => ({
  ...named,
  kind: 'trend',
  points: [point(from), point(to)],
})
const text: Drawing = { ...named, kind: 'text', points: [point(2)] }
const read = { first: at(5), count: 300 }

describe('a chart with drawings', () => {
  it('reads on where a trend line begins before the first bar and ends after it', () => {
    expect([
      needsOlder(trend(2, 9), read),
      needsOlder(trend(9, 2), read),
      needsOlder(trend(2, 5), read),
    ]).toEqual([true, true, true])
  })
  it('does not for what is out of view, or has its bars', () => {
    expect([text, trend(2, 4), trend(5, 9)].map((one) => needsOlder(one, read))).toEqual([
      false,
      false,
      false,
    ])
  })
  it('stops where more bars would be slow to draw', () => {
    expect(needsOlder(trend(2, 9), { ...read, count: 4000 })).toBe(false)
  })
  it('reads no bar more than may be drawn', () => {
    expect([olderBars(300), olderBars(2300), olderBars(3300)]).toEqual([1000, 1000, 700])
  })
})
