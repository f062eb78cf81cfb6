import { describe, expect, it } from 'vitest'
import { money } from '../../base/money/money.ts'
import { decimal } from '../../base/money/decimal.ts'
import { type ApplicationsContext, applicationObstacles, quantityObstacles } from './module.ts'
import { applicant, applied, apply, balances, before, offer, when } from './testing/applicant.ts'

const { dates } = offer
const late = { now: dates.closesAt, phase: 'toBeDrawn' } as const
const early = { now: dates.opensAt, phase: 'coming' } as const

describe('an application is refused', () => {
  it.each<readonly [string, Partial<ApplicationsContext>]>([
    ['PRODUCT_UNAVAILABLE', { offered: false }],
    ['PRODUCT_UNAVAILABLE', { offer: undefined }],
    ['ACCOUNT_NOT_FOUND', { account: undefined }],
    ['ACCOUNT_FROZEN', { restrictions: ['frozen'] }],
    ['ACCOUNT_DISABLED', { restrictions: ['disabled'] }],
    ['TRADING_BANNED', { restrictions: ['tradingBanned'] }],
    ['REAL_NAME_REQUIRED', { realName: 'notVerified' }],
    ['REAL_NAME_UNDER_REVIEW', { realName: 'underReview' }],
    ['REAL_NAME_REJECTED', { realName: 'rejected' }],
    ['FUND_OPERATION_PENDING', { isBlocked: true }],
    ['NOT_YET_SUBSCRIPTION_TIME', early],
    ['SUBSCRIPTION_CHANNEL_CLOSED', late],
    ['SUBSCRIPTION_FUNDS_BELOW', { ledger: balances('999999') }],
    [
      'BALANCE_INSUFFICIENT',
      { ledger: balances('300000'), offer: { ...offer, minFunds: money('KRW', '0') } },
    ],
  ])('with %s: %o', (code, changed) => {
    const { refusals, events } = when(before, apply(40), changed)
    expect(refusals).toEqual([code])
    expect(events).toEqual([])
  })

  it.each([
    ['VALIDATION', 1.5, 'notWhole'],
    ['VALIDATION', 0, 'tooLow'],
    ['VALIDATION', -10, 'tooLow'],
    ['VALIDATION', 25, 'offLot'],
    ['VALIDATION', 10_010, 'tooHigh'],
    ['VALIDATION', 10_015, 'tooHigh'],
    ['SUBSCRIPTION_BELOW_SHARES', 10, 'tooLow'],
  ] as const)('with %s for %d shares: %s', (code, shares, reason) => {
    const { refusal } = when(before, apply(shares))
    expect(refusal).toMatchObject({ code, fields: { shares: reason } })
  })

  it('where part of what would do is on hold: the available funds are too small', () => {
    const { ledger, state } = applied(980)
    const other = { ...offer, limit: 2 }
    const { refusal } = when({ state, ledger }, apply(40), { offer: other })
    expect(refusal).toMatchObject({ code: 'AVAILABLE_INSUFFICIENT', fields: { shares: 'tooHigh' } })
  })

  it('a second time where one is allowed, and after the last where several are', () => {
    const one = applied(20)
    expect(when(one, apply(20)).refusal?.code).toBe('DUPLICATE_SUBSCRIPTION')
    const twice = { offer: { ...offer, limit: 2 } }
    const two = when(one, apply(20), twice)
    expect(two.refusal).toBeUndefined()
    expect(when(two, apply(20), twice).refusal).toMatchObject({
      code: 'SUBSCRIPTION_COUNT_EXCEEDED',
      params: { count: 2 },
    })
  })

  it('not for one that was cancelled, which does not count', () => {
    const one = applied(20)
    const none = when(one, { kind: 'applications.cancel', application: one.application.id })
    expect(when(none, apply(20)).refusal).toBeUndefined()
  })

  it('after the close, whenever it was sent: the offer has been closed meanwhile', () => {
    const sent = { now: dates.opensAt, phase: 'toBeDrawn' } as const
    expect(when(before, apply(20), sent).refusal?.code).toBe('SUBSCRIPTION_CHANNEL_CLOSED')
  })

  it('for the first of several reasons, in their order', () => {
    const everything: Partial<ApplicationsContext> = {
      restrictions: ['frozen', 'tradingBanned'],
      realName: 'notVerified',
      isBlocked: true,
      ledger: balances('1'),
    }
    const one = applied(20)
    expect(when(one, apply(10), { ...everything, ...early }).refusals).toEqual([
      'ACCOUNT_FROZEN',
      'TRADING_BANNED',
      'REAL_NAME_REQUIRED',
      'FUND_OPERATION_PENDING',
      'NOT_YET_SUBSCRIPTION_TIME',
      'DUPLICATE_SUBSCRIPTION',
      'SUBSCRIPTION_BELOW_SHARES',
      'SUBSCRIPTION_FUNDS_BELOW',
    ])
  })

  it('by what the form asks before a quantity is known, and by what it asks with one', () => {
    const poor = { ...applicant, ledger: balances('500000') }
    expect(applicationObstacles(offer, before.state, poor)).toMatchObject([
      { code: 'SUBSCRIPTION_FUNDS_BELOW', params: money('KRW', '1000000') },
    ])
    expect(quantityObstacles(200, offer, poor)).toMatchObject([{ code: 'BALANCE_INSUFFICIENT' }])
    expect(quantityObstacles(40, offer, poor)).toEqual([])
  })
})

describe('what it claims of the offer', () => {
  it('is the units that it may win at most, and the shares that it is for; cancelled, both go back', () => {
    const rated = { offer: { ...offer, winningRate: decimal('0.35') } }
    const made = when(before, apply(70), rated)
    // Seven units at 0.35 are 2.45.
    expect(made.claims.map(({ key, amount }) => [key, amount])).toEqual([
      ['offer units one', '3'],
      ['offer subscribed one', '70'],
    ])
    expect(made.claims[0]).toMatchObject({ max: '1000', refusal: { code: 'SUBSCRIPTION_CHANNEL_CLOSED' } })
    const [application] = Object.values(made.state.running)
    const none = when(made, {
      kind: 'applications.cancel',
      application: application?.id ?? applied(20).application.id,
    })
    expect(none.claims.map(({ key, amount }) => [key, amount])).toEqual([
      ['offer units one', '-3'],
      ['offer subscribed one', '-70'],
    ])
  })
})
