import { decimal, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import {
  addObstacleOf,
  floorAfter,
  floorOf,
  rateIn,
  wayLeft,
  wrongToAdd,
  wrongToRemove,
} from './followView.ts'

const usd = (amount: string) => money('USD', amount)

describe('a stop-loss', () => {
  const stopLoss = { percent: 20, base: usd('5000'), floor: usd('4000'), distanceRate: decimal('0.1') }

  it('ends at what its percent leaves of a worth', () => {
    expect(floorOf(usd('5123.45'), 15)).toEqual(usd('4354.93'))
  })

  it('is as far as what is left of the way to its floor', () => {
    expect(wayLeft({ ...stopLoss, distance: usd('500') })).toBe(50)
    expect(wayLeft({ ...stopLoss, distance: usd('0.01') })).toBe(0)
    expect(wayLeft({ ...stopLoss, distance: usd('1600') })).toBe(100)
    expect(wayLeft({ ...stopLoss, distance: usd('-10') })).toBe(0)
  })

  it('has a base that is less by the part that is taken out', () => {
    const of = { ...stopLoss, distance: usd('1500') }
    expect(floorAfter(usd('1100'), usd('5500'), of)).toEqual(usd('3200'))
  })
})

describe('an amount', () => {
  it('is put in as far as it is available', () => {
    const terms = { available: usd('650'), frozen: usd('100') }
    expect(wrongToAdd(usd('650'), terms)).toBeUndefined()
    expect(wrongToAdd(usd('700'), terms)?.code).toBe('AVAILABLE_INSUFFICIENT')
    expect(wrongToAdd(usd('751'), terms)?.code).toBe('BALANCE_INSUFFICIENT')
    expect(wrongToAdd(usd('0'), terms)?.fields).toEqual({ amount: 'required' })
  })

  it('is taken out up to what may be', () => {
    expect(wrongToRemove(usd('20.01'), { removable: usd('20') })?.fields).toEqual({ amount: 'tooHigh' })
    expect(wrongToRemove(usd('20'), { removable: usd('20') })).toBeUndefined()
    expect(wrongToRemove(undefined, { removable: usd('20') })?.fields).toEqual({ amount: 'required' })
  })
})

describe('putting more in', () => {
  it('is not kept by what keeps a second follow of the mentor', () => {
    expect(addObstacleOf({ obstacles: ['COPY_DEADLINE_EXCEEDED', 'DUPLICATE_SUBSCRIPTION'] })).toBeUndefined()
    expect(addObstacleOf({ obstacles: ['TRADING_BANNED', 'DUPLICATE_SUBSCRIPTION'] })).toBe('TRADING_BANNED')
  })
})

describe('a result', () => {
  it('is a part of what was put in', () => {
    expect(rateIn(usd('-12.345'), usd('5000'))).toBe('-0.002470')
  })
})
