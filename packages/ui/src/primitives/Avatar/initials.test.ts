import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Jane Doe', 'JD'],
  ['jane van der doe', 'JD'],
  ['Onelot', 'O'],
  ['김민서', '김'],
  ['김 민서', '김'],
  ['王小明', '王'],
  ['  ada   lovelace ', 'AL'],
  ['Ana (Mentor)', 'A'],
  ['7 Capital', '7C'],
])('%s shows %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('there are no initials of a name without letters', () => {
  expect(initialsOf('')).toBe('')
  expect(initialsOf(' 🙂 ')).toBe('')
})

test('keeps a letter and its mark together', () => {
  expect(initialsOf('E\u0301mile')).toBe('E\u0301')
})
