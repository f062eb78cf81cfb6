import { languages } from '../../base/localized.ts'
import { describe, expect, it } from 'vitest'
import { bankOf, bankOfNumber, banks } from './banks.ts'

describe('the banks that can be paid to', () => {
  it('have a code each, and a name each in every language', () => {
    expect(new Set(banks.map(({ code }) => code)).size).toBe(banks.length)
    for (const language of languages)
      expect(new Set(banks.map(({ name }) => name[language])).size).toBe(banks.length)
    expect(
      banks.filter(
        ({ code, country }) => !/^((KR|TW|TH)\d{3}|US\d{9})$/.test(code) || !code.startsWith(country),
      ),
    ).toEqual([])
  })

  it('have routing numbers in the United States, each with its check digit', () => {
    const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1]
    const rests = banks.flatMap(({ code, country }) =>
      country === 'US'
        ? [weights.reduce((sum, weight, index) => sum + weight * Number(code.charAt(index + 2)), 0) % 10]
        : [],
    )
    expect(rests.length).toBeGreaterThan(10)
    expect(rests.every((rest) => rest === 0)).toBe(true)
  })

  it('keep apart what two countries call by one code', () => {
    expect(bankOf('KR004')?.name.en).toBe('KB Kookmin Bank')
    expect(bankOf('TW004')?.name.en).toBe('Bank of Taiwan')
    expect(bankOf('004')).toBeUndefined()
  })
})

describe('the number of an account', () => {
  it.each([
    ['3333012345678', 'KR090'],
    ['1002123456789', 'KR020'],
    ['3021234567891', 'KR011'],
    ['110234567890', 'KR088'],
    ['9003123456789', 'KR045'],
  ])('tells its bank: %s', (digits, code) => {
    expect(bankOfNumber(digits)?.code).toBe(code)
  })

  it.each(['333301234567', '100123456789', '12345678', ''])('leaves it open: %s', (digits) => {
    expect(bankOfNumber(digits)).toBeUndefined()
  })
})
