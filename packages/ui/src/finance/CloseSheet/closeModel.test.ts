import { decimal } from '@onelot/domain'
import { describe, expect, test } from 'vitest'
import {
  hanbitQuote,
  holdingAccount,
  sampleAccount,
  sampleContext,
  samplePosition,
  waitingOrders,
  waitingPosition,
} from '../sampleMarket.ts'
import { type CloseDraft, closeReducer, firstClose, lotsOfShare } from './closeDraft.ts'
import { type CloseSituation, closeModel } from './closeModel.ts'
import { lotsToClose } from './lotsToClose.ts'

const situation: CloseSituation = {
  position: samplePosition,
  context: sampleContext(),
  account: holdingAccount,
  language: 'en',
}
const draft = (over: Partial<CloseDraft> = {}): CloseDraft => ({ ...firstClose(40, 'market'), ...over })

describe('closing', () => {
  test('all at the market returns margin and profit, less fee and tax', () => {
    const { estimate, terms, refusals } = closeModel(draft(), situation)
    expect(refusals).toEqual([])
    expect(terms).toEqual({ position: 'O-1', lots: 40, type: 'market' })
    expect(estimate).toMatchObject({
      price: hanbitQuote.bid,
      marketValue: { amount: '2844000' },
      margin: { amount: '1300000' },
      grossProfit: { amount: '244000' },
      fee: { amount: '427' },
      tax: { amount: '4266' },
      entryFee: { amount: '390' },
      netProfit: { amount: '238917' },
      proceeds: { amount: '1539307' },
    })
  })

  test('a part returns its part of the margin', () => {
    const { estimate } = closeModel(draft({ lots: 10 }), situation)
    expect(estimate?.marketValue.amount).toBe('711000')
    expect(estimate?.proceeds.amount).toBe('384826')
  })

  test('of a position without borrowing returns no margin', () => {
    const terms = { ...samplePosition.terms, leverage: 1 as const }
    const { estimate } = closeModel(draft(), { ...situation, position: { ...samplePosition, terms } })
    expect(estimate?.margin).toBeUndefined()
  })

  test('at a limit is calculated at the limit', () => {
    const limit = closeModel(draft({ type: 'limit', priceText: '72,000' }), situation)
    expect(limit.terms?.limitPrice).toBe('72000')
    expect(limit.estimate?.price).toBe('72000')
  })

  test('reads a limit that is pasted with the mark of its currency', () => {
    const pasted = (priceText: string) =>
      closeModel(draft({ type: 'limit', priceText }), situation).limitPrice
    expect(pasted('₩72,000')).toBe('72000')
    expect(pasted('US$72,000')).toBeUndefined()
  })

  test('is checked alike by an account of which this position alone is known', () => {
    const { account } = holdingAccount
    const known = {
      account,
      restrictions: [],
      orders: {},
      positions: { [samplePosition.id]: samplePosition },
    }
    for (const lots of [40, 41]) {
      const byAll = closeModel(draft({ lots }), situation)
      expect(closeModel(draft({ lots }), { ...situation, account: known })).toEqual(byAll)
    }
  })

  test('more than is open, or nothing, is refused', () => {
    expect(closeModel(draft({ lots: 41 }), situation).refusals[0]?.fields).toEqual({ lots: 'tooHigh' })
    expect(closeModel(draft({ lots: undefined }), situation).refusals[0]?.fields).toEqual({
      lots: 'required',
    })
    expect(closeModel(draft({ lots: 41 }), situation).estimate).toBeUndefined()
  })
})

describe('a position of which a part waits to be closed', () => {
  const account = sampleAccount({
    positions: { [waitingPosition.id]: waitingPosition },
    orders: waitingOrders,
  })
  const waiting = { ...situation, position: waitingPosition, account }

  test('closes the lots that no working order closes yet', () => {
    expect(lotsToClose(waitingPosition)).toBe(30)
    expect(lotsToClose(samplePosition)).toBe(40)
    expect(closeModel(draft({ lots: 30 }), waiting).refusals).toEqual([])
    expect(closeModel(draft({ lots: 31 }), waiting).refusals[0]?.fields).toEqual({ lots: 'tooHigh' })
  })
})

describe('the charges of a close', () => {
  test('are those that were in force when the position opened', () => {
    const { charges } = sampleContext().listing.market
    const inForce = { stopOutRate: decimal('0.2'), charges: { ...charges, saleTax: decimal('0.01') } }
    const { estimate } = closeModel(draft(), { ...situation, position: { ...samplePosition, inForce } })
    expect(estimate?.tax.amount).toBe('28440')
  })
})

describe('the draft of a close', () => {
  test('takes whole lots of a percentage, one at least', () => {
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
