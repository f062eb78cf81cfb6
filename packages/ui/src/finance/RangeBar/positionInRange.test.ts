import { decimal } from '@onelot/domain'
import { expect, test } from 'vitest'
import { positionInRange } from './positionInRange.ts'

test.each([
  ['100', '200', '100', 0],
  ['100', '200', '200', 1],
  ['100', '200', '125', 0.25],
  ['0.0001', '0.0004', '0.0002', 0.3333],
  ['100', '200', '90', 0],
  ['100', '200', '230', 1],
  ['100', '100', '100', 0.5],
])('between %s and %s the price %s is at %s', (low, high, value, position) => {
  expect(positionInRange(decimal(low), decimal(high), decimal(value))).toBe(position)
})
