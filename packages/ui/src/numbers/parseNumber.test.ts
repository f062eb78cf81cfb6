import { currencies, decimal, languages, minorUnits, money } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { formatMoney } from '../finance/format/money.ts'
import { intlLocale } from '../locales/locale.ts'
import { groupDigits } from './groupDigits.ts'
import { parseNumber } from './parseNumber.ts'

const read = (text: string, rules?: { places?: number; digits?: number }) => {
  const parsed = parseNumber(text, 'en', rules)
  return parsed.ok ? parsed.value : parsed.reason
}

describe.each(languages)('a number typed in %s', (language) => {
  it('reads groups and a decimal point', () => {
    expect(parseNumber('1,234,567.80', language)).toEqual({ ok: true, value: '1234567.80' })
  })
})

describe('what is plainly one number', () => {
  it.each([
    ['7', '7'],
    ['0', '0'],
    ['0.1', '0.1'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['007', '7'],
    ['000', '0'],
    ['1.234', '1.234'],
    ['1,234', '1234'],
    ['12,345,678', '12345678'],
    [' 42 ', '42'],
    ['１２３．４５', '123.45'],
    ['１，２３４', '1234'],
    ['999999999999999.12345678', '999999999999999.12345678'],
  ])('reads %j as %s', (text, value) => {
    expect(read(text)).toBe(value)
  })

  it('keeps every digit that a float would lose', () => {
    expect(read('0.1000000000000000055', { places: 20 })).toBe('0.1000000000000000055')
    expect(read('9007199254740993')).toBe('tooLong')
    expect(read('9007199254740993', { digits: 16 })).toBe('9007199254740993')
  })
})

describe('what two readers could take for different numbers', () => {
  it.each([
    '1,5',
    '1,50',
    '12,34',
    '1,2345',
    '1.234,5',
    '1.234.567',
    '1,234,56',
    '0,123',
    ',5',
    '1 000',
    "1'000",
    '1.0 5',
  ])('refuses %j as ambiguous', (text) => {
    expect(read(text)).toBe('ambiguous')
  })
})

describe('what is no number here', () => {
  it.each(['abc', '-5', '+5', '1e5', '10만', '$5', '5%', '.', ',', 'NaN', 'Infinity', '0x10', '½', '٣'])(
    'refuses %j',
    (text) => {
      expect(read(text)).toBe('notANumber')
    },
  )
  it('refuses nothing at all as empty', () => {
    expect(read('')).toBe('empty')
    expect(read('  ')).toBe('empty')
  })
})

describe.each(currencies)('an amount of %s', (currency) => {
  const rules = { places: minorUnits(currency), currency }
  it.each(languages)('is read as it is written in %s, whatever the reader’s language', (written) => {
    const { amount } = money(currency, '1234567.89', 'down')
    const text = formatMoney(intlLocale(written), { currency, amount })
    for (const language of languages)
      expect(parseNumber(text, language, rules)).toEqual({ ok: true, value: amount })
  })
  it('is read with its code, and refused with the mark of another currency', () => {
    expect(parseNumber(`${currency} 1,000`, 'en', rules)).toEqual({ ok: true, value: '1000' })
    const other = currency === 'KRW' ? '£' : '₩'
    expect(parseNumber(`${other}1,000`, 'en', rules)).toEqual({ ok: false, reason: 'notANumber' })
    expect(parseNumber(currency, 'en', rules)).toEqual({ ok: false, reason: 'notANumber' })
  })
})

describe('limits', () => {
  it('refuses a fraction of a currency without minor units', () => {
    expect(read('100.5', { places: 0 })).toBe('tooManyPlaces')
    expect(read('100.', { places: 0 })).toBe('100')
  })
  it('refuses more digits than its options allow', () => {
    expect(read('1234', { digits: 3 })).toBe('tooLong')
    expect(read('0001234', { digits: 4 })).toBe('1234')
    expect(read('9'.repeat(400))).toBe('tooLong')
  })
})

describe('grouping', () => {
  it.each([
    ['1234567.80', '1,234,567.80'],
    ['123', '123'],
    ['1000', '1,000'],
    ['-1000.5', '-1,000.5'],
  ])('writes %s as %s', (value, written) => {
    expect(groupDigits(decimal(value), 'kor')).toBe(written)
  })
  it('is read back as the same number', () => {
    for (const value of ['1', '12345.678', '999999999', '0.00000001']) {
      expect(read(groupDigits(decimal(value), 'tw'))).toBe(value)
    }
  })
})
