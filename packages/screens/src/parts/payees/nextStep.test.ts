import { expect, it } from 'vitest'
import { nextStepOf } from './nextStep.ts'

it.each([
  ['notVerified', false, 0, 'notVerified'],
  ['underReview', true, 0, 'underReview'],
  ['rejected', true, 4, 'rejected'],
  ['passed', false, 0, 'fundPassword'],
  ['passed', true, 4, 'add'],
  ['passed', true, 5, 'full'],
  ['notVerified', false, 5, 'full'],
] as const)(
  'with the real name %s, a withdrawal password %s and %s of five it is %s',
  (realName, set, count, step) => {
    expect(nextStepOf({ realName, fundPasswordSet: set }, { count, most: 5 })).toBe(step)
  },
)
