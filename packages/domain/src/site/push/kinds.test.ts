import { describe, expect, it } from 'vitest'
import { pushKindOf } from './kinds.ts'

describe('a message', () => {
  it.each([
    ['alerts', 'alertFired', {}],
    ['fills', 'orderFilled', {}],
    ['fills', 'positionStoppedOut', {}],
    ['dueDates', 'product', { name: 'loans.dueShort' }],
    ['dueDates', 'product', { name: 'lending.finished' }],
  ])('is sent as one of %s: %s %o', (sent, kind, params) => {
    expect(pushKindOf({ kind, params })).toBe(sent)
  })

  it.each([
    ['alertEnded', {}],
    ['orderExpired', {}],
    ['dividendPaid', {}],
    ['product', { name: 'lending.paid' }],
  ])('%s %o is in the list of messages alone', (kind, params) => {
    expect(pushKindOf({ kind, params })).toBeUndefined()
  })
})
