import { expect, test } from 'vitest'
import { median, percentile } from './measure.ts'
import { allKept, atLeast, atMost, info, line, table } from './report.ts'

test('a value at its limit is kept, one beyond it is not', () => {
  expect(atMost('cost', 1.2, 1.2).kept).toBe(true)
  expect(atMost('cost', 1.21, 1.2).kept).toBe(false)
  expect(atLeast('rate', 0.5, 0.5).kept).toBe(true)
  expect(atLeast('rate', 0.49, 0.5).kept).toBe(false)
})

test('what could not be measured is not kept', () => {
  expect(atMost('cost', Number.NaN, 1.2).kept).toBe(false)
  expect(atLeast('rate', Number.NaN, 0.5).kept).toBe(false)
})

test('a run without a limited figure keeps nothing', () => {
  expect(allKept([])).toBe(false)
  expect(allKept([info('time', '3 ms')])).toBe(false)
  expect(allKept([info('time', '3 ms'), atMost('cost', 1, 1.2)])).toBe(true)
})

test('the table names what is missed', () => {
  const shown = { unit: ' ms', fractionDigits: 1, detail: '1.0 and 2.0' }
  const lines = table([atMost('cost', 2, 1.2, shown), info('time', '3 ms')]).split('\n')
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()))
  expect(cells[0]).toEqual(['', 'figure', 'measured', 'limit', 'kept', ''])
  expect(cells[2]).toEqual(['', 'cost', '2.0 ms (1.0 and 2.0)', 'at most 1.2 ms', 'NO', ''])
  expect(cells[3]).toEqual(['', 'time', '3 ms', '', '', ''])
})

test('a line says whether a figure with a limit is kept', () => {
  expect(line(info('time', '3 ms'))).toBe('time: 3 ms')
  expect(line(atMost('cost', 1, 1.2))).toBe('cost: 1.00; at most 1.2, kept')
  expect(line(atMost('cost', 2, 1.2))).toBe('cost: 2.00; at most 1.2, NOT KEPT')
})

test('a percentile is a value that was measured', () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at)
  expect(percentile(values, 0.99)).toBe(99)
  expect(median([3, 1, 2])).toBe(2)
  expect(percentile([], 0.5)).toBeNaN()
})
