import { currencies, languages } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { currencyMark } from './currencyMark.ts'

describe.each(languages)('currency marks in %s', (language) => {
  it('are different for every currency', () => {
    const marks = currencies.map((currency) => currencyMark(currency, language))
    expect(new Set(marks).size).toBe(currencies.length)
  })
})
