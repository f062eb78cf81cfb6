import { describe, expect, it } from 'vitest'
import { phoneCountries, sentPhone } from './phoneCountries.ts'

describe('a phone number that is typed', () => {
  it.each([
    ['TW', '0912345678', '+886912345678'],
    ['TW', '0912-345-678', '+886912345678'],
    ['TW', '912 345 678', '+886912345678'],
    ['US', '(202) 555-0123', '+12025550123'],
    ['CN', '13800138000', '+8613800138000'],
    ['HK', '9123 4567', '+85291234567'],
    ['JP', '090-1234-5678', '+819012345678'],
    ['VN', '0912345678', '+84912345678'],
    ['TH', '081-234-5678', '+66812345678'],
    ['MY', '012-345 6789', '+60123456789'],
  ] as const)('within %s is sent with its calling code: %s', (country, typed, sent) => {
    expect(sentPhone(typed, country)).toBe(sent)
  })

  it.each(['KR', 'TW', 'US', 'JP'] as const)(
    'with a plus is sent as it is, whatever is chosen: %s',
    (country) => {
      expect(sentPhone('+886912345678', country)).toBe('+886912345678')
      expect(sentPhone('+82 10-1234-5678', country)).toBe('+82 10-1234-5678')
    },
  )

  it('of Korea is sent as it is typed, also where the chosen country has no such number', () => {
    expect(sentPhone('010-1234-5678', 'KR')).toBe('010-1234-5678')
    for (const country of ['TW', 'US', 'JP', 'VN', 'TH'] as const)
      expect(sentPhone('01012345678', country)).toBe('01012345678')
  })

  it('is of a country by its calling code, each once', () => {
    const codes = Object.values(phoneCountries).map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
  })
})
