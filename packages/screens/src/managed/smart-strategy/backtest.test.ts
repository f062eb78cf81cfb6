import { type Money, decimal, localDate, money, plusDays, startOf } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import {
  backtestOf,
  beginningOf,
  pointsOf,
  termsOf,
  chargedPart,
  curveOf,
  earnedBy,
  firstPurchase,
  heldOf,
  sampled,
} from './backtest.ts'
import type { Tested } from './backtest.ts'

const usd = (amount: string): Money => money('USD', amount)
const day0 = localDate('2024-01-01')
const closes = (...prices: readonly string[]) =>
  prices.map((price, index) => ({
    date: plusDays(day0, index),
    open: decimal(price),
    high: decimal(price),
    low: decimal(price),
    close: decimal(price),
  }))
const over = (...prices: readonly string[]): Tested => ({
  bars: closes(...prices),
  market: {
    charges: { commission: decimal('0.001'), minimumCommission: decimal('0.99'), saleTax: decimal('0') },
    ticks: [{ from: decimal('0'), tick: decimal('0.01') }],
  },
  capital: usd('3000'),
})
const crossing = { kind: 'crossing', fast: 2, slow: 3 } as const

const buys = (tested: Tested) => firstPurchase(crossing, beginningOf(crossing, tested), tested)

describe('a backtest on a screen', () => {
  it('buys first what example 23 buys', () => {
    const tested = over('40', '41', '41.26')
    expect(buys(tested)).toMatchObject({ side: 'buy', lots: 72, price: '41.27' })
    expect(buys(over('41', '40', '39'))).toBeUndefined()
    expect(buys(over())).toBeUndefined()
  })

  it('begins a grid by its last close alone', () => {
    const grid = { kind: 'grid', levels: 4, width: decimal('0.1') } as const
    const tested = over('30', '50', '41.26')
    const book = beginningOf(grid, tested)
    expect(book).toEqual(startOf(grid, tested.bars, termsOf(tested)))
    expect(book.base).toBe('41.26')
  })

  it('earns what its figures say, by itself', () => {
    const tested = over('40', '41', '41.26', '43', '44.02', '42', '40', '39')
    const { days, figures } = backtestOf(crossing, tested)
    const steps = earnedBy(crossing, tested)
    const paused = days.map(() => steps.next().done)
    expect(paused).toEqual(days.map(() => false))
    expect(steps.next()).toEqual({ done: true, value: figures.rate })
    expect(days.flatMap(({ fills }) => fills.map(({ side }) => side))).toEqual(['buy', 'sell'])
    expect(chargedPart(figures, tested.capital)).toMatch(/^0\.00\d{4}$/)
  })

  it('is drawn beside holding, from its first close to its last', () => {
    const tested = over('40', '41', '41.26', '43', '44.02')
    const [backtest, held] = [backtestOf(crossing, tested), heldOf(tested)]
    const curve = curveOf(pointsOf(backtest.days, tested.capital), pointsOf(held.days, tested.capital))
    expect(curve.at(-1)).toEqual({
      date: plusDays(day0, 4),
      rate: backtest.figures.rate,
      benchmark: held.figures.rate,
    })
    expect(curve).toHaveLength(4)
  })

  it('is drawn by some of its days, with the first and the last', () => {
    const days = Array.from({ length: 1_260 }, (_, index) => index)
    expect(sampled(days)).toHaveLength(100)
    expect(sampled(days).at(0)).toBe(0)
    expect(sampled(days).at(-1)).toBe(1_259)
  })
})
