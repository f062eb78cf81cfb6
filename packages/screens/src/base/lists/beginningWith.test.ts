import { expect, it } from 'vitest'
import { beginningWith } from './beginningWith.ts'

it('one comes first, and the others stay in their order', () => {
  expect(beginningWith('c', ['a', 'b', 'c', 'd'])).toEqual(['c', 'a', 'b', 'd'])
  expect(beginningWith('a', ['a', 'b'])).toEqual(['a', 'b'])
})

it('one that is no choice adds none', () => {
  expect(beginningWith('x', ['a', 'b'])).toEqual(['a', 'b'])
})
