import { expect, test } from 'vitest'
import { monogramOf } from './monogram.ts'

test.each([
  ['Marutan Motors', 'Ma'],
  ['한빛식품', '한'],
  ['泓岳豐電子', '泓'],
  ['S&P 500', 'S&'],
  ['US Dollar / Korean Won', 'US'],
  ['3M', '3M'],
  ['X', 'X'],
  ['E\u0301mile Works', 'E\u0301m'],
])('%s shows %s', (name, letters) => {
  expect(monogramOf(name)).toBe(letters)
})

test('there is no monogram of a name without letters', () => {
  expect(monogramOf('')).toBe('')
  expect(monogramOf(' 🙂 ')).toBe('')
})

test('companies of one industry whose names begin differently are told apart', () => {
  expect(monogramOf('Marutan Motors')).not.toBe(monogramOf('Miraldam Motors'))
})
