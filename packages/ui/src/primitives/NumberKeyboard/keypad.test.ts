import { describe, expect, it } from 'vitest'
import type { NumberKeys } from '../../numbers/numberKeysOf.ts'
import { type KeypadKey, type KeypadRules, hardwareKey, press } from './keypad.ts'

const typed = (keys: readonly KeypadKey[], rules: KeypadRules, from = '') =>
  keys.reduce((text, key) => press(text, key, rules), from)

describe('a code', () => {
  it('takes digits at its end, zeros in front too', () => {
    expect(typed(['0', '0', '7'], {})).toBe('007')
  })
  it('takes no more than its length', () => {
    expect(typed(['1', '2', '3', '4'], { maxLength: 3 })).toBe('123')
  })
  it('has no decimal mark', () => {
    expect(typed(['1', 'decimal', '2'], {})).toBe('12')
  })
  it('loses its last character, and stays empty when there is none', () => {
    expect(press('123', 'erase', {})).toBe('12')
    expect(press('', 'erase', {})).toBe('')
  })
  it('can be shortened when it is full', () => {
    expect(typed(['erase', '9'], { maxLength: 3 }, '123')).toBe('129')
  })
})

describe('a number', () => {
  it('takes one decimal mark, and a zero before it', () => {
    expect(typed(['decimal', '5', 'decimal', '2'], { places: 2 })).toBe('0.52')
  })
  it('takes no more decimals than its fraction digits', () => {
    expect(typed(['1', 'decimal', '2', '3', '4'], { places: 2 })).toBe('1.23')
  })
  it('begins with one zero at most', () => {
    expect(typed(['0', '0', '5'], { places: 0 })).toBe('5')
    expect(typed(['0', 'decimal', '0', '0'], { places: 2 })).toBe('0.00')
  })
  it('has no decimal mark where it has no fraction digits', () => {
    expect(typed(['1', 'decimal'], { places: 0 })).toBe('1')
  })
  it('counts the mark in its length', () => {
    expect(typed(['1', 'decimal', '5'], { places: 2, maxLength: 2 })).toBe('1.')
  })
})

describe('a hardware keyboard', () => {
  const meant = (key: string, keys: NumberKeys = 'both', code = '') => hardwareKey({ key, code }, keys)

  it('types digits and the decimal mark, and deletes', () => {
    expect(['7', '.', 'Decimal', 'Backspace', 'Delete'].map((key) => meant(key))).toEqual([
      '7',
      'decimal',
      'decimal',
      'erase',
      'erase',
    ])
  })
  it('takes a comma for the decimal mark where the device writes it so, and on a number pad', () => {
    expect(meant(',', 'decimalComma')).toBe('decimal')
    expect(meant(',', 'both', 'NumpadDecimal')).toBe('decimal')
  })
  it('types a thousand by 1,000 where a comma separates groups', () => {
    expect(meant(',', 'both', 'Comma')).toBeUndefined()
  })
  it('types nothing else', () => {
    expect(['a', 'Enter', 'Tab', 'F1', '-', '٣'].map((key) => meant(key))).toEqual(Array(6).fill(undefined))
  })
})
