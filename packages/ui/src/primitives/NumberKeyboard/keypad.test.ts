import { describe, expect, it } from 'vitest'
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
  it('types digits, both decimal marks, and deletes', () => {
    expect(['7', '.', ',', 'Backspace', 'Delete'].map(hardwareKey)).toEqual([
      '7',
      'decimal',
      'decimal',
      'erase',
      'erase',
    ])
  })
  it('types nothing else', () => {
    expect(['a', 'Enter', 'Tab', 'F1', '-', '٣'].map(hardwareKey)).toEqual(Array(6).fill(undefined))
  })
})
