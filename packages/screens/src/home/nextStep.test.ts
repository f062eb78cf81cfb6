import { describe, expect, it } from 'vitest'
import { nextStepOf } from './nextStep.ts'

describe('the next step', () => {
  it.each([
    ['a rejected verification before all else', { realName: 'rejected', ordered: false }, 'verifyAgain'],
    [
      'the first order, which needs no verification',
      { realName: 'notVerified', ordered: false },
      'firstOrder',
    ],
    ['the verification after it', { realName: 'notVerified', ordered: true }, 'verify'],
    ['nothing while it is reviewed', { realName: 'underReview', ordered: true }, undefined],
    ['nothing once it has passed', { realName: 'passed', ordered: true }, undefined],
  ] as const)('is %s', (_, member, step) => {
    expect(nextStepOf(member)).toBe(step)
  })
})
