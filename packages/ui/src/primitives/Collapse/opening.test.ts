import { expect, test } from 'vitest'
import { toggled } from './opening.ts'

test('opens what was closed, and leaves the others', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
})

test('closes what was open', () => {
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
})

test('closes the others, when only one may be open', () => {
  expect(toggled(['a'], 'b', { single: true })).toEqual(['b'])
})

test('closes the last one too, when only one may be open', () => {
  expect(toggled(['a'], 'a', { single: true })).toEqual([])
})
