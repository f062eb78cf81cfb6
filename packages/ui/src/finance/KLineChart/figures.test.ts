import { decimal } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
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
    ['2', '+2.00%'],
    ['-0.5', '−0.50%'],
    ['0', '0.00%'],
  ])('sign a change of %s', (value, text) => {
    expect(figures('en-US', 2).percent(decimal(value))).toBe(text)
  })
})
