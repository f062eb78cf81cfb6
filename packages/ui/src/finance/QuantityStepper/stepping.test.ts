import { describe, expect, test } from 'vitest'
import {
  type StepBounds,
  canStep,
  clampQuantity,
  quantityForKey,
  quantityOf,
  stepQuantity,
  typedDigits,
} from './stepping.ts'

const lots: StepBounds = { min: 1, max: 100, step: 1 }

describe('stepping', () => {
  test('goes up and down by one step', () => {
    expect(stepQuantity(5, 1, lots)).toBe(6)
    expect(stepQuantity(5, -1, lots)).toBe(4)
  })

  test('stops at both bounds', () => {
    expect(stepQuantity(100, 1, lots)).toBe(100)
    expect(stepQuantity(1, -1, lots)).toBe(1)
    expect(canStep(100, 1, lots)).toBe(false)
    expect(canStep(1, -1, lots)).toBe(false)
    expect(canStep(1, 1, lots)).toBe(true)
  })

  test('starts an empty field at the minimum', () => {
    expect(stepQuantity(undefined, 1, lots)).toBe(1)
    expect(canStep(undefined, 1, lots)).toBe(true)
    expect(canStep(undefined, -1, lots)).toBe(false)
  })

  test('comes back into bounds from outside them', () => {
    expect(stepQuantity(500, -1, lots)).toBe(100)
    expect(stepQuantity(0, 1, lots)).toBe(1)
    expect(canStep(500, -1, lots)).toBe(true)
  })

  test('counts larger steps from the minimum', () => {
    const tens: StepBounds = { min: 5, max: 42, step: 10 }
    expect(stepQuantity(5, 1, tens)).toBe(15)
    expect(stepQuantity(17, 1, tens)).toBe(25)
    expect(stepQuantity(17, -1, tens)).toBe(15)
    expect(stepQuantity(35, 1, tens)).toBe(35)
    expect(canStep(35, 1, tens)).toBe(false)
  })

  test('keeps to the minimum where the maximum lies under it', () => {
    expect(clampQuantity(7, { min: 1, max: 0, step: 1 })).toBe(1)
    expect(canStep(1, 1, { min: 1, max: 0, step: 1 })).toBe(false)
  })

  test('clamps what was typed, and nothing into the minimum', () => {
    expect(clampQuantity(1e12, lots)).toBe(100)
    expect(clampQuantity(0, lots)).toBe(1)
    expect(clampQuantity(Number.NaN, lots)).toBe(1)
  })
})

describe('keys', () => {
  test.each([
    ['ArrowUp', 51],
    ['ArrowDown', 49],
    ['PageUp', 60],
    ['PageDown', 40],
    ['Home', 1],
    ['End', 100],
    ['a', undefined],
  ])('%s makes fifty %s', (key, expected) => {
    expect(quantityForKey(key, 50, lots)).toBe(expected)
  })
})

describe('typing', () => {
  test('takes whole digits, with separators and full-width ones', () => {
    expect(typedDigits('120')).toBe('120')
    expect(typedDigits('1,200')).toBe('1200')
    expect(typedDigits('１２')).toBe('12')
    expect(typedDigits('007')).toBe('7')
    expect(typedDigits('')).toBe('')
  })

  test('refuses points, signs, letters and what no count could be', () => {
    for (const text of ['1.5', '-1', '+1', '1e3', 'abc', '1234567890123456']) {
      expect(typedDigits(text), text).toBeUndefined()
    }
  })

  test('reads nothing as no quantity, not as zero', () => {
    expect(quantityOf('')).toBeUndefined()
    expect(quantityOf('0')).toBe(0)
  })
})
