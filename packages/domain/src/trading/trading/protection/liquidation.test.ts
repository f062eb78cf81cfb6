import { describe, expect, test } from 'vitest'
import { checkTrading } from '../check.ts'
import { type Holder, accountOf, after, contextOf, instruments, trader } from '../testing/fixture.ts'
import { guarded, limit, market, protect, stopLoss, takeProfit, trail } from '../testing/given.ts'
import type { Protection } from './protection.ts'

const { seoul } = instruments
const context = contextOf(seoul, '70000', '70100')

const fieldsOf = (wanted: Protection, holder: Holder, now = context) =>
  checkTrading(protect(wanted), accountOf(holder), now).find(({ code }) => code === 'VALIDATION')?.fields

describe('a stop-loss of what the system may close', () => {
  test('is refused where the system would close first, at or beyond the liquidation price', () => {
    // Bought at 70,100 and sold at 70,000 with a tenth of margin each: the system closes at 64,492 and at 75,600.
    const long = after(trader, [market(seoul, 10, 'long', 10), context])
    const short = after(trader, [market(seoul, 10, 'short', 10), context])
    expect(fieldsOf(stopLoss('64400'), long)).toEqual({ 'stopLoss.price': 'tooLow' })
    expect(fieldsOf(stopLoss('64500'), long)).toBeUndefined()
    expect(fieldsOf(stopLoss('75600'), short)).toEqual({ 'stopLoss.price': 'tooHigh' })
    expect(fieldsOf(stopLoss('75500'), short)).toBeUndefined()
    expect(fieldsOf(stopLoss('10000'), after(trader, [market(seoul, 10), context]))).toBeUndefined()
  })

  test('is refused where a trail would first fire at or beyond the liquidation price', () => {
    const long = after(trader, [market(seoul, 10, 'long', 10), context])
    const short = after(trader, [market(seoul, 10, 'short', 10), context])
    expect(fieldsOf(trail({ amount: '5600' }), long)).toEqual({ 'stopLoss.distance.amount': 'tooHigh' })
    expect(fieldsOf(trail({ amount: '5500' }), long)).toBeUndefined()
    expect(fieldsOf(trail({ rate: '0.08' }), long)).toEqual({ 'stopLoss.distance.rate': 'tooHigh' })
    expect(fieldsOf(trail({ rate: '0.078' }), short)).toBeDefined()
    expect(fieldsOf(trail({ rate: '0.05' }), short)).toBeUndefined()
  })

  test('keeps a trail that is not changed, though one that began now would first fire beyond it', () => {
    const long = after(
      trader,
      [market(seoul, 10, 'long', 10), context],
      [protect(trail({ rate: '0.05' })), context],
    )
    const fallen = contextOf(seoul, '67000', '67000')
    expect(fieldsOf(trail({ rate: '0.06' }), long, fallen)).toEqual({ 'stopLoss.distance.rate': 'tooHigh' })
    expect(fieldsOf({ ...takeProfit('75000'), ...trail({ rate: '0.05' }) }, long, fallen)).toBeUndefined()
  })

  test('is refused at or beyond the liquidation price that the order would lead to', () => {
    const fieldsAt = (command: Parameters<typeof guarded>[0], protection: Protection) =>
      checkTrading(guarded(command, protection), accountOf(trader), context).map(({ fields }) => fields)
    expect(fieldsAt(market(seoul, 10, 'long', 10), stopLoss('64400'))).toEqual([
      { 'protection.stopLoss.price': 'tooLow' },
    ])
    expect(fieldsAt(market(seoul, 10, 'long', 10), stopLoss('64500'))).toEqual([])
    // 60,000 with a tenth of margin: 55,200.
    expect(fieldsAt(limit(seoul, 10, '60000', 'long', 10), stopLoss('55200'))).toEqual([
      { 'protection.stopLoss.price': 'tooLow' },
    ])
    expect(fieldsAt(limit(seoul, 10, '60000', 'long', 10), stopLoss('55300'))).toEqual([])
    expect(fieldsAt(limit(seoul, 10, '60000', 'long', 10), trail({ rate: '0.08' }))).toEqual([
      { 'protection.stopLoss.distance.rate': 'tooHigh' },
    ])
  })
})
