import { expect, test } from 'vitest'
import { tabForKey } from './tabKeys.ts'

const three = [{}, {}, {}]
const middleDisabled = [{}, { disabled: true }, {}]
const outerDisabled = [{ disabled: true }, {}, {}, { disabled: true }]

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 2, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s from tab %i of three leads to %i', (key, from, to) => {
  expect(tabForKey(key, from, three)).toBe(to)
})

test('passes over a disabled tab', () => {
  expect(tabForKey('ArrowRight', 0, middleDisabled)).toBe(2)
  expect(tabForKey('ArrowLeft', 2, middleDisabled)).toBe(0)
  expect(tabForKey('Home', 2, outerDisabled)).toBe(1)
  expect(tabForKey('End', 1, outerDisabled)).toBe(2)
  expect(tabForKey('ArrowRight', 2, outerDisabled)).toBe(1)
})

test('changes sides where the text runs from right to left', () => {
  expect(tabForKey('ArrowLeft', 0, three, true)).toBe(1)
  expect(tabForKey('ArrowRight', 0, three, true)).toBe(2)
})

test('leaves other keys alone', () => {
  expect(tabForKey('ArrowDown', 0, three)).toBeUndefined()
  expect(tabForKey('a', 0, three)).toBeUndefined()
})

test('leads nowhere where every tab is disabled', () => {
  expect(tabForKey('End', 0, [{ disabled: true }])).toBeUndefined()
})
