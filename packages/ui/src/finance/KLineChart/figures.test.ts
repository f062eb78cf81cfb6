import { decimal, defaultMarkets } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { changeBetween } from '../format/change.ts'
import { digitsAt, evenTicks, figures, sameScale } from './figures.ts'

const even = (digits: number) => ({ ticks: evenTicks(digits), leastDigits: digits })
const { KRX, US } = defaultMarkets
const won = { ticks: KRX.ticks, leastDigits: 0 }
const dollars = { ticks: US.ticks, leastDigits: 2 }

describe('figures of a bar', () => {
  it.each([
    ['1200000', 0, '1,200,000'],
    ['0.0004', 4, '0.0004'],
    ['61.2', 2, '61.20'],
    ['90071992547409931.25', 2, '90,071,992,547,409,931.25'],
  ])('write the price %s with %i places as %s', (value, places, text) => {
    expect(figures('en-US', even(places)).price(decimal(value))).toBe(text)
  })

  it('write a number of the drawing that is beyond all prices', () => {
    const { drawn, onTick } = figures('en-US', even(2))
    expect(drawn(1.5e26)).toBe('150,000,000,000,000,000,000,000,000.00')
    expect(onTick(1e30)).toBe(1e30)
  })

  it.each([
    ['en-US', '185.4M'],
    ['ko-KR', '1.9억'],
    ['zh-TW', '1.9億'],
  ])('shorten a volume in %s to %s', (locale, text) => {
    expect(figures(locale, even(2)).volume(decimal('185403400'))).toBe(text)
  })

  it.each([
    ['100', '102', '+2.00%'],
    ['100', '99.5', '−0.50%'],
    ['100', '100', '0.00%'],
    ['0', '5', '–'],
  ])('sign a change from %s to %s', (from, to, text) => {
    expect(figures('en-US', even(2)).change(changeBetween(decimal(from), decimal(to)))).toBe(text)
  })

  it('write what was paid off the tick, unlike a price', () => {
    const { average, price } = figures('en-US', won)
    expect(average(decimal('25071.875'))).toBe('25,072')
    expect(price(decimal('25071.875'))).toBe('25,050')
  })

  it('have a dash for the first bar of all', () => {
    expect(figures('en-US', even(2)).change(null)).toBe('–')
  })
})

describe('figures of the drawing', () => {
  it('are on the tick: averages, labels of the axis and of the crosshair', () => {
    expect(figures('en-US', won).drawn(71_234.5000001)).toBe('71,200')
    expect(figures('en-US', won).onTick(71_260)).toBe(71_300)
    expect(figures('en-US', dollars).drawn(64.501427)).toBe('64.50')
  })

  it('have the digits of the row they are in, whatever the last price has', () => {
    expect(figures('en-US', dollars).drawn(0.98)).toBe('0.9800')
    expect(figures('en-US', dollars).drawn(1.1 + 2.2)).toBe('3.30')
  })

  it('have a dash where there is no number', () => {
    expect(figures('en-US', won).drawn(Number.NaN)).toBe('–')
  })

  it('group the volumes of the axis', () => {
    expect(figures('zh-TW', won).compact(4000)).toBe('4,000')
  })

  it('write a difference of prices with its sign', () => {
    expect(figures('en-US', dollars).gap(-0.12345, 2)).toBe('−0.12')
  })

  it('measure the axis by the digits of a price', () => {
    expect(digitsAt(dollars, decimal('0.5'))).toBe(4)
    expect(digitsAt(dollars, undefined)).toBe(2)
  })

  it('use a table that was read anew', () => {
    expect(sameScale(dollars, { ...dollars, ticks: dollars.ticks.map((row) => ({ ...row })) })).toBe(true)
    expect(sameScale(dollars, won)).toBe(false)
  })
})
