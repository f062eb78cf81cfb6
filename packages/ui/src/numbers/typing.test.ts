import { describe, expect, test } from 'vitest'
import type { NumberKeys } from './numberKeysOf.ts'
import { entryOf } from './typing.ts'

const typed = (value: string, data: string | undefined, keys: NumberKeys = 'both', caret = value.length) =>
  entryOf({ value, caret }, { data, language: 'en', keys })

describe('a comma that is typed', () => {
  test('is the decimal mark where number keys have no other', () => {
    expect(typed('12,', ',', 'decimalComma')).toEqual({ value: '12.', caret: 3, entered: '.' })
    expect(typed('1,234,', ',', 'decimalComma').value).toBe('1,234.')
    expect(typed('12,50', ',', 'decimalComma', 3)).toEqual({ value: '12.50', caret: 3, entered: '.' })
  })
  test('is no second decimal mark', () => {
    expect(typed('12.5,', ',', 'decimalComma').value).toBe('12.5,')
  })
  test('stays where it may separate groups, and where it is pasted', () => {
    expect(typed('1,', ',').value).toBe('1,')
    expect(typed('1,000,000', undefined, 'decimalComma').value).toBe('1,000,000')
    expect(typed('1,000,000', '1,000,000', 'decimalComma').value).toBe('1,000,000')
  })
})

describe('full-width digits and signs', () => {
  test('are digits, however they are entered', () => {
    expect(typed('１２', '１２')).toEqual({ value: '12', caret: 2, entered: '12' })
    expect(typed('１，２３４．５', undefined).value).toBe('1,234.5')
  })
})

describe('a letter', () => {
  test('that is typed never enters a number', () => {
    expect(typed('12a', 'a')).toEqual({ value: '12', caret: 2, entered: '' })
    expect(typed('1e2', 'e', 'both', 2)).toEqual({ value: '12', caret: 1, entered: '' })
    expect(typed('12만', '만').value).toBe('12')
  })
  test('that is pasted stays, so that the field can say what is wrong', () => {
    expect(typed('10만', undefined).value).toBe('10만')
  })
})
