import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localDate } from '../../base/instant.ts'
import { defaultMarkets } from '../../base/instruments/markets.ts'
import { exact, toDecimal } from '../../base/money/exact.ts'
import { type Money, add, isNegative, money, subtract, zero } from '../../base/money/money.ts'
import { plusDays } from '../../base/sessions/localDates.ts'
import { firstSleeves, openingOf } from '../mentoring/plan.ts'
import { instrumentId } from '../../base/ids.ts'
import type { RunBar } from './bar.ts'
import { nextDay, run, runByDays, startOf } from './run.ts'
import type { Strategy } from './strategy.ts'

const SEED = 20_261_129

const START = localDate('2026-01-01')
const cents = (count: number) => toDecimal(exact(String(count)).div('100'))

const bar = fc.record({
  prices: fc.array(fc.integer({ min: 500, max: 1500 }), { minLength: 4, maxLength: 4 }),
  split: fc.option(fc.constantFrom({ to: 2, from: 1 }, { to: 1, from: 3 }, { to: 3, from: 2 }), {
    freq: 8,
    nil: undefined,
  }),
  dividend: fc.option(fc.integer({ min: 1, max: 90 }), { freq: 6, nil: undefined }),
})
const barsArbitrary = fc.array(bar, { minLength: 2, maxLength: 40 }).map((rows): readonly RunBar[] =>
  rows.map(({ prices, split, dividend }, index) => {
    const sorted = prices.toSorted((a, b) => a - b)
    return {
      date: plusDays(START, index),
      open: cents(prices[0] ?? 0),
      high: cents(sorted[3] ?? 0),
      low: cents(sorted[0] ?? 0),
      close: cents(prices[1] ?? 0),
      split,
      dividend: dividend === undefined ? undefined : cents(dividend),
    }
  }),
)
const strategyArbitrary: fc.Arbitrary<Strategy> = fc.oneof(
  fc
    .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 5 }))
    .map(([fast, more]): Strategy => ({ kind: 'crossing', fast, slow: fast + more })),
  fc
    .integer({ min: 1, max: 20 })
    .map((k): Strategy => ({ kind: 'breakout', k: toDecimal(exact(String(k)).div('10')) })),
  fc
    .tuple(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 2, max: 50 }))
    .map(([levels, width]): Strategy => ({ kind: 'grid', levels, width: cents(width) })),
)
const market = defaultMarkets.US
const terms = (amount: number) => ({ capital: money('USD', cents(amount)), market })
const capitalArbitrary = fc.integer({ min: 20_000, max: 2_000_000 })

describe('a run over any bars', () => {
  it('is worth what it was given, plus income and sales, less purchases, to the last unit', () => {
    let traded = 0
    fc.assert(
      fc.property(strategyArbitrary, barsArbitrary, capitalArbitrary, (strategy, bars, amount) => {
        const { days, book } = run(strategy, bars, terms(amount))
        let cash: Money = money('USD', cents(amount))
        for (const day of days) {
          const amountsOf = (side: 'buy' | 'sell') =>
            day.fills.filter((fill) => fill.side === side).map((fill) => fill.amount)
          cash = add(cash, day.income, ...amountsOf('sell'))
          cash = subtract(cash, add(zero('USD'), ...amountsOf('buy')))
          expect(day.cash).toEqual(cash)
          expect(isNegative(day.cash)).toBe(false)
          const sides = day.fills.map(({ side }) => side)
          expect(sides).toEqual([...new Set(sides)].toSorted().toReversed())
          traded += day.fills.length
        }
        expect(book.cash).toEqual(cash)
      }),
      { seed: SEED },
    )
    expect(traded).toBeGreaterThan(100)
  })

  it('is the same day by day from what was stored, whatever has become of the bars that a day does not look back on', () => {
    fc.assert(
      fc.property(strategyArbitrary, barsArbitrary, capitalArbitrary, (strategy, bars, amount) => {
        const whole = run(strategy, bars, terms(amount))
        let book = startOf(strategy, bars.slice(0, 1), terms(amount))
        const days = bars.slice(1).map((today, index) => {
          const next = nextDay(strategy, book, bars.slice(0, index + 1), today, terms(amount))
          book = next.book
          return next.day
        })
        expect({ days, book }).toEqual(whole)
      }),
      { seed: SEED },
    )
  })

  it('is the same with a pause after each day', () => {
    fc.assert(
      fc.property(strategyArbitrary, barsArbitrary, capitalArbitrary, (strategy, bars, amount) => {
        const whole = run(strategy, bars, terms(amount))
        const byDays = runByDays(strategy, bars, terms(amount))
        for (const _ of whole.days) expect(byDays.next()).toEqual({ done: false, value: undefined })
        expect(byDays.next()).toEqual({ done: true, value: whole })
      }),
      { seed: SEED },
    )
  })

  it('trades as a mentor of one share does', () => {
    const instrument = instrumentId('US:ONE')
    const averages = { fast: 2, slow: 4 }
    fc.assert(
      fc.property(barsArbitrary, capitalArbitrary, (rows, amount) => {
        const bars = rows.map((row) => ({ ...row, split: undefined }))
        const { days } = run({ kind: 'crossing', ...averages }, bars, terms(amount))
        const mentor = { capital: terms(amount).capital, shares: [{ instrument, ...averages }] }
        let sleeves = firstSleeves(mentor)
        const closes = bars.map(({ close }) => close)
        for (const [index, today] of bars.slice(1).entries()) {
          const { open, dividend, date } = today
          const share = { instrument, closes: closes.slice(0, index + 1), open, dividend, market }
          const opening = openingOf(mentor, sleeves, [share], date)
          sleeves = opening.sleeves
          const own = days[index]?.fills.map(({ side, lots, price, amount: paid }) => [
            side,
            lots,
            price,
            paid,
          ])
          expect(
            opening.fills.map(({ side, lots, price, amount: paid }) => [side, lots, price, paid]),
          ).toEqual(own)
          expect(sleeves[0]?.cash).toEqual(days[index]?.cash)
        }
      }),
      { seed: SEED },
    )
  })
})
