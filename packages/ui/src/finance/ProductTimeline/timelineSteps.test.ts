import { instant } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { changesOf, stateOfDates } from './timelineSteps.ts'

const day = (count: number) => instant(Date.UTC(2026, 2, count))
const dates = [
  { id: 'apply', label: 'Apply', from: day(10), to: day(12) },
  { id: 'draw', label: 'Draw', from: day(13) },
  { id: 'payment', label: 'Payment', from: day(16), to: day(17) },
  { id: 'listing', label: 'Listing', from: day(20) },
]

describe('the dates of a product', () => {
  it('wait before the first begins', () => {
    expect(stateOfDates(dates, undefined)).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
    expect(stateOfDates(dates, day(9))).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
  })
  it('have the first as the present one from its beginning to its end', () => {
    expect(stateOfDates(dates, day(10))).toEqual(['current', 'waiting', 'waiting', 'waiting'])
    expect(stateOfDates(dates, day(11))).toEqual(['current', 'waiting', 'waiting', 'waiting'])
  })
  it('have what comes next as the present one in between', () => {
    expect(stateOfDates(dates, day(12))).toEqual(['done', 'current', 'waiting', 'waiting'])
    expect(stateOfDates(dates, day(13))).toEqual(['done', 'done', 'current', 'waiting'])
  })
  it('are done after the last', () => {
    expect(stateOfDates(dates, day(20))).toEqual(['done', 'done', 'done', 'done'])
  })
  it('may be none', () => {
    expect(stateOfDates([], day(1))).toEqual([])
  })
  it('change at each beginning and each end', () => {
    expect(changesOf(dates)).toEqual([day(10), day(12), day(13), day(16), day(17), day(20)])
  })
})
