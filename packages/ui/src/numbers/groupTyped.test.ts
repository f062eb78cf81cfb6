import { describe, expect, test } from 'vitest'
import { caretAfter, groupTyped, typedText } from './groupTyped.ts'

const typed = (text: string, value: string, caret = value.length) =>
  typedText(text, { value, caret, entered: '' }, 'en')

describe('a number that is being typed', () => {
  test.each([
    ['', ''],
    ['250', '250'],
    ['2505', '2,505'],
    ['2505.', '2,505.'],
    ['1234567.80', '1,234,567.80'],
    ['1,234', '1,234'],
  ])('%j shows as %j', (text, shown) => {
    expect(groupTyped(text, 'en')).toBe(shown)
  })

  test.each(['1,5', '70,', '12a', '.5', '1 000'])('%j stays as it was typed', (text) => {
    expect(groupTyped(text, 'en')).toBe(text)
  })

  test('loses the groups that it shows, and keeps those that are typed', () => {
    expect(typed('2505', '2,5056')).toBe('25056')
    expect(typed('1', '1,')).toBe('1,')
    expect(typed('1,', '1,5')).toBe('1,5')
    expect(typed('', '1,234')).toBe('1,234')
    expect(typed('1,234', '1,2345')).toBe('12345')
  })

  test.each([
    ['1234.56', '12,5'],
    ['1234', '1,5'],
    ['1000000', '$1,234.56'],
    ['1234', ','],
  ])('keeps the groups of what takes its place: over %j comes %j', (text, pasted) => {
    const value = { value: pasted, caret: pasted.length, entered: pasted }
    expect(typedText(text, value, 'en')).toBe(pasted)
  })

  test('loses the digit before a group that is taken out', () => {
    expect(typed('2505', '2505', 1)).toBe('505')
  })

  test('is the same number where it is pasted over itself without groups', () => {
    expect(typed('50000', '50000')).toBe('50000')
    expect(typed('2505.10', '2505.10')).toBe('2505.10')
  })

  test('keeps its caret after the same digit', () => {
    expect(caretAfter(2, '2,505', 'en')).toBe(3)
    expect(caretAfter(0, '2,505', 'en')).toBe(0)
    expect(caretAfter(9, '2,505', 'en')).toBe(5)
  })
})
