import { describe, expect, it } from 'vitest'
import { accountId } from '../ids.ts'
import { instant, plusMs } from '../instant.ts'
import {
  type Standing,
  manageCodes,
  restrictionRefusals,
  standingCodes,
  standingRefusals,
} from './standing.ts'
import { isSubscribable, subscriptionRefusals } from './subscription.ts'

const free: Standing = { account: accountId('A1'), restrictions: [], realName: 'passed', isBlocked: false }
const codesOf = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code)

describe('an account that asks for a product', () => {
  it('may, where nothing is against it', () => {
    expect(standingRefusals(free)).toEqual([])
  })

  it('is refused for its restrictions, then its real name, then a fund operation', () => {
    const bound: Standing = {
      ...free,
      restrictions: ['tradingBanned', 'disabled', 'frozen'],
      realName: 'underReview',
      isBlocked: true,
    }
    expect(codesOf(standingRefusals(bound))).toEqual([
      'ACCOUNT_FROZEN',
      'ACCOUNT_DISABLED',
      'TRADING_BANNED',
      'REAL_NAME_UNDER_REVIEW',
      'FUND_OPERATION_PENDING',
    ])
  })

  it('is not known where it was never opened', () => {
    const unknown = { ...free, account: undefined }
    expect(codesOf(restrictionRefusals(unknown, 'manage'))).toEqual(['ACCOUNT_NOT_FOUND'])
  })

  it('may manage what there is under a ban on trading, but not frozen', () => {
    expect(restrictionRefusals({ ...free, restrictions: ['tradingBanned'] }, 'manage')).toEqual([])
    expect(codesOf(restrictionRefusals({ ...free, restrictions: ['frozen'] }, 'manage'))).toEqual([
      'ACCOUNT_FROZEN',
    ])
  })

  it('has every one of these codes in the lists that modules declare', () => {
    const all: Standing = { ...free, restrictions: ['frozen', 'disabled', 'tradingBanned'], isBlocked: true }
    const said = (['notVerified', 'underReview', 'rejected'] as const).flatMap((realName) =>
      codesOf(standingRefusals({ ...all, realName })),
    )
    expect(new Set([...said, 'ACCOUNT_NOT_FOUND'])).toEqual(new Set(standingCodes))
    expect(standingCodes).toEqual(expect.arrayContaining([...manageCodes]))
  })
})

describe('what is offered for a time', () => {
  const opensAt = instant(Date.UTC(2026, 2, 10))
  const closesAt = plusMs(opensAt, 86_400_000)
  const time = { opensAt, closesAt }

  it('can be asked for from its opening on, and not at its close', () => {
    expect(subscriptionRefusals(time, 'open', plusMs(opensAt, -1))).toMatchObject([
      { code: 'NOT_YET_SUBSCRIPTION_TIME', params: { from: opensAt } },
    ])
    expect(subscriptionRefusals(time, 'open', opensAt)).toEqual([])
    expect(subscriptionRefusals(time, 'open', closesAt)).toMatchObject([
      { code: 'SUBSCRIPTION_CHANNEL_CLOSED' },
    ])
  })

  it('is coming until its opening is reached, and over once its close is, whatever its dates say', () => {
    expect(codesOf(subscriptionRefusals(time, 'coming', opensAt))).toEqual(['NOT_YET_SUBSCRIPTION_TIME'])
    expect(codesOf(subscriptionRefusals(time, 'over', plusMs(opensAt, -1)))).toEqual([
      'SUBSCRIPTION_CHANNEL_CLOSED',
    ])
    expect(isSubscribable(time, 'over', opensAt)).toBe(false)
  })
})
