import { describe, expect, it } from 'vitest'
import { nextInSetUp, setUpOf } from './setUp.ts'

const answers = (
  realName: 'notVerified' | 'underReview' | 'rejected' | 'passed',
  fundPasswordSet: boolean,
  payeeLinked: boolean,
) => ({ realName, fundPasswordSet, payeeLinked })

describe('what is set up', () => {
  it.each([
    [answers('notVerified', false, false), ['toDo', 'toDo', 'waits'], 'realName'],
    [answers('underReview', false, false), ['underReview', 'toDo', 'waits'], 'fundPassword'],
    [answers('underReview', true, false), ['underReview', 'done', 'waits'], undefined],
    [answers('rejected', true, false), ['rejected', 'done', 'waits'], 'realName'],
    [answers('passed', false, false), ['done', 'toDo', 'waits'], 'fundPassword'],
    [answers('passed', true, false), ['done', 'done', 'toDo'], 'payee'],
    [answers('passed', true, true), ['done', 'done', 'done'], undefined],
    // An operator has taken the verification back.
    [answers('notVerified', true, true), ['toDo', 'done', 'done'], 'realName'],
  ] as const)('of %o is %j, and next comes %s', (of, [realName, fundPassword, payee], next) => {
    expect(setUpOf(of)).toEqual({ realName, fundPassword, payee })
    expect(nextInSetUp(of)).toBe(next)
  })
})
