import { isDecimal } from '@onelot/domain'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { dateText, decimalText, moneyShape, zoneText } from './scalars.ts'

describe('a decimal on the wire', () => {
  it('is what domain accepts as a decimal, and nothing else', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.constantFrom('0', '7', '.', '-', '+', 'e', ',', ' '), maxLength: 12 }),
      fc.stringMatching(/^-?\d{1,31}(\.\d{1,21})?$/),
    )
    fc.assert(
      fc.property(text, (value) => {
        expect(z.safeParse(decimalText, value).success).toBe(isDecimal(value))
      }),
      { seed: 3, numRuns: 2_000 },
    )
  })
})

describe('money on the wire', () => {
  it('has no more digits than its currency', () => {
    expect(z.safeParse(moneyShape, { currency: 'KRW', amount: '100' }).success).toBe(true)
    expect(z.safeParse(moneyShape, { currency: 'KRW', amount: '100.5' }).success).toBe(false)
    expect(z.safeParse(moneyShape, { currency: 'USD', amount: 1.5 }).success).toBe(false)
  })
})

describe('a date on the wire', () => {
  it('is a day, never a moment', () => {
    expect(z.safeParse(dateText, '2026-03-10').success).toBe(true)
    expect(z.safeParse(dateText, '2026-03-10T00:00:00.000Z').success).toBe(false)
  })
})

describe('a zone on the wire', () => {
  it('has one spelling, however it was sent', () => {
    const spellings = ['Asia/Seoul', 'Asia/SEOUL', 'ASIA/seoul']
    expect(new Set(spellings.map((name) => z.parse(zoneText, name)))).toEqual(new Set(['Asia/Seoul']))
  })
  it.each(['Mars/Olympus', '+09:00', ''])('is one that exists, which %s is not', (name) => {
    expect(z.safeParse(zoneText, name).success).toBe(false)
  })
})
