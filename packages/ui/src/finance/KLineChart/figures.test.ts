import { decimal } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { changeBetween } from '../format/change.ts'
import { figures } from './figures.ts'

describe('figures of a bar', () => {
  it.each([
    ['1200000', 0, '1,200,000'],
    ['0.0004', 4, '0.0004'],
    ['61.2', 2, '61.20'],
    ['90071992547409931.25', 2, '90,071,992,547,409,931.25'],
  ])('write the price %s with %i places as %s', (value, places, text) => {
    expect(figures('en-US', places).price(decimal(value))).toBe(text)
  })

  it.each([
    ['en-US', '185.4M'],
    ['ko-KR', '1.9억'],
    ['zh-TW', '1.9億'],
  ])('shorten a volume in %s to %s', (locale, text) => {
    expect(figures(locale, 2).volume(decimal('185403400'))).toBe(text)
  })

  it.each([
    ['100', '102', '+2.00%'],
    ['100', '99.5', '−0.50%'],
    ['100', '100', '0.00%'],
    ['0', '5', '–'],
  ])('sign a change from %s to %s', (from, to, text) => {
    expect(figures('en-US', 2).change(changeBetween(decimal(from), decimal(to)))).toBe(text)
  })

  it('have a dash for the first bar of all', () => {
    expect(figures('en-US', 2).change(null)).toBe('–')
  })
})
