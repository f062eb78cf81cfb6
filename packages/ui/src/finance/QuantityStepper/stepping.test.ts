import { describe, expect, test } from 'vitest'
import {
  type StepBounds,
  canStep,
  clampQuantity,
  mayBecomeQuantity,
  quantityForKey,
  stepQuantity,
  typedQuantity,
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

  test('never goes the other way', () => {
    expect(stepQuantity(500, 1, lots)).toBe(500)
    expect(canStep(500, 1, lots)).toBe(false)
    expect(stepQuantity(0, -1, lots)).toBe(0)
  })

  test('comes up to the minimum though a whole step would pass the maximum', () => {
    const tens: StepBounds = { min: 10, max: 12, step: 10 }
    expect(stepQuantity(5, 1, tens)).toBe(10)
    expect(canStep(5, 1, tens)).toBe(true)
  })

  test('counts larger steps from the minimum', () => {
    const tens: StepBounds = { min: 5, max: 42, step: 10 }
    expect(stepQuantity(5, 1, tens)).toBe(15)
    expect(stepQuantity(17, 1, tens)).toBe(25)
    expect(stepQuantity(17, -1, tens)).toBe(15)
  })

  test('goes no further than the most, though no step leads to it, and comes back onto a step', () => {
    expect(stepQuantity(25, 1, { min: 1, max: 30, step: 10 })).toBe(30)
    expect(stepQuantity(17, 1, { min: 1, max: 20, step: 5 })).toBe(20)
    expect(canStep(30, 1, { min: 1, max: 30, step: 10 })).toBe(false)
    expect(stepQuantity(30, -1, { min: 1, max: 30, step: 10 })).toBe(21)
    expect(clampQuantity(35, { min: 1, max: 30, step: 10 })).toBe(30)
    expect(clampQuantity(29, { min: 1, max: 30, step: 10 })).toBe(21)
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

  test('End does nothing without a maximum', () => {
    expect(quantityForKey('End', 50, { min: 1, max: undefined, step: 1 })).toBeUndefined()
  })
})

describe('typing', () => {
  const typed = (text: string) => typedQuantity(text, 'en')

  test('takes whole digits, with separators and full-width ones', () => {
    for (const [text, value] of [
      ['120', 120],
      ['1,200', 1200],
      ['１２', 12],
      ['007', 7],
      ['0', 0],
      ['1.', 1],
    ] as const)
      expect(typed(text), text).toEqual({ ok: true, value })
  })

  test('refuses fractions, signs, letters and what no count could be', () => {
    for (const text of ['1.5', '-1', '+1', '1e3', 'abc', '1234567890123456']) {
      expect(typed(text).ok, text).toBe(false)
    }
  })

  test('waits for the rest of a group', () => {
    expect(typed('1,2')).toEqual({ ok: false, reason: 'ambiguous' })
    expect(mayBecomeQuantity('ambiguous')).toBe(true)
    expect(mayBecomeQuantity('tooManyPlaces')).toBe(false)
  })

  test('reads nothing as no quantity, not as zero', () => {
    expect(typed('')).toEqual({ ok: true, value: undefined })
  })
})
