import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foreignText } from './foreignText.ts'
import { guardHan } from './hanGuard.ts'

describe('a message outside the catalogue', () => {
  it.each([
    ['Minimum 10000', 'Minimum 10,000'],
    ['Minimum 1234567.50 USD', 'Minimum 1,234,567.50 USD'],
    ['Between 1000 and 20000.', 'Between 1,000 and 20,000.'],
    ['Already 12,500', 'Already 12,500'],
    ['Only 999', 'Only 999'],
    ['Call 01012345678', 'Call 01012345678'],
    ['Order A1234567', 'Order A1234567'],
    ['Until 2024-09-30', 'Until 2024-09-30'],
    ['Until 2024/09/30', 'Until 2024/09/30'],
    ['Number 12345678901234567890', 'Number 12345678901234567890'],
  ])('%s becomes %s', (said, shown) => {
    expect(foreignText(said, 'en')).toBe(shown)
  })

  it.each([
    ['Open 09:30-24:00', 'Open 09:30\u2060–\u206024:00'],
    ['Open 9:00 to 15:30.', 'Open 9:00\u2060–\u206015:30.'],
    ['Open 09:00 ~ 15:30', 'Open 09:00\u2060–\u206015:30'],
    ['Open at 09:00', 'Open at 09:00'],
  ])('shows its time window as a range: %s', (said, shown) => {
    expect(foreignText(said, 'en')).toBe(shown)
  })

  it('shows a window of Chinese text as a range too', () => {
    expect(foreignText('出金時間 09:30至24:00', 'tw')).toBe('出金時間 09:30\u2060–\u206024:00')
    expect(foreignText('提現時間 09:30到24:00', 'kor')).toBe('오류 09:30\u2060~\u206024:00')
  })
})

describe('the Han guard', () => {
  it('turns a run of Chinese characters into one word', () => {
    expect(guardHan('余额不足', 'en')).toBe('error')
    expect(guardHan('余额不足，请先充值。', 'kor')).toBe('오류')
    expect(guardHan('Order 委托 failed', 'en')).toBe('Order error failed')
  })

  it('leaves Traditional Chinese alone', () => {
    expect(guardHan('餘額不足', 'tw')).toBe('餘額不足')
  })

  it('leaves Korean, Latin, digits and signs as they are', () => {
    expect(guardHan('잔액 부족: ₩1,000 (A-1) – 50 %', 'kor')).toBe('잔액 부족: ₩1,000 (A-1) – 50 %')
  })

  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom('余', '額', '，', '。', ' ', '々', '𠀀'),
      fc.string({ unit: 'grapheme', maxLength: 1 }),
    ),
  })

  it('lets no Chinese character through, whatever the text', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('en', 'kor'), (said, language) => {
        expect(guardHan(said, language)).not.toMatch(/\p{Script=Han}/u)
      }),
      { seed: 7, numRuns: 500 },
    )
  })

  it('changes nothing where there is none, and nothing twice', () => {
    fc.assert(
      fc.property(text, (said) => {
        const once = guardHan(said, 'en')
        expect(guardHan(once, 'en')).toBe(once)
        expect(/\p{Script=Han}/u.test(said) || once === said).toBe(true)
      }),
      { seed: 8, numRuns: 500 },
    )
  })
})
