import { instant } from '@onelot/domain'
import { describe, expect, test } from 'vitest'
import { createAnswers, cacheOptionsOf } from './keptAnswers.ts'

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
    const { arrived } = answers.asked('me', true)
    expect(answers.at('me')).toBeUndefined()
    arrived()
    expect(answers.at('me')).toBe(start)
  })

  test('is outdated once the account changes', () => {
    const answers = given()
    answers.asked('me', true).arrived()
    expect(answers.isOutdated('me')).toBe(false)
    answers.accountMoved()
    expect(answers.isOutdated('me')).toBe(true)
  })

  test('is outdated where the account changed while it was on its way', () => {
    const answers = given()
    const { arrived } = answers.asked('me', true)
    answers.accountMoved()
    arrived()
    expect(answers.isOutdated('me')).toBe(true)
  })

  /** What the broker answers of a version. */
  const read = (answers: ReturnType<typeof given>, version: number) => {
    const { onAccountVersion, arrived } = answers.asked('me', true)
    onAccountVersion(version)
    return arrived
  }

  test('is not outdated where it was read of the version that is reported, or of a later one', () => {
    const answers = given()
    read(answers, 7)()
    for (const version of [6, 7]) {
      answers.accountMoved(version)
      expect(answers.isOutdated('me')).toBe(false)
    }
    answers.accountMoved(8)
    expect(answers.isOutdated('me')).toBe(true)
  })

  test('that was on its way is outdated by the version that it was read of', () => {
    const answers = given()
    const [older, newer] = [read(answers, 7), read(answers, 8)]
    answers.accountMoved(8)
    older()
    expect(answers.isOutdated('me')).toBe(true)
    newer()
    expect(answers.isOutdated('me')).toBe(false)
  })

  test('is asked for again, as it comes, where it is not of the account as it was reported last', () => {
    const answers = given()
    const [older, newer] = [read(answers, 7), read(answers, 8)]
    answers.accountMoved(8)
    expect([older(), newer()]).toEqual([true, false])
  })

  test('is neither kept nor asked for again where the cache drops it', () => {
    const answers = given()
    answers.asked('me', true).arrived()
    const { arrived } = answers.asked('me', true)
    answers.accountMoved()
    answers.dropped('me')
    expect(arrived()).toBe(false)
    expect(answers.isOutdated('me')).toBe(true)
  })

  test('is kept as a page of a list though another request follows meanwhile', () => {
    const answers = given()
    const { arrived } = answers.asked('me', false)
    answers.dropped('me')
    expect(arrived()).toBe(false)
    expect(answers.isOutdated('me')).toBe(false)
  })

  test('is under way until it ends, and a later request of the same until that does', () => {
    const answers = given()
    const [first, second] = [answers.asked('me', true), answers.asked('me', true)]
    first.ended()
    expect(answers.isUnderWay('me')).toBe(true)
    second.ended()
    expect(answers.isUnderWay('me')).toBe(false)
  })

  test('is outdated by a change without a version, whatever it was read of', () => {
    const answers = given()
    read(answers, 7)()
    answers.accountMoved()
    expect(answers.isOutdated('me')).toBe(true)
  })

  test('counts as outdated while the stream would not report a change', () => {
    const answers = given()
    answers.asked('me', true).arrived()
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
    expect(cacheOptionsOf(policy, outdated)).toMatchObject({
      revalidateIfStale: again,
      revalidateOnFocus: again,
    })
  })
})
