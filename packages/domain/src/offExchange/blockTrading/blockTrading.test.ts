import { describe, expect, it } from 'vitest'
import { decimal } from '../../base/money/decimal.ts'
import { money } from '../../base/money/money.ts'
import { instant, timeOfDay } from '../../base/instant.ts'
import { priceLimits } from '../../base/instruments/ticks.ts'
import { type BlockHours, blockWindowAt } from './windows.ts'
import { blockCostOf, breakEvenOf } from './cost.ts'
import { lockEnd } from '../../base/sessions/calendar.ts'
import { discountPercent } from '../selling/price.ts'
import { blockPriceOf } from './price.ts'
import { block, charges, krx, otc, set, us } from './testing/fixture.ts'

const seoul = (month: number, day: number, hour: number, minute = 0) =>
  instant(Date.UTC(2026, month - 1, day, hour - 9, minute))
const chargesIn = (market: typeof us) => ({ ...market.charges, commission: decimal('0.001') })

describe('a block', () => {
  it('costs the last price less its discount, up to the next tick, and holds that with its commission (example 1)', () => {
    const price = blockPriceOf(block, { last: decimal('48350') }, krx)
    expect(price).toBe('45950')
    expect(blockCostOf({ price: decimal('45950'), shares: 1_200 }, charges, 'KRW')).toEqual({
      value: money('KRW', '55140000'),
      fee: money('KRW', '55140'),
      total: money('KRW', '55195140'),
    })
    expect(blockPriceOf(block, { last: decimal('27.43') }, us)).toBe('26.06')
    expect(blockCostOf({ price: decimal('26.06'), shares: 1_500 }, chargesIn(us), 'USD')).toMatchObject({
      value: money('USD', '39090.00'),
      fee: money('USD', '39.09'),
    })
  })

  it('never costs less than the lower limit of the day (example 2)', () => {
    const low = priceLimits(krx, decimal('12400'))?.low
    expect(low).toBe('8680')
    expect(blockPriceOf(block, { last: decimal('8940'), low }, krx)).toBe('8680')
    expect(blockPriceOf(block, { last: decimal('8940') }, krx)).toBe('8500')
  })

  it('has no price where the share has none', () => {
    expect(blockPriceOf(block, { last: undefined }, krx)).toBeUndefined()
  })
})

describe('an OTC lot', () => {
  it('costs its own price, in a halt too, and the least commission of the market (example 3)', () => {
    const at = { ...otc, price: decimal('26.06') }
    expect(blockPriceOf(at, { last: undefined }, us)).toBe('26.06')
    expect(blockCostOf({ price: at.price, shares: 34 }, chargesIn(us), 'USD')).toMatchObject({
      value: money('USD', '886.04'),
      fee: money('USD', '0.99'),
      total: money('USD', '887.03'),
    })
  })
})

describe('the discount', () => {
  it('is against the last price, and negative where the last is lower', () => {
    expect(discountPercent(decimal('45950'), decimal('48350'))).toBe('4.96')
    expect(discountPercent(decimal('45950'), decimal('45500'))).toBe('-0.99')
  })
})

describe('a lock of five days (example 4)', () => {
  it.each([
    ['in after-hours of its first day', seoul(3, 12, 16, 5), seoul(3, 19, 8)],
    ['after the last session, of the trading day that follows', seoul(3, 12, 18, 30), seoul(3, 20, 8)],
    ['over two holidays and a weekend', seoul(4, 28, 11), seoul(5, 7, 8)],
  ])('ends at the opening of the fifth trading day after it began: %s', (_, from, until) => {
    expect(lockEnd(krx, 'exchange', from, 5)).toBe(until)
  })
})

describe('the break-even', () => {
  it('is the least price at which a sale pays back price, commission of both sides and tax', () => {
    const { total } = blockCostOf({ price: decimal('45950'), shares: 1_200 }, charges, 'KRW')
    // 55,195,140 / 1,200 / (1 - 0.00015 - 0.0015) is 46,071.97.
    expect(breakEvenOf(total, 1_200, krx.charges, krx)).toBe('46100')
  })

  it('counts the least commission of the market', () => {
    // (887.03 + 0.99) / 34 is 26.1182.
    expect(breakEvenOf(money('USD', '887.03'), 34, us.charges, us)).toBe('26.12')
  })
})

describe('when a block is taken', () => {
  const hours: BlockHours = { from: timeOfDay('15:40'), to: timeOfDay('18:00') }
  const at = (now: ReturnType<typeof seoul>, calendar: 'exchange' | 'demo' = 'exchange') =>
    blockWindowAt(block, { exchange: krx, calendar, hours }, now)
  const span = (day: number) => ({ from: seoul(3, day, 15, 40), to: seoul(3, day, 18) })

  it('is within the window of its market, on trading days', () => {
    expect(at(seoul(3, 12, 16, 5))).toEqual({ isOpen: true, span: span(12) })
    expect(at(seoul(3, 12, 15, 40))).toMatchObject({ isOpen: true })
    expect(at(seoul(3, 12, 15, 39))).toEqual({ isOpen: false, span: span(12) })
    expect(at(seoul(3, 12, 18))).toEqual({ isOpen: false, span: span(13) })
    expect(at(seoul(3, 14, 16))).toEqual({ isOpen: false, span: span(16) })
  })

  it('begins with the first window after its opening, and says the last once none follows', () => {
    expect(at(seoul(3, 1, 10))).toEqual({ isOpen: false, span: span(9) })
    expect(at(seoul(3, 20, 18))).toEqual({ isOpen: false, span: span(20) })
    expect(at(seoul(6, 1, 10))).toEqual({ isOpen: false, span: span(20) })
  })

  it('is cut where it ends in the middle of a window', () => {
    const cut = { ...block, to: seoul(3, 20, 16) }
    const window = blockWindowAt(cut, { exchange: krx, calendar: 'exchange', hours }, seoul(3, 20, 15))
    expect(window.span).toEqual({ from: seoul(3, 20, 15, 40), to: seoul(3, 20, 16) })
  })

  it('is any time between its dates in the demo calendar, and for OTC', () => {
    const all = { isOpen: true, span: { from: block.from, to: block.to } }
    expect(at(seoul(3, 14, 3), 'demo')).toEqual(all)
    expect(blockWindowAt(otc, { exchange: krx, calendar: 'exchange', hours }, seoul(3, 14, 3))).toEqual(all)
    expect(at(seoul(3, 20, 18), 'demo')).toMatchObject({ isOpen: false })
  })

  it('is the regular session where the market has no window of its own, but for its break', () => {
    const bangkok = (hour: number, minute = 0) => instant(Date.UTC(2026, 2, 12, hour - 7, minute))
    const regular = { exchange: set, calendar: 'exchange', hours: 'regular' } as const
    expect(blockWindowAt(block, regular, bangkok(11))).toMatchObject({ isOpen: true })
    expect(blockWindowAt(block, regular, bangkok(13))).toEqual({
      isOpen: false,
      span: { from: bangkok(14), to: bangkok(16, 30) },
    })
  })
})
