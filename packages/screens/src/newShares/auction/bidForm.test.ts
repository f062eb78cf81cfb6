import { decimal, defaultMarkets, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { costOf, mostSharesAt, wrongIn } from './bidForm.ts'

const market = defaultMarkets.KRX
const auction = {
  floor: decimal('10000'),
  shares: 1_000,
  minShares: 10,
  instrument: { currency: 'KRW' },
} as const
const funds = { available: money('KRW', '1000000'), frozen: money('KRW', '200000') }
const level = (price: string, shares: number) => ({ price: decimal(price), shares })
const held = { held: money('KRW', '200000') }

describe('a bid that is filled in', () => {
  it.each([
    ['below the lowest bid', level('9990', 10), { price: 'tooLow' }],
    ['off the tick', level('10001', 10), { price: 'offTick' }],
    ['for too few', level('10000', 9), { shares: 'tooLow' }],
    ['for more than is offered', level('10000', 1_001), { shares: 'tooHigh' }],
  ])('is wrong %s', (_, one, fields) => {
    expect(wrongIn(one, auction, market, funds, undefined)?.fields).toEqual(fields)
  })

  it('may take what an earlier bid holds, and no more', () => {
    expect(wrongIn(level('10000', 110), auction, market, funds, undefined)?.code).toBe(
      'AVAILABLE_INSUFFICIENT',
    )
    expect(wrongIn(level('10000', 110), auction, market, funds, held)).toBeUndefined()
    expect(wrongIn(level('10000', 120), auction, market, funds, held)?.code).toBe('BALANCE_INSUFFICIENT')
  })

  it('costs its shares at its price and the fee, and leaves the rest', () => {
    expect(costOf(level('10050', 90), auction, market, funds, undefined)).toEqual({
      value: money('KRW', '904500'),
      fee: money('KRW', '136'),
      total: money('KRW', '904636'),
      after: money('KRW', '95364'),
    })
    expect(costOf(level('10050', 90), auction, market, funds, held).after).toEqual(money('KRW', '295364'))
  })

  it('is for so many at most as the money pays, of those that are offered', () => {
    const most = (price: string, available: string, before?: typeof held) =>
      mostSharesAt(decimal(price), auction, market, { available: money('KRW', available) }, before)
    // 99 at 10,000 and 148 in fees are 990,148.
    expect(most('10000', '1000000')).toBe(99)
    expect(most('10000', '1000000', held)).toBe(119)
    expect(most('10000', '99999999')).toBe(1_000)
    expect(most('10000', '90000')).toBe(1_000)
  })
})
