import { describe, expect, test } from 'vitest'
import { en } from '../../locales/en.ts'
import { kor } from '../../locales/kor.ts'
import { tw } from '../../locales/tw.ts'
import { shownStatuses, statusTone } from './statuses.ts'

test('lists each status once', () => {
  expect(new Set(shownStatuses).size).toBe(shownStatuses.length)
})

describe.each([
  ['English', en],
  ['Korean', kor],
  ['Chinese', tw],
])('in %s', (_language, { finance }) => {
  test('has a text for the listed statuses and no others', () => {
    expect(Object.keys(finance.statuses).sort()).toEqual([...shownStatuses].sort())
  })

  test('has a text of its own for each status', () => {
    const words = Object.values(finance.statuses)
    expect(new Set(words).size).toBe(words.length)
  })
})

test('shows what waits in violet, what failed as an error, and what is over in grey', () => {
  expect(statusTone('underReview')).toBe('accent')
  expect(statusTone('awaitingPayment')).toBe('accent')
  expect(statusTone('paymentFailed')).toBe('error')
  expect(statusTone('notWon')).toBe('neutral')
  expect(statusTone('holding')).toBe('neutral')
})
