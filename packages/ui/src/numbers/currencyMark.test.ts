import { currencies, languages } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { currencyMark } from './currencyMark.ts'

describe.each(languages)('currency marks in %s', (language) => {
  it('tell every currency from every other', () => {
    const marks = currencies.map((currency) => currencyMark(currency, language))
    expect(new Set(marks).size).toBe(currencies.length)
  })
})
