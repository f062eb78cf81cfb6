import { expect, test } from 'vitest'
import { alignFractions } from './columnTexts.ts'

test('fills what is shorter behind the decimal mark', () => {
  expect(alignFractions(['1,200', '3.5', '−0.25%'])).toEqual([
    { text: '1,200', filler: '.00' },
    { text: '3.5', filler: '0' },
    { text: '−0.25%', filler: '' },
  ])
})

test('fills nothing where no figure has a fraction, or there is none', () => {
  expect(alignFractions(['1', '–'])).toEqual([
    { text: '1', filler: '' },
    { text: '–', filler: '' },
  ])
  expect(alignFractions([])).toEqual([])
})
