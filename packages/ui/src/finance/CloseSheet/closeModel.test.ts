import { describe, expect, test } from 'vitest'
import { hanbitQuote, holdingAccount, sampleFacts, samplePosition } from '../sampleMarket.ts'
import { type CloseDraft, closeReducer, firstClose, lotsOfShare } from './closeDraft.ts'
import { type CloseContext, closeModel } from './closeModel.ts'

const context: CloseContext = {
  position: samplePosition,
  facts: sampleFacts(),
  account: holdingAccount,
  language: 'en',
}
const draft = (over: Partial<CloseDraft> = {}): CloseDraft => ({ ...firstClose(40, 'market'), ...over })

describe('closing', () => {
  test('all at the market brings margin, profit, less fee and tax', () => {
    const { estimate, terms, refusals } = closeModel(draft(), context)
    expect(refusals).toEqual([])
    expect(terms).toEqual({ position: 'O-1', lots: 40, type: 'market' })
    expect(estimate).toMatchObject({
      price: hanbitQuote.bid,
      marketValue: { amount: '2844000' },
      grossProfit: { amount: '244000' },
      fee: { amount: '427' },
      tax: { amount: '4266' },
      netProfit: { amount: '238917' },
      proceeds: { amount: '1539307' },
    })
  })

  test('a part brings its share of the margin', () => {
    const { estimate } = closeModel(draft({ lots: 10 }), context)
    expect(estimate?.marketValue.amount).toBe('711000')
    expect(estimate?.proceeds.amount).toBe('384826')
  })

  test('at a limit is reckoned at the limit', () => {
    const limit = closeModel(draft({ type: 'limit', priceText: '72,000' }), context)
    expect(limit.terms?.limitPrice).toBe('72000')
    expect(limit.estimate?.price).toBe('72000')
  })

  test('more than is open, or nothing, is refused', () => {
    expect(closeModel(draft({ lots: 41 }), context).refusals[0]?.fields).toEqual({ lots: 'tooHigh' })
    expect(closeModel(draft({ lots: undefined }), context).refusals[0]?.fields).toEqual({ lots: 'required' })
    expect(closeModel(draft({ lots: 41 }), context).estimate).toBeUndefined()
  })
})

describe('the draft of a close', () => {
  test('takes whole lots of a share, one at least', () => {
    expect(lotsOfShare(40, 25)).toBe(10)
    expect(lotsOfShare(3, 50)).toBe(1)
    expect(lotsOfShare(1, 25)).toBe(1)
    expect(closeReducer(draft(), { kind: 'shareChosen', share: 75, openLots: 41 }).lots).toBe(30)
  })

  test('keeps what was entered when the question is taken back', () => {
    const asked = closeReducer(draft({ lots: 7 }), { kind: 'asked' })
    expect(closeReducer(asked, { kind: 'changed' })).toEqual(draft({ lots: 7 }))
  })
})
