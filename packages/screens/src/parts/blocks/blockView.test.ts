import { decimal, defaultMarkets, instant } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { isFull, partOfDay, pricedNow, takenOf } from './blockView.ts'

const terms = { discount: decimal('0.05'), minShares: 100, lockDays: 5, unlocksAt: instant(0) }
const block = { price: decimal('45950'), last: decimal('48350'), terms }
const { KRX: krx } = defaultMarkets

describe('what a share of a block costs', () => {
  it('follows the price of now, and so does its discount', () => {
    expect(pricedNow(block, undefined, krx)).toEqual({ price: '45950', last: '48350', percent: '4.96' })
    expect(pricedNow(block, decimal('47000'), krx)).toEqual({
      price: '44650',
      last: '47000',
      percent: '5.00',
    })
  })

  it('is nothing while it is halted, whatever price shows elsewhere', () => {
    expect(pricedNow({ terms }, decimal('47000'), krx)).toEqual({
      price: undefined,
      last: undefined,
      percent: undefined,
    })
  })
})

describe('an OTC price', () => {
  const otc = { price: decimal('46000'), last: decimal('48350') }

  it('stays, and its discount shrinks as the price falls', () => {
    expect(pricedNow(otc, undefined, krx).percent).toBe('4.86')
    expect(pricedNow(otc, decimal('46500'), krx)).toMatchObject({ price: '46000', percent: '1.08' })
    expect(pricedNow(otc, decimal('45500'), krx).percent).toBe('-1.10')
  })

  it('stays in a halt, with nothing to compare it to', () => {
    expect(pricedNow({ price: otc.price }, undefined, krx)).toEqual({
      price: '46000',
      last: undefined,
      percent: undefined,
    })
  })
})

describe('a quota', () => {
  it('is full once less than the least is left', () => {
    expect([isFull({ left: 99, terms }), isFull({ left: 100, terms }), isFull({ left: 0 })]).toEqual([
      true,
      false,
      true,
    ])
    expect(takenOf({ shares: 500, left: 120 })).toBe('380')
  })

  it('is compared to what is traded on a day', () => {
    expect(partOfDay({ shares: 20_000, averageVolume: decimal('84000') })).toBe('0.2381')
    expect(partOfDay({ shares: 20_000 })).toBeUndefined()
    expect(partOfDay({ shares: 20_000, averageVolume: decimal('0') })).toBeUndefined()
  })
})
