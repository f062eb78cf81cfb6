import { decimal, localDate, plusDays } from '@onelot/domain'
import { expect, test } from 'vitest'
import { returnLines } from './returnLines.ts'

const daysOf = (...rates: readonly (readonly [own: string, benchmark?: string])[]) =>
  rates.map(([own, benchmark], index) => ({
    date: plusDays(localDate('2026-01-05'), index),
    rate: decimal(own),
    benchmark: benchmark === undefined ? undefined : decimal(benchmark),
  }))

test('draws both lines on one scale, with nothing gained or lost on it', () => {
  const { own, benchmark, zero } = returnLines(daysOf(['0', '0'], ['0.1', '-0.1'], ['0.3', '0.1']))
  expect(own).toEqual([
    { x: 0, y: 0.75 },
    { x: 0.5, y: 0.5 },
    { x: 1, y: 0 },
  ])
  expect(benchmark).toEqual([
    { x: 0, y: 0.75 },
    { x: 0.5, y: 1 },
    { x: 1, y: 0.5 },
  ])
  expect(zero).toBe(0.75)
})

test('leaves out days on which the benchmark had no price', () => {
  expect(returnLines(daysOf(['0'], ['0.1', '0.2'])).benchmark).toEqual([{ x: 1, y: 0 }])
})

test('lies in the middle where nothing was gained or lost', () => {
  expect(returnLines(daysOf(['0', '0'], ['0', '0'])).own.map(({ y }) => y)).toEqual([0.5, 0.5])
})
