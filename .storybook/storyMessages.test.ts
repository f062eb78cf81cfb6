import { expect, it } from 'vitest'
import { translateIn } from './storyMessages.ts'

it('finds a message by its key, in the language asked for', () => {
  expect(translateIn('en')('finance.stepper.more')).toBe('More')
  expect(translateIn('kor')('finance.stepper.more')).toBe('늘리기')
})

it('fills in values', () => {
  expect(translateIn('en')('entry.pagination.position', { page: 2, pages: 1200 })).toBe('Page 2 of 1,200')
})

it('takes the form of one and of several', () => {
  expect(translateIn('en')('entry.countdown.days', { count: 1 })).toBe('1 day')
  expect(translateIn('en')('entry.countdown.days', { count: 2 })).toBe('2 days')
  expect(translateIn('tw')('entry.countdown.days', { count: 1 })).toBe('1 天')
})
