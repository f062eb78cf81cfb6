import { describe, expect, it } from 'vitest'
import { type PickerColumn, type PickerValue, isWhole, settle } from './columns.ts'

const column = (key: string, values: string, off = ''): PickerColumn => ({
  key,
  label: key,
  options: Array.from(values, (value) => ({ value, label: value, disabled: off.includes(value) })),
})

describe('a settled value', () => {
  it('keeps what every column holds', () => {
    expect(settle([column('a', 'XY'), column('b', 'PQ')], { a: 'Y', b: 'Q' })).toEqual({ a: 'Y', b: 'Q' })
  })
  it('takes the first where nothing was chosen or the chosen is gone', () => {
    expect(settle([column('a', 'XY'), column('b', 'PQ')], { b: 'Z' })).toEqual({ a: 'X', b: 'P' })
  })
  it('moves to the next where the first may not be chosen', () => {
    expect(settle([column('a', 'XY', 'X')], {})).toEqual({ a: 'Y' })
  })
  it('has no value for a column without anything to choose', () => {
    expect(settle([column('a', ''), column('b', 'PQ', 'PQ')], { a: 'X', b: 'P' })).toEqual({})
  })
  it('drops what belongs to no column', () => {
    expect(settle([column('a', 'X')], { a: 'X', old: 'Z' })).toEqual({ a: 'X' })
  })

  const cities: Record<string, string> = { K: 'SB', T: 'PQ' }
  const cascade = (value: PickerValue) => [
    column('country', 'KT'),
    column('city', cities[value['country'] ?? 'K'] ?? ''),
  ]
  it('settles a column under the choice before it', () => {
    expect(settle(cascade, { country: 'T', city: 'S' })).toEqual({ country: 'T', city: 'P' })
    expect(settle(cascade, { country: 'T', city: 'Q' })).toEqual({ country: 'T', city: 'Q' })
    expect(settle(cascade, {})).toEqual({ country: 'K', city: 'S' })
    expect(settle(cascade, { country: 'Z', city: 'Q' })).toEqual({ country: 'K', city: 'S' })
  })
})

describe('a whole choice', () => {
  it('has a value of every column that offers any', () => {
    expect(isWhole([column('a', 'XY'), column('b', '')], { a: 'X' })).toBe(true)
    expect(isWhole([column('a', 'XY'), column('b', 'PQ', 'PQ')], { a: 'X' })).toBe(false)
  })
  it('is none where no column offers anything', () => {
    expect(isWhole([column('a', '')], {})).toBe(false)
    expect(isWhole([], {})).toBe(false)
  })
})
