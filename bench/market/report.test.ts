import { expect, test } from 'vitest'
import type { LikenessFigure } from '../../apps/mock-api/src/market/testing/figure.ts'
import { allKept, table } from './report.ts'

const one = (measured: number, more: Partial<LikenessFigure> = {}): LikenessFigure => ({
  of: 'KRX',
  name: 'kurtosis',
  measured,
  ...more,
})
const cellsOf = (figure: LikenessFigure): readonly string[] =>
  (table([figure]).split('\n')[2] ?? '').split('|').map((cell) => cell.trim())

test('bounds are of the ratio where there is a reference, and both included', () => {
  const bounds = { least: 1, most: 2.5 }
  expect(allKept([one(10, { reference: 4, bounds })])).toBe(true)
  expect(allKept([one(3.9, { reference: 4, bounds })])).toBe(false)
  expect(allKept([one(3, { bounds })])).toBe(false)
})

test('what could not be measured is not kept', () => {
  expect(allKept([one(Number.NaN, { bounds: { most: 2 } })])).toBe(false)
  expect(allKept([one(1, { reference: Number.NaN, bounds: { most: 2 } })])).toBe(false)
})

test('a run without a limited figure keeps nothing', () => {
  expect(allKept([])).toBe(false)
  expect(allKept([one(3)])).toBe(false)
  expect(allKept([one(3), one(1, { bounds: { most: 2 } })])).toBe(true)
})

test('the table names what is missed', () => {
  expect(cellsOf(one(150, { reference: 3, bounds: { least: 1, most: 2.5 } }))).toEqual([
    '',
    'KRX',
    'kurtosis',
    '150.0',
    '3.000',
    '50.000',
    '1 to 2.5 times',
    'NO',
    '',
  ])
  expect(cellsOf(one(3, { bounds: { most: 4 } }))).toEqual([
    '',
    'KRX',
    'kurtosis',
    '3.000',
    '',
    '',
    'at most 4',
    'yes',
    '',
  ])
  expect(cellsOf(one(3))).toEqual(['', 'KRX', 'kurtosis', '3.000', '', '', '', '', ''])
})
