import { type LendingIncome, decimal, instant, instrumentId, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { estimateOf, figuresOf, incomeByCurrency, wrongIn } from './lendingView.ts'

const income = (currency: 'KRW' | 'USD', gross: string, tax: string, net: string): LendingIncome => ({
  gross: money(currency, gross),
  tax: money(currency, tax),
  net: money(currency, net),
})
const won = income('KRW', '7703', '1694', '6009')
const haneul = {
  id: instrumentId('KRX:005930'),
  market: 'KRX',
  kind: 'stock',
  code: '005930',
  name: { en: 'Haneul', kor: '하늘', tw: '天空' },
  currency: 'KRW',
} as const
const terms = {
  instrument: haneul,
  last: decimal('42150'),
  least: money('KRW', '1000000'),
  lendable: 260,
  left: 200,
  rate: decimal('0.0365'),
  taxRate: decimal('0.22'),
  terms: [{ days: 7, endsAt: instant(Date.parse('2026-03-18T23:00:00.000Z')) }],
}

describe('what lending brings', () => {
  it('is one sum for each currency, without those of nothing', () => {
    const dollars = income('USD', '2.12', '0.21', '1.91')
    expect(incomeByCurrency([won, dollars, won, income('USD', '0', '0', '0')])).toEqual([
      income('KRW', '15406', '3388', '12018'),
      dollars,
    ])
    expect(incomeByCurrency([income('USD', '0', '0', '0')])).toEqual([])
  })

  it('of last month leaves out what is excluded, and markets that are closed to lending', () => {
    const share = { instrument: haneul, lastMonth: won, open: true }
    expect(estimateOf([share], [])).toEqual([won])
    expect(estimateOf([share], [haneul.id])).toEqual([])
    expect(estimateOf([{ ...share, open: false }], [])).toEqual([])
  })

  it('for a term counts each date to the one before the end, at the last price', () => {
    const thursday = instant(Date.parse('2026-03-12T07:05:00.000Z'))
    expect(figuresOf({ lots: 260, term: 7 }, terms, thursday)).toMatchObject({
      value: money('KRW', '10959000'),
      income: income('KRW', '7671', '1687', '5984'),
    })
    expect(figuresOf({ lots: 260, term: 8 }, terms, thursday)).toBeUndefined()
    expect(figuresOf({ lots: 260, term: 7 }, { ...terms, last: undefined }, thursday)).toBeUndefined()
  })
})

describe('what a quantity may not be', () => {
  it('is under the least, over what is free, or over what members may lend together', () => {
    expect(wrongIn(23, terms)).toMatchObject({ code: 'LENDING_BELOW_MINIMUM', fields: { lots: 'tooLow' } })
    expect(wrongIn(261, terms)).toMatchObject({ code: 'VALIDATION', fields: { lots: 'tooHigh' } })
    expect(wrongIn(201, terms)).toMatchObject({ code: 'LENDING_QUOTA_FULL' })
    expect(wrongIn(1.5, terms)).toMatchObject({ fields: { lots: 'notWhole' } })
    expect(wrongIn(200, { ...terms, last: undefined })).toMatchObject({ code: 'PRICE_UNAVAILABLE' })
    expect([wrongIn(24, terms), wrongIn(200, terms)]).toEqual([undefined, undefined])
  })
})
