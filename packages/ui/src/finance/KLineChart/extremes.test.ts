import { expect, test } from 'vitest'
import { extremesOf, lineEnds } from './extremes.ts'

const bars = [
  { high: 9, low: 1, close: 4 },
  { high: 5, low: 4, close: 5 },
  { high: 7, low: 3, close: 3 },
  { high: 7, low: 3, close: 6 },
]

test('are the highest and the lowest bar in view, the earlier of two alike', () => {
  expect(extremesOf(bars, { from: 1, to: 4 })).toEqual({ high: 2, low: 2 })
  expect(extremesOf(bars, { from: -3, to: 99 })).toEqual({ high: 0, low: 0 })
})

test('of a line are the highest and the lowest close', () => {
  expect(extremesOf(bars, { from: 0, to: 4 }, lineEnds)).toEqual({ high: 3, low: 2 })
})

test('are none where no bar is in view', () => {
  expect(extremesOf(bars, { from: 4, to: 9 })).toBeNull()
  expect(extremesOf([], { from: 0, to: 1 })).toBeNull()
})
