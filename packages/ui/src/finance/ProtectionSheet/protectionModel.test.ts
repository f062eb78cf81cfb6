import { decimal, defaultMarkets } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { samplePosition } from '../sampleMarket.ts'
import {
  type ProtectionDraft,
  draftOfProtection,
  noProtection,
  protectionReducer,
} from './protectionDraft.ts'
import { type Protected, amountAtRate, priceAtRate, protectionModel, triggerOf } from './protectionModel.ts'

const { KRX, US } = defaultMarkets
const d = decimal
/** Forty lots, bought at 65,000, worth 71,100 now. */
const long: Protected = {
  ...samplePosition,
  charges: KRX,
  market: KRX,
  from: d('71100'),
  liquidation: undefined,
}
const short: Protected = { ...long, terms: { ...samplePosition.terms, side: 'short' }, from: d('71200') }
const typed = (over: Partial<ProtectionDraft>): ProtectionDraft => ({ ...noProtection, ...over })
const stop = (stopKind: ProtectionDraft['stopKind'], text: string) =>
  typed({ stopKind, stops: { ...noProtection.stops, [stopKind]: text } })
const model = (draft: ProtectionDraft, on: Protected | undefined = long) =>
  protectionModel(draft, on, { market: KRX, currency: 'KRW', language: 'en' })

describe('a distance from the entry', () => {
  it('is in favour above it for a long, and below it for a short', () => {
    expect(priceAtRate(long, d('0.1'), 'for')).toBe('71500')
    expect(priceAtRate(long, d('0.1'), 'against')).toBe('58500')
    expect(priceAtRate(short, d('0.1'), 'for')).toBe('58500')
    expect(priceAtRate(short, d('0.1'), 'against')).toBe('71500')
  })

  it('is on the tick', () => {
    expect(priceAtRate(long, d('0.0333'), 'for')).toBe('67200')
    expect(amountAtRate(long, d('0.05'))).toBe('3555')
  })
})

describe('a trailing stop', () => {
  it('is so far from the price of now, whatever the entry was', () => {
    const byAmount = { kind: 'trail', distance: { kind: 'amount', amount: d('1100') } } as const
    const byRate = { kind: 'trail', distance: { kind: 'rate', rate: d('0.1') } } as const
    expect(triggerOf(long, byAmount)).toBe('70000')
    expect(triggerOf(short, byAmount)).toBe('72300')
    expect(triggerOf(long, byRate)).toBe('63900')
  })
})

describe('what is pasted with the mark of its currency', () => {
  it('is the number behind it', () => {
    expect(model(typed({ takeProfit: '₩78,000' })).protection).toEqual({ takeProfit: '78000' })
    expect(model(stop('amount', '₩1,000')).protection).toEqual({
      stopLoss: { kind: 'trail', distance: { kind: 'amount', amount: '1000' } },
    })
    expect(model(stop('level', '$60,000')).protection).toBeUndefined()
    expect(model(stop('rate', '₩5')).protection).toBeUndefined()
  })
})

describe('what is typed', () => {
  it('is a price, an amount or a percentage', () => {
    expect(model(typed({ takeProfit: '78,000' })).protection).toEqual({ takeProfit: '78000' })
    expect(model(stop('level', '60000')).protection).toEqual({ stopLoss: { kind: 'level', price: '60000' } })
    expect(model(stop('amount', '1000')).protection).toEqual({
      stopLoss: { kind: 'trail', distance: { kind: 'amount', amount: '1000' } },
    })
    expect(model(stop('rate', '2.5')).protection).toEqual({
      stopLoss: { kind: 'trail', distance: { kind: 'rate', rate: '0.025' } },
    })
  })

  it('protects nothing where it is empty, and cannot be sent where it is no number', () => {
    expect(model(noProtection).protection).toEqual({})
    expect(model(typed({ takeProfit: '7,8' })).protection).toBeUndefined()
    expect(model(stop('rate', 'x')).protection).toBeUndefined()
  })

  it('is kept for each kind of stop', () => {
    const other = protectionReducer(stop('rate', '5'), { kind: 'stopKindChosen', stopKind: 'level' })
    const back = protectionReducer(protectionReducer(other, { kind: 'stopTyped', text: '60000' }), {
      kind: 'stopKindChosen',
      stopKind: 'rate',
    })
    expect(back.stops).toEqual({ level: '60000', amount: '', rate: '5' })
  })

  it('is again what it was read as', () => {
    for (const draft of [
      typed({ takeProfit: '78000' }),
      stop('level', '60000'),
      stop('amount', '1000'),
      stop('rate', '2.5'),
    ])
      expect(draftOfProtection(model(draft).protection ?? {})).toEqual(draft)
  })
})

describe('the outcome of a trigger', () => {
  it('is its distance from the entry and what is earned after every charge', () => {
    const { takeProfit } = model(typed({ takeProfit: '71500' }))
    // 260,000 less 429 and 390 of commission and 4,290 of tax.
    expect(takeProfit).toEqual({
      price: '71500',
      rate: '0.10000000',
      profit: { currency: 'KRW', amount: '254891' },
    })
  })

  it('is a loss on the other side', () => {
    const { stopLoss } = model(stop('level', '58500'))
    expect(stopLoss?.rate).toBe('-0.10000000')
    expect(stopLoss?.profit.amount.startsWith('-')).toBe(true)
    expect(model(stop('level', '58500'), short).stopLoss?.profit.amount.startsWith('-')).toBe(false)
  })

  it('is never past the liquidation price, at which the system closes first', () => {
    const on = { ...long, liquidation: d('59800') }
    const atLiquidation = model(stop('level', '59800'), on).stopLoss
    expect(atLiquidation).toMatchObject({ price: '59800', rate: '-0.08000000' })
    expect(model(stop('level', '52000'), on).stopLoss).toEqual(atLiquidation)
    expect(model(stop('rate', '20'), on).stopLoss).toEqual(atLiquidation)
    expect(model(stop('level', '59900'), on).stopLoss?.price).toBe('59900')
    const ofShort = { ...short, liquidation: d('70200') }
    expect(model(stop('level', '78000'), ofShort).stopLoss?.price).toBe('70200')
  })

  it('is not known for no price, nor where nothing is known of what is protected', () => {
    expect(model(typed({ takeProfit: '0' })).takeProfit).toBeUndefined()
    expect(model(stop('amount', '90000')).stopLoss).toBeUndefined()
    expect(
      protectionModel(typed({ takeProfit: '71500' }), undefined, {
        market: US,
        currency: 'USD',
        language: 'en',
      }),
    ).toEqual({ protection: { takeProfit: '71500' }, takeProfit: undefined, stopLoss: undefined })
  })
})
