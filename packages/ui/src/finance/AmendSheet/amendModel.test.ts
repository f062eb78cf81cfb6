import { decimal, money, orderId } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { sampleContext, waitingPosition } from '../sampleMarket.ts'
import { type AmendableOrder, amendModel } from './amendModel.ts'

const opening: AmendableOrder = {
  order: orderId('O-7'),
  purpose: 'open',
  side: 'long',
  leverage: 2,
  limitPrice: decimal('69000'),
  lots: 10,
  frozenMargin: money('KRW', '345000'),
  frozenFee: money('KRW', '104'),
}
const closing: AmendableOrder = {
  order: orderId('O-2'),
  purpose: 'close',
  limitPrice: decimal('80000'),
  lots: 10,
  position: waitingPosition,
}
const model = (priceText: string, lots: number | undefined, order: AmendableOrder = opening) =>
  amendModel({ priceText, lots }, order, { context: sampleContext(), language: 'en' })

describe('a change of an order', () => {
  it('names only what differs', () => {
    expect(model('69,000', 10).amendment).toBeUndefined()
    expect(model('69000.', 10).amendment).toBeUndefined()
    expect(model('70000', 10).amendment).toEqual({ order: 'O-7', limitPrice: '70000' })
    expect(model('69000', 12).amendment).toEqual({ order: 'O-7', lots: 12 })
    expect(model('70000', 12).amendment).toEqual({ order: 'O-7', limitPrice: '70000', lots: 12 })
  })

  it('is none while a number is missing', () => {
    expect(model('', 10)).toEqual({
      price: undefined,
      amendment: undefined,
      before: money('KRW', '345104'),
      after: undefined,
    })
    expect(model('70000', undefined).amendment).toBeUndefined()
  })
})

describe('the price of a change', () => {
  it('is read with the mark of its currency, and with no other', () => {
    expect(model('₩1,000,000', undefined).price).toBe('1000000')
    expect(model('$1,000,000', undefined).price).toBeUndefined()
  })
  it('is what is typed', () => {
    expect(model('70,000', 10).price).toBe('70000')
    expect(model('70,050', undefined).price).toBe('70050')
  })

  it('is none while it is no number, or nothing', () => {
    expect(model('', 10).price).toBeUndefined()
    expect(model('0', 10)).toMatchObject({ price: undefined, after: undefined })
  })
})

describe('what an order takes or brings', () => {
  it('is margin and commission of an opening', () => {
    const { before, after } = model('70000', 20)
    expect(before).toEqual(money('KRW', '345104'))
    expect(after).toEqual(money('KRW', '700210'))
  })

  it('is what a closing would realise', () => {
    const { before, after } = model('81000', 10, closing)
    expect(Number(after?.amount) - Number(before?.amount)).toBe(9983)
  })

  it('is not known for lots that are not there', () => {
    expect(model('81000', 41, closing).after).toBeUndefined()
    expect(model('70000', 0).after).toBeUndefined()
  })
})
