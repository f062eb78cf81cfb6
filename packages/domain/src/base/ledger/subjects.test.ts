import { describe, expect, it } from 'vitest'
import { postingReasons } from './ledger.ts'
import { sharedSubjects, subjectOf } from './subjects.ts'

describe('what a posting is about', () => {
  it.each([
    ['marginTaken', 'trade'],
    ['commission', 'trade'],
    ['orderFrozen', 'trade'],
    ['withholding', 'dividend'],
    ['practiceMoney', 'practice'],
    ['reward', 'reward'],
    ['requestHeld', 'hold'],
    ['exchange.sold', 'exchange'],
    ['savingPlans.paid', 'savingPlans'],
  ] as const)('of the reason %s is %s', (reason, subject) => {
    expect(subjectOf(reason)).toBe(subject)
  })

  it('is one of the shared subjects for each shared reason, and each subject has reasons', () => {
    expect(new Set(postingReasons.map(subjectOf))).toEqual(new Set(sharedSubjects))
  })
})
