import { languages } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { standardIssues } from './standardIssues.ts'

const issues = standardIssues()
const instruments = issues.map(({ instrument }) => instrument)
const inMarket = (market: string, kind: string) =>
  instruments.filter((it) => it.market === market && it.kind === kind)

describe('listings', () => {
  it('are some 3,600', () => {
    expect(inMarket('KRX', 'stock')).toHaveLength(2700)
    expect(['TWSE', 'US', 'SET'].flatMap((market) => inMarket(market, 'stock'))).toHaveLength(901)
    expect(inMarket('CRYPTO', 'digitalCurrency')).toHaveLength(20)
    expect(inMarket('FX', 'forex')).toHaveLength(12)
  })

  it('have unique codes', () => {
    expect(new Set(instruments.map(({ id }) => id)).size).toBe(instruments.length)
  })

  it.each(languages)('have unique names in %s', (language) => {
    expect(new Set(instruments.map(({ name }) => name[language])).size).toBe(instruments.length)
  })

  it('name everything in every language', () => {
    for (const { name, industry } of instruments)
      for (const language of languages) expect([name[language], industry[language]]).not.toContain('')
  })

  it('mark only the two real series as recorded', () => {
    expect(instruments.filter(({ origin }) => origin === 'recorded').map(({ id }) => id)).toEqual([
      'US:AAPL',
      'US:SPX',
    ])
  })

  it('hold a very long name, a very expensive stock and a penny stock', () => {
    expect(Math.max(...instruments.map(({ name }) => name.en.length))).toBeGreaterThan(60)
    const prices = issues
      .filter(({ instrument }) => instrument.market === 'KRX' && instrument.kind === 'stock')
      .map(({ base }) => Math.exp(base))
    expect(Math.max(...prices)).toBeCloseTo(1_200_000, 0)
    expect(Math.min(...prices)).toBeCloseTo(95, 0)
  })

  it('have been listed for more than three years before 2026', () => {
    expect(instruments.filter(({ listedAt }) => listedAt >= '2022-11-01')).toEqual([])
  })
})
