import { instant, money } from '@onelot/domain'
import { expect, it } from 'vitest'
import { followStatus } from './followStatus.ts'

it.each([
  ['underReview', undefined, 'underReview'],
  ['rejected', undefined, 'rejected'],
  ['cancelled', undefined, 'cancelled'],
  ['passed', 'following', 'following'],
  ['passed', 'paused', 'following'],
  ['passed', 'ending', 'following'],
  ['passed', 'ended', 'ended'],
] as const)('a request that is %s, and its follow %s, shows as %s', (state, progress, status) => {
  const none = money('USD', '0')
  const follow =
    progress === undefined
      ? undefined
      : {
          progress,
          begunAt: instant(0),
          put: none,
          taken: none,
          worth: none,
          earned: none,
          rate: none.amount,
        }
  expect(followStatus({ state, follow })).toBe(status)
})
