import { instant } from '@onelot/domain'
import { describe, expect, test } from 'vitest'
import { createAnswers, holdingOf } from './answers.ts'

const at = (iso: string) => instant(Date.parse(iso))
const start = at('2026-03-10T01:42:00.000Z')

/** Answers of an account whose stream is open, on a clock that does not move by itself. */
function given() {
  const answers = createAnswers(() => start)
  answers.accountIsHeard(true)
  return answers
}

describe('an answer that is kept', () => {
  test('is of when it came', () => {
    const answers = given()
    const arrived = answers.asked('me')
    expect(answers.at('me')).toBeUndefined()
    arrived()
    expect(answers.at('me')).toBe(start)
  })

  test('is outdated once the account changes', () => {
    const answers = given()
    answers.asked('me')()
    expect(answers.isOutdated('me')).toBe(false)
    answers.accountMoved()
    expect(answers.isOutdated('me')).toBe(true)
  })

  test('is outdated where the account changed while it was on its way', () => {
    const answers = given()
    const arrived = answers.asked('me')
    answers.accountMoved()
    arrived()
    expect(answers.isOutdated('me')).toBe(true)
  })

  test('counts as outdated while the stream would not report a change', () => {
    const answers = given()
    answers.asked('me')()
    answers.accountIsHeard(false)
    expect(answers.isOutdated('me')).toBe(true)
  })
})

describe('a new reader of an answer', () => {
  test.each([
    ['startup', true, false],
    ['session', false, false],
    ['session', true, true],
    ['live', false, true],
  ] as const)('of policy %s, outdated %s, asks again: %s', (policy, outdated, again) => {
    expect(holdingOf(policy, outdated)).toMatchObject({ revalidateIfStale: again, revalidateOnFocus: again })
  })
})
