import { describe, expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { refuse } from '../refusals/refusal.ts'
import { counterClaim, quotaClaim, quotaLeft, quotaRefusals, quotaRelease } from './quota.ts'

const refusal = refuse('LENDING_QUOTA_FULL', {})
const quota = { key: 'block/b1', max: decimal('6400'), claimed: decimal('5150'), refusal }

describe('a quota', () => {
  it('is refused above what is left, with the answer that the append gives to whom another overtakes', () => {
    expect(quotaLeft(quota)).toBe('1250')
    expect(quotaRefusals(quota, decimal('1300'))).toEqual([refusal])
    expect(quotaRefusals(quota, decimal('1250'))).toEqual([])
    expect(quotaClaim(quota, decimal('1250'))).toEqual({
      key: 'block/b1',
      amount: '1250',
      max: '6400',
      refusal,
    })
  })

  it('has nothing left where its limit was lowered below what is claimed', () => {
    expect(quotaLeft({ ...quota, max: decimal('5000') })).toBe('0')
  })

  it('is given back whole, whatever its limit is by then, as a counter is', () => {
    const given = quotaRelease(quota.key, decimal('1250'), refusal)
    expect(given).toMatchObject({ key: 'block/b1', amount: '-1250' })
    expect(given.max).toBe(counterClaim('following/m1', decimal('1'), refusal).max)
  })
})
