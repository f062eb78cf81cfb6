import { expect, it } from 'vitest'
import { textsOf } from './kept.ts'

it('reads the texts of a list', () => {
  expect(textsOf(['AAPL', '005930'])).toEqual(['AAPL', '005930'])
})

it.each([undefined, 7, { a: 1 }, 'AAPL'])('reads %j, which is no list, as none', (kept) => {
  expect(textsOf(kept)).toEqual([])
})

it('leaves out what is no text', () => {
  expect(textsOf([1, 'AAPL', null])).toEqual(['AAPL'])
})
