import { money } from '@onelot/domain'
import { describe, expect, test } from 'vitest'
import { formatCellAmount } from './money.ts'

describe('an amount in the cell of a calendar', () => {
  test.each([
    ['en-US', 'USD', '0.05', '+0.05'],
    ['en-US', 'USD', '-120.4', '−120.40'],
    ['en-US', 'USD', '999.99', '+999.99'],
    ['en-US', 'KRW', '12345', '+12,345'],
    ['ko-KR', 'KRW', '-50', '−50'],
    ['zh-TW', 'TWD', '0', '0.00'],
  ] as const)('in %s is exact while it fits: %s %s is %s', (locale, currency, whole, text) => {
    expect(formatCellAmount(locale, money(currency, whole))).toBe(text)
  })

  test.each([
    ['en-US', 'USD', '1204.55', '+1.2K'],
    ['en-US', 'KRW', '-1234567', '−1.2M'],
    ['ko-KR', 'KRW', '1234567', '+123.5만'],
    ['zh-TW', 'TWD', '-12345.6', '−1.2萬'],
    ['zh-TW', 'USD', '1204.55', '+1,205'],
  ] as const)('in %s is in short where it is large: %s %s is %s', (locale, currency, whole, text) => {
    expect(formatCellAmount(locale, money(currency, whole))).toBe(text)
  })

  test.each([
    ['en-US', 'USD', '0.05', '+0.05'],
    ['en-US', 'USD', '-888.88', '−889'],
    ['en-US', 'USD', '888888.88', '+889K'],
    ['en-US', 'KRW', '-1234567', '−1.2M'],
    ['ko-KR', 'KRW', '1234567', '+123만'],
    ['zh-TW', 'TWD', '-123456.7', '−12萬'],
  ] as const)('in %s is shorter where the text is large: %s %s is %s', (locale, currency, whole, text) => {
    expect(formatCellAmount(locale, money(currency, whole), 'few')).toBe(text)
  })
})
