import { decimal, localDate } from '@onelot/domain'
import { expect, test } from 'vitest'
import { curveOf } from './curve.ts'

const daysOf = (...profits: string[]) =>
  profits.map((profit, index) => ({
    date: localDate(`2026-01-${String(index + 5).padStart(2, '0')}`),
    profit: decimal(profit),
  }))

test('draws between the worst and the best day, with zero at its position', () => {
  const curve = curveOf(daysOf('-100', '0', '300'))
  expect(curve?.days.map(({ height }) => height)).toEqual([0, 0.25, 1])
  expect(curve?.zeroHeight).toBe(0.25)
  expect(curve).toMatchObject({ low: '-100', high: '300', direction: 'up' })
})

test('keeps zero in sight where all days gain, or all lose', () => {
  expect(curveOf(daysOf('100', '200'))?.days.map(({ height }) => height)).toEqual([0.5, 1])
  expect(curveOf(daysOf('-100', '-200'))).toMatchObject({ high: '0', zeroHeight: 1, direction: 'down' })
})

test('gives each day its change from the one before', () => {
  expect(curveOf(daysOf('5', '3.5'))?.days.map(({ change }) => change)).toEqual([undefined, '-1.5'])
})

test('lies in the middle where nothing was gained or lost', () => {
  expect(curveOf(daysOf('0', '0'))).toMatchObject({ zeroHeight: 0.5, direction: 'flat' })
})

test('is nothing without a day', () => {
  expect(curveOf([])).toBeUndefined()
})

test.each([
  [
    ['-366.55', '387.25'],
    ['-400', '-200', '0', '200', '400'],
  ],
  [
    ['0', '480'],
    ['0', '200', '400', '600'],
  ],
  [
    ['-3', '0.5'],
    ['-3', '-2', '-1', '0', '1'],
  ],
  [
    ['0', '3'],
    ['0', '1', '2', '3'],
  ],
  [
    ['0', '1'],
    ['0', '1'],
  ],
  [
    ['0', '0.02'],
    ['0', '0.01', '0.02'],
  ],
  [
    ['0', '9007199254740993'],
    ['0', '5000000000000000', '10000000000000000'],
  ],
])('labels the axis of %j at round amounts, zero among them', (profits, axis) => {
  expect(curveOf(daysOf(...profits))?.axis).toEqual(axis)
})

test('has no axis where nothing was gained or lost but zero', () => {
  expect(curveOf(daysOf('0', '0.00'))?.axis).toEqual(['0'])
})
