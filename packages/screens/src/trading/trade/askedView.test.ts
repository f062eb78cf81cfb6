import { money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { flowOf, isForService, whyOf } from './askedView.ts'

describe('what was asked for', () => {
  it('shows what it takes, what it has brought, and nothing that came back', () => {
    const of = money('USD', '886.04')
    expect(flowOf({ amount: { money: of, is: 'held' } })).toEqual(money('USD', '-886.04'))
    expect(flowOf({ amount: { money: of, is: 'due' } })).toEqual(money('USD', '-886.04'))
    expect(flowOf({ amount: { money: of, is: 'earned' } })).toEqual(of)
    expect(flowOf({ amount: { money: of, is: 'worth' } })).toEqual(of)
    expect(flowOf({ amount: { money: of, is: 'returned' } })).toBeUndefined()
    expect(flowOf({})).toBeUndefined()
  })

  const kind = 'blockTrades.block'

  it.each([
    ['operator', 'operator', true],
    ['restriction', 'restriction', true],
    ['changed', 'changed', false],
    ['delisted', 'delisted', false],
    ['late', 'late', false],
    ['collateral', 'other', true],
  ] as const)('and was rejected, %s, says why: %s; leads to customer service: %s', (cause, said, leads) => {
    const why = whyOf({ kind, state: 'rejected', cause })
    expect(why).toEqual({ kind: 'rejected', cause: said })
    expect(isForService(why)).toBe(leads)
  })

  it('and was to be added to a follow, says that the follow ended', () => {
    const why = whyOf({ kind: 'copyTrading.more', state: 'rejected', cause: 'changed' })
    expect(why).toEqual({ kind: 'rejected', cause: 'followEnded' })
    expect(isForService(why)).toBe(false)
  })

  it('says more than its status only where that leaves a question', () => {
    expect(whyOf({ kind, state: 'underReview' })).toBeUndefined()
    expect(whyOf({ kind, state: 'cancelled' })).toBeUndefined()
    expect(whyOf({ kind, state: 'paymentFailed' })).toEqual({
      kind: 'state',
      state: 'paymentFailed',
    })
    expect(isForService(whyOf({ kind, state: 'paymentFailed' }))).toBe(false)
  })
})
