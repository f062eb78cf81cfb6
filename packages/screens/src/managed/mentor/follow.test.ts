import { money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { floorOf, wrongIn } from './follow.ts'

const usd = (amount: string) => money('USD', amount)
const mentor = { least: usd('200'), left: usd('1500') }
const terms = { available: usd('1200'), frozen: usd('0') }
const wrong = (amount: string, more = {}) => {
  const refusal = wrongIn(usd(amount), { ...mentor, ...more }, terms)
  return refusal && [refusal.code, refusal.fields['amount']]
}

describe('an amount to follow with', () => {
  it('is the least or more, and no more than is left', () => {
    expect(wrong('199.99')).toEqual(['BUY_BELOW_MINIMUM', 'tooLow'])
    expect(wrong('200')).toBeUndefined()
    expect(wrong('1500.01')).toEqual(['FUNDRAISING_QUOTA_INSUFFICIENT', 'tooHigh'])
    expect(wrong('0')).toEqual(['VALIDATION', 'tooLow'])
  })

  it('is available', () => {
    expect(wrong('1200')).toBeUndefined()
    expect(wrong('1200.01')?.[1]).toBe('tooHigh')
  })

  it('is as much as the reader has where the mentor takes any', () => {
    expect(wrong('1200', { left: undefined })).toBeUndefined()
  })
})

describe('the worth at which a follow ends by itself', () => {
  it('is never above what the rule says', () => {
    expect(floorOf(usd('1234.56'), 20)).toEqual(usd('987.64'))
    expect(floorOf(money('KRW', '1000001'), 15)).toEqual(money('KRW', '850000'))
  })
})
