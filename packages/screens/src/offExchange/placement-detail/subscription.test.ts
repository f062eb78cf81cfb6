import { decimal, defaultMarkets, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { figuresOf, nextDiscountOf, wrongIn } from './subscription.ts'

const { KRX: krx } = defaultMarkets
const won = (amount: string) => money('KRW', amount)
const placement = {
  tiers: [
    { least: won('10000000'), discount: decimal('0.03') },
    { least: won('50000000'), discount: decimal('0.05') },
  ],
  left: 2_000,
  previousClose: decimal('18260'),
  instrument: { currency: 'KRW' },
} as const
const own = { lots: 60, average: decimal('21000') }
const terms = { available: won('40000000'), frozen: won('15000000'), own }

const figures = (amount: string, of: Parameters<typeof figuresOf>[2] = terms) =>
  figuresOf(decimal(amount), placement, of, krx)

describe('an amount', () => {
  it('says what it is allotted, and what is available after that (example 7)', () => {
    expect(figures('31400000')).toMatchObject({
      tier: { discount: '0.03' },
      price: '17720',
      shares: 1_772,
      cost: won('31399840'),
      after: won('8600160'),
    })
  })

  it('says at which price it is paid back after the charges of a sale', () => {
    // Less 0.165 %, 17,740 bring 17,710.73 and 17,750 bring 17,720.71.
    expect(figures('31400000')?.breakEven).toBe('17750')
  })

  it('says what a share costs on average before and after, and no before where none is owned', () => {
    expect(figures('31400000')?.average).toEqual({
      before: '21000',
      after: expect.stringMatching(/^17827\.4/) as string,
    })
    expect(figures('31400000', { ...terms, own: { lots: 0 } })?.average).toEqual({
      before: undefined,
      after: '17720.0000000000',
    })
  })

  it('comes to nothing under the first tier, and without a close of the day before', () => {
    expect(figures('9999999')).toBeUndefined()
    const unpriced = { ...placement, previousClose: undefined }
    expect(figuresOf(decimal('31400000'), unpriced, terms, krx)).toBeUndefined()
  })

  it('leaves the average as it is where it buys no share', () => {
    const dear = { ...placement, previousClose: decimal('20000000') }
    const got = figuresOf(decimal('10000000'), dear, terms, krx)
    expect(got).toMatchObject({ shares: 0, average: { before: '21000', after: '21000' } })
  })
})

describe('the next discount', () => {
  it('is so much more away, and none follows the last', () => {
    expect(nextDiscountOf(decimal('48600000'), placement)).toMatchObject({
      tier: { discount: '0.05' },
      more: won('1400000'),
    })
    expect(nextDiscountOf(decimal('0'), placement)).toMatchObject({ more: won('10000000') })
    expect(nextDiscountOf(decimal('50000000'), placement)).toBeUndefined()
  })
})

describe('what an amount may not be', () => {
  const wrong = (amount: string, more: Partial<Parameters<typeof wrongIn>[1]> = {}) =>
    wrongIn(figures(amount), { ...placement, ...more }, terms)

  it('is under the least of the first tier, over what is left, or dearer than the money', () => {
    expect(wrong('9999999')).toMatchObject({
      code: 'PLACEMENT_BELOW_MINIMUM',
      params: won('10000000'),
      fields: { amount: 'tooLow' },
    })
    expect(wrong('31400000', { left: 1_771 })).toMatchObject({
      code: 'VALIDATION',
      fields: { amount: 'tooHigh' },
    })
    const plenty = { left: 90_000 }
    expect(wrong('42000000', plenty)).toMatchObject({ code: 'AVAILABLE_INSUFFICIENT' })
    expect(wrong('60000000', plenty)).toMatchObject({ code: 'BALANCE_INSUFFICIENT' })
    expect([wrong('31400000'), wrong('31400000', { left: 1_772 })]).toEqual([undefined, undefined])
  })

  it('is less than a share costs', () => {
    const dear = { ...placement, previousClose: decimal('20000000') }
    const none = figuresOf(decimal('10000000'), dear, terms, krx)
    expect(wrongIn(none, dear, terms)).toMatchObject({ code: 'VALIDATION', fields: { amount: 'tooLow' } })
  })

  it('is of a share without a close of the day before', () => {
    const unpriced = { ...placement, previousClose: undefined }
    expect(wrongIn(undefined, unpriced, terms)).toMatchObject({ code: 'PRICE_UNAVAILABLE' })
  })
})
