import { decimal } from '@onelot/domain'
import { expect, test } from 'vitest'
import { sparkPath } from './sparkPath.ts'

const box = { width: 10, height: 12, inset: 1 }
const values = (...texts: string[]) => texts.map((text) => decimal(text))

test('draws the lowest price at the bottom and the highest at the top', () => {
  expect(sparkPath(values('1', '3', '2'), box)?.line).toBe('M0 11L5 1L10 6')
})

test('draws prices that do not move in the middle', () => {
  expect(sparkPath(values('7', '7'), box)?.line).toBe('M0 6L10 6')
})

test('draws nothing for less than two prices', () => {
  expect(sparkPath([], box)).toBeUndefined()
  expect(sparkPath(values('5'), box)).toBeUndefined()
})

test('makes room for the base line outside the prices', () => {
  expect(sparkPath(values('2', '3'), box, decimal('1'))).toEqual({ line: 'M0 6L10 1', baseY: '11' })
})

test('distinguishes prices that no float distinguishes', () => {
  expect(sparkPath(values('9007199254740993', '9007199254740994'), box)?.line).toBe('M0 11L10 1')
})

test('draws a difference that no float is exactly', () => {
  expect(sparkPath(values('0', '9007199254740993', '18014398509481986.3'), box)?.line).toBe('M0 11L5 6L10 1')
})
