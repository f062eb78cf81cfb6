import { expect, it } from 'vitest'
import { joinSentences } from './joinSentences.ts'

it('has a space between two sentences', () => {
  expect(joinSentences('You pay back ₩10.', 'That is 7.2% a year.')).toBe(
    'You pay back ₩10. That is 7.2% a year.',
  )
})

it('has none behind a full-width mark', () => {
  expect(joinSentences('您共須償還 ￦10。', '年利率為 7.2%。')).toBe('您共須償還 ￦10。年利率為 7.2%。')
})

it('leaves out what there is not', () => {
  expect(joinSentences(undefined, 'One.', undefined)).toBe('One.')
})
