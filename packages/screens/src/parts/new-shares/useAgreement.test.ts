import { describe, expect, it } from 'vitest'
import { disagrees } from './useAgreement.ts'

const terms = (
  ...obstacles: ('NOT_YET_SUBSCRIPTION_TIME' | 'SUBSCRIPTION_CHANNEL_CLOSED' | 'ACCOUNT_FROZEN')[]
) => ({
  obstacles,
})

describe('the terms of what is open', () => {
  it('are of another moment where they say that it has not opened, or has closed', () => {
    expect(disagrees('open', terms('NOT_YET_SUBSCRIPTION_TIME'))).toBe(true)
    expect(disagrees('open', terms('ACCOUNT_FROZEN', 'SUBSCRIPTION_CHANNEL_CLOSED'))).toBe(true)
  })
  it('agree with it where they say nothing of its time, and are not known yet', () => {
    expect(disagrees('open', terms('ACCOUNT_FROZEN'))).toBe(false)
    expect(disagrees('open', undefined)).toBe(false)
    expect(disagrees('coming', terms('NOT_YET_SUBSCRIPTION_TIME'))).toBe(false)
  })
})
