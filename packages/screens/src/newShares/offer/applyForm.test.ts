import { type Refusal, compare, decimal, money } from '@onelot/domain'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costOf, mostOf, wrongIn } from './applyForm.ts'

const won = (amount: string) => money('KRW', amount)
const offer = {
  unit: 10,
  offered: 10_000,
  minShares: 20,
  winningRate: decimal('0.4'),
  provisionalPrice: decimal('20000'),
  depositRate: decimal('0.5'),
  instrument: { currency: 'KRW' },
} as const
const funds = { available: won('1000000'), frozen: won('500000') }
const codeOf = (refusal: Refusal | undefined) => refusal && [refusal.code, refusal.fields['shares']]

describe('a number of shares', () => {
  it.each([
    [0, ['VALIDATION', 'tooLow']],
    [15, ['VALIDATION', 'offLot']],
    [10, ['SUBSCRIPTION_BELOW_SHARES', 'tooLow']],
    [20, undefined],
    [100, undefined],
    [110, ['AVAILABLE_INSUFFICIENT', 'tooHigh']],
    [160, ['BALANCE_INSUFFICIENT', 'tooHigh']],
    [25_010, ['VALIDATION', 'tooHigh']],
  ])('of %d is answered as the broker would: %j', (shares, expected) => {
    expect(codeOf(wrongIn(shares, offer, funds))).toEqual(expected)
  })
})

describe('the most shares', () => {
  it.each([
    ["the offer's, where the money allows more", 500, 900, 500],
    ['what the money allows, where that is less', 500, 120, 120],
    ["the offer's, where the money allows none", 500, 0, 500],
  ])('are %s', (_, maxShares, mostShares, most) => {
    expect(mostOf({ maxShares }, { mostShares })).toBe(most)
  })
})

describe('what it takes', () => {
  it('is half the price now, and of what it may win the rest', () => {
    expect(costOf(30, { ...offer, winningRate: decimal('0.9') })).toEqual({
      deposit: won('300000'),
      mostShares: 30,
      mostDue: won('600000'),
      mostRest: won('300000'),
      isPriceKnown: false,
    })
  })
  it('is nothing more where the deposit covers all that it may win', () => {
    expect(costOf(100, offer)).toEqual({
      deposit: won('1000000'),
      mostShares: 40,
      mostDue: won('800000'),
      mostRest: won('0'),
      isPriceKnown: false,
    })
  })
  it('is said at the actual price once that is known, which may be above the provisional one', () => {
    expect(costOf(100, { ...offer, actualPrice: decimal('30000') })).toEqual({
      deposit: won('1000000'),
      mostShares: 40,
      mostDue: won('1200000'),
      mostRest: won('200000'),
      isPriceKnown: true,
    })
  })
  it('reaches for what is won at the most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), (units) => {
        const { deposit, mostDue, mostRest } = costOf(units * 10, offer)
        const all = Number(deposit.amount) + Number(mostRest.amount)
        expect(all).toBeGreaterThanOrEqual(Number(mostDue.amount))
        expect(compare(mostRest, won('0'))).toBeGreaterThanOrEqual(0)
      }),
      { seed: 27 },
    )
  })
})
