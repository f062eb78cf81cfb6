import { expect, test } from 'vitest'
import { mostInSight, volumeTicks } from './volumeTicks.ts'

test.each([
  [Number.NaN, []],
  [0.4, []],
  [1, [1]],
  [1.9, [1]],
  [3, [1, 2]],
  [9.5, [2, 4]],
  [12_345, [10_000]],
  [48_200, [20_000, 40_000]],
  [1_000_000, [1_000_000]],
])('up to %d the axis of volumes says %j', (most, ticks) => {
  expect(volumeTicks(most)).toEqual(ticks)
})

test('a label that the upper edge of its pane would cut off is left to a lower one', () => {
  const most = mostInSight({ from: 0, range: 4_100 }, 76, 11)
  expect(volumeTicks(4_100)).toEqual([2_000, 4_000])
  expect(volumeTicks(most)).toEqual([1_000, 2_000])
})
