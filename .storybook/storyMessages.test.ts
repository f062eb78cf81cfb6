import { describe, expect, it } from 'vitest'
import { argsInLanguage, translateIn } from './storyMessages.ts'

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

describe('the arguments of a story in a language', () => {
  const shared = { kor: { name: '윤서진', fund: { label: '모집 금액', hint: '최대 ₩10' } } }

  it('are those of its meta, where it gives none', () => {
    const story = { parameters: { argsIn: shared }, moduleExport: {} }
    expect(argsInLanguage('kor', story)).toEqual(shared.kor)
    expect(argsInLanguage('en', story)).toEqual({})
  })

  it('are its own, even none, rather than those of its meta', () => {
    const story = { parameters: { argsIn: shared }, moduleExport: { args: { fund: undefined } } }
    expect(argsInLanguage('kor', story)).toEqual({ name: '윤서진' })
  })

  it('have its own texts in that language, with nothing of its meta merged in', () => {
    const argsIn = { kor: { fund: { label: '모집 완료' } } }
    const moduleExport = { args: { fund: { label: 'Raised' } }, parameters: { argsIn } }
    const merged = { kor: { name: '윤서진', fund: { label: '모집 완료', hint: '최대 ₩10' } } }
    expect(argsInLanguage('kor', { parameters: { argsIn: merged }, moduleExport })).toEqual({
      name: '윤서진',
      fund: { label: '모집 완료' },
    })
  })
})
