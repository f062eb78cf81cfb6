import { expect, it } from 'vitest'
import { translateIn } from './storyMessages.ts'

it('says a message by its key, in the language asked for', () => {
  expect(translateIn('en')('finance.stepper.more')).toBe('More')
  expect(translateIn('kor')('finance.stepper.more')).toBe('늘리기')
})

it('fills in values, and leaves a name without a value as it is', () => {
  expect(translateIn('en')('entry.pagination.position', { page: 2, pages: 12 })).toBe('Page 2 of 12')
  expect(translateIn('en')('entry.pagination.position', { page: 2 })).toBe('Page 2 of {pages}')
})

it('takes the form of one and of several', () => {
  expect(translateIn('en')('entry.countdown.days', { count: 1 })).toBe('1 day')
  expect(translateIn('en')('entry.countdown.days', { count: 2 })).toBe('2 days')
  expect(translateIn('tw')('entry.countdown.days', { count: 1 })).toBe('1 天')
})
