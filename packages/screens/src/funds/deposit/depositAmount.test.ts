import { currencies, decimal, defaultDepositLimits, refuse } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { amountOf, faultOf, quickAmounts } from './depositAmount.ts'

const { KRW, USD } = defaultDepositLimits

describe('what is typed', () => {
  it.each([
    ['', undefined],
    ['0', undefined],
    ['1234567', '1234567'],
    ['12.', '12'],
    ['12.5', '12.5'],
    ['0.0', undefined],
  ])('as %j is the amount %s', (typed, amount) => {
    expect(amountOf(typed)).toBe(amount)
  })

  it('is held to the least and the most by the rule of the broker', () => {
    expect(faultOf('', 'KRW', KRW)).toBe('required')
    expect(faultOf('9999', 'KRW', KRW)).toEqual(
      refuse('DEPOSIT_BELOW_MINIMUM', { amount: decimal('10000'), currency: 'KRW' }, { amount: 'tooLow' }),
    )
    expect(faultOf('0', 'KRW', KRW)).toMatchObject({ code: 'DEPOSIT_BELOW_MINIMUM' })
    expect(faultOf('3000000.01', 'USD', USD)).toMatchObject({ code: 'DEPOSIT_ABOVE_MAXIMUM' })
    expect(faultOf('10000', 'KRW', KRW)).toBeUndefined()
  })
})

describe('amounts to choose from', () => {
  it('begin with the least, and are round from there', () => {
    expect(quickAmounts(KRW)).toEqual(['10000', '50000', '100000', '500000'])
    expect(quickAmounts(USD)).toEqual(['15', '100', '500', '1000'])
    expect(quickAmounts(defaultDepositLimits.VND)).toEqual(['350000', '1000000', '5000000', '10000000'])
  })

  it.each(currencies)('of %s are within its limits', (currency) => {
    const amounts = quickAmounts(defaultDepositLimits[currency])
    expect(amounts).toHaveLength(4)
    for (const amount of amounts)
      expect(faultOf(amount, currency, defaultDepositLimits[currency])).toBeUndefined()
  })

  it('have none above the most', () => {
    expect(quickAmounts({ least: decimal('10000'), most: decimal('60000') })).toEqual(['10000', '50000'])
  })
})
