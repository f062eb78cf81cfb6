import { describe, expect, it } from 'vitest'
import { type WheelOptions, nearestPlace, placeAt, placeForKey, placeForTyping, placeOf } from './wheel.ts'

const wheel = (labels: string, off = ''): WheelOptions =>
  Array.from(labels, (label) => ({ value: label, label, disabled: off.includes(label) }))

const seven = wheel('ABCDEFG', 'BFG')

describe('the index of a value', () => {
  it('is found by the value', () => {
    expect(placeOf(seven, 'C')).toBe(2)
  })
  it('is none for what is missing or may not be chosen', () => {
    expect(placeOf(seven, 'Z')).toBeUndefined()
    expect(placeOf(seven, 'B')).toBeUndefined()
    expect(placeOf(seven, undefined)).toBeUndefined()
  })
})

describe('a wheel that stops', () => {
  it('stops at the row in the middle', () => {
    expect(placeAt(0, 44, 7)).toBe(0)
    expect(placeAt(44 * 3 + 20, 44, 7)).toBe(3)
    expect(placeAt(44 * 3 + 23, 44, 7)).toBe(4)
  })
  it('stops inside its rows, however far it was thrown', () => {
    expect(placeAt(-500, 44, 7)).toBe(0)
    expect(placeAt(9_999, 44, 7)).toBe(6)
    expect(placeAt(9_999, 44, 0)).toBe(0)
  })
  it('passes over rows that may not be chosen', () => {
    expect(nearestPlace(seven, 1)).toBe(2)
    expect(nearestPlace(seven, 6)).toBe(4)
  })
  it('has no row to stop at when none may be chosen', () => {
    expect(nearestPlace(wheel('AB', 'AB'), 0)).toBeUndefined()
    expect(nearestPlace([], 0)).toBeUndefined()
  })
})

describe('keys', () => {
  it('turn by one, past what may not be chosen', () => {
    expect(placeForKey('ArrowDown', seven, 0)).toBe(2)
    expect(placeForKey('ArrowUp', seven, 2)).toBe(0)
  })
  it('stay at either end', () => {
    expect(placeForKey('ArrowUp', seven, 0)).toBe(0)
    expect(placeForKey('ArrowDown', seven, 4)).toBe(4)
  })
  it('turn by a page and to the ends', () => {
    expect(placeForKey('PageDown', wheel('ABCDEFGHIJ'), 2)).toBe(7)
    expect(placeForKey('PageUp', wheel('ABCDEFGHIJ'), 2)).toBe(0)
    expect(placeForKey('Home', seven, 4)).toBe(0)
    expect(placeForKey('End', seven, 0)).toBe(4)
  })
  it('ignore other keys', () => {
    expect(placeForKey('Enter', seven, 0)).toBeUndefined()
  })
})

describe('typing', () => {
  const banks: WheelOptions = ['Hanbit', 'Hwarang', 'Saebyeok', '새벽'].map((label) => ({
    value: label,
    label,
  }))
  it('finds a label by its beginning, whatever its case', () => {
    expect(placeForTyping(banks, 0, 'sae')).toBe(2)
    expect(placeForTyping(banks, 0, '새')).toBe(3)
  })
  it('goes on to the next with the same letter, and round', () => {
    expect(placeForTyping(banks, 0, 'h')).toBe(1)
    expect(placeForTyping(banks, 1, 'h')).toBe(0)
  })
  it('stays on a row that still fits as more is typed', () => {
    expect(placeForTyping(banks, 1, 'hw')).toBe(1)
  })
  it('finds nothing that is not there or may not be chosen', () => {
    expect(placeForTyping(banks, 0, 'x')).toBeUndefined()
    expect(placeForTyping(seven, 0, 'b')).toBeUndefined()
    expect(placeForTyping([], 0, 'b')).toBeUndefined()
  })
})
