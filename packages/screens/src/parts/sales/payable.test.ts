import { money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { payableTerms } from './payable.ts'

const read = {
  data: { available: money('KRW', '1000') },
  failure: undefined,
  outdated: undefined,
  leftOut: 0,
  refreshing: false,
  refresh: () => Promise.resolve({ kind: 'refreshed' } as const),
}
const endpoint = { path: 'bids/terms' } as const

describe('the terms of a sale', () => {
  it('stay as they are in the currency of what is sold, and until it is known', () => {
    expect(payableTerms(read, endpoint, 'KRW')).toBe(read)
    expect(payableTerms(read, endpoint, undefined)).toBe(read)
  })

  it('are as if unread in another one', () => {
    expect(payableTerms(read, endpoint, 'USD')).toMatchObject({
      data: undefined,
      failure: {
        kind: 'contract',
        path: 'bids/terms',
        issues: ['available: KRW, where what is sold is paid in USD'],
      },
    })
  })
})
