import { describe, expect, it } from 'vitest'
import { nextStepOf } from './nextStep.ts'

const nothing = {
  realName: 'notVerified',
  fundPasswordSet: false,
  payeeLinked: false,
  ordered: false,
} as const
const ordered = { ...nothing, ordered: true } as const

describe('the next step', () => {
  it.each([
    ['a rejected verification before all else', { ...nothing, realName: 'rejected' }, 'verifyAgain'],
    ['the first order, which needs no verification', nothing, 'firstOrder'],
    ['the verification after it', ordered, 'verify'],
    [
      'the withdrawal password while that is reviewed',
      { ...ordered, realName: 'underReview' },
      'fundPassword',
    ],
    [
      'nothing while only the review is awaited',
      { ...ordered, realName: 'underReview', fundPasswordSet: true },
      undefined,
    ],
    [
      'where money goes, once both are there',
      { ...ordered, realName: 'passed', fundPasswordSet: true },
      'payee',
    ],
    [
      'nothing once all is set up',
      { ...ordered, realName: 'passed', fundPasswordSet: true, payeeLinked: true },
      undefined,
    ],
  ] as const)('is %s', (_, briefing, step) => {
    expect(nextStepOf(briefing)).toBe(step)
  })
})
