import { expect, test } from 'vitest'
import { portion } from './portion.ts'

test('is the fraction of the whole', () => {
  expect(portion(35, 100)).toBe(0.35)
  expect(portion(1, 4)).toBe(0.25)
})

test('stays at the end it is past', () => {
  expect(portion(120, 100)).toBe(1)
  expect(portion(-5, 100)).toBe(0)
})

test('is nothing of nothing, and of what is no number', () => {
  expect(portion(5, 0)).toBe(0)
  expect(portion(Number.NaN, 100)).toBe(0)
})
