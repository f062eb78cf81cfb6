import { expect, it } from 'vitest'
import { localDate } from '../../base/instant.ts'
import { defaultMarkets } from '../../base/instruments/markets.ts'
import { decimal } from '../../base/money/decimal.ts'
import { money } from '../../base/money/money.ts'
import type { RunBar } from './bar.ts'
import { heldOver, run } from './run.ts'

const bar = (day: number, open: string, close: string, extras: Partial<RunBar> = {}): RunBar => ({
  date: localDate(`2026-03-0${day}`),
  open: decimal(open),
  high: decimal(open),
  low: decimal(close),
  close: decimal(close),
  ...extras,
})
const terms = { capital: money('USD', '1000'), market: defaultMarkets.US }

it('a dividend after tax is cash at the opening of its ex-date', () => {
  const days = heldOver(
    [bar(2, '10', '10'), bar(3, '10', '10'), bar(4, '10', '10', { dividend: decimal('0.085') })],
    terms,
  )
  expect(days.map(({ lots, income }) => [lots, income.amount])).toEqual([
    [99, '0.00'],
    [99, '8.42'],
  ])
})

it('a split changes lots, and its fraction is cash at the open', () => {
  const days = heldOver(
    [bar(2, '10', '10'), bar(3, '10', '10'), bar(4, '40', '40', { split: { to: 1, from: 4 } })],
    terms,
  )
  expect(days.at(-1)).toMatchObject({ lots: 24, income: money('USD', '30') })
})

it('a split re-bases the lines of a grid and the averages of a crossing', () => {
  const split = { to: 1, from: 10 }
  const grid = run(
    { kind: 'grid', levels: 2, width: decimal('0.1') },
    [bar(2, '10', '10'), bar(3, '10', '10.5'), bar(4, '105', '109', { split }), bar(5, '110', '110')],
    terms,
  )
  expect(grid.book.base).toBe('100')
  expect(grid.days.map(({ lots }) => lots)).toEqual([49, 4, 4])
  const crossing = run(
    { kind: 'crossing', fast: 2, slow: 3 },
    [bar(2, '12', '12'), bar(3, '11', '11'), bar(4, '100', '100', { split }), bar(5, '100', '100')],
    terms,
  )
  expect(crossing.days.at(-1)?.lots).toBe(0)
})
