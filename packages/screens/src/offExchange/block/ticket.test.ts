import { blockId, decimal, defaultMarkets, instant, instrumentId, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { figuresOf, wrongIn } from './ticket.ts'

const { KRX: market } = defaultMarkets
const terms = {
  available: money('KRW', '60000000'),
  frozen: money('KRW', '10000000'),
  entry: { commission: decimal('0.001'), minimumCommission: decimal('0') },
  own: { lots: 65, average: decimal('50230.7692307692') },
}
const block = {
  id: blockId('b'),
  left: 6_400,
  terms: { discount: decimal('0.05'), minShares: 1_000, lockDays: 5, unlocksAt: instant(0) },
  instrument: {
    id: instrumentId('KRX:990010'),
    market: 'KRX' as const,
    kind: 'stock' as const,
    code: '990010',
    name: { en: '', kor: '', tw: '' },
    currency: 'KRW' as const,
  },
}
const figures = (shares: number, own: (typeof terms)['own'] | { lots: 0 } = terms.own) =>
  figuresOf({ price: decimal('45950'), shares }, block, { ...terms, own }, market)

describe('what a quantity takes', () => {
  it('is its hold, what is left, the break-even, and the average cost before and after', () => {
    expect(figures(1_200)).toMatchObject({
      total: money('KRW', '55195140'),
      after: money('KRW', '4804860'),
      breakEven: '46100',
      average: { before: '50230.7692307692', after: expect.stringMatching(/^46169\.96/) as string },
    })
  })

  it('has no average before where nothing is owned', () => {
    expect(figures(1_200, { lots: 0 }).average).toEqual({ before: undefined, after: '45950.0000000000' })
  })
})

describe('what a quantity may not be', () => {
  const wrong = (shares: number) => wrongIn(shares, block, figures(Math.max(shares, 1)).total, terms)

  it('is under the least, over what is left, or dearer than the money', () => {
    expect(wrong(999)).toMatchObject({ code: 'BLOCK_BELOW_MINIMUM_SHARES', params: { shares: 1_000 } })
    expect(wrong(0)).toMatchObject({ code: 'VALIDATION', fields: { lots: 'notWhole' } })
    expect(wrong(6_401)).toMatchObject({ code: 'VALIDATION', fields: { lots: 'tooHigh' } })
    expect(wrong(1_500)).toMatchObject({ code: 'AVAILABLE_INSUFFICIENT' })
    expect(wrong(1_600)).toMatchObject({ code: 'BALANCE_INSUFFICIENT' })
    expect(wrong(1_200)).toBeUndefined()
  })
})
