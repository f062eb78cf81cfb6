import { describe, expect, it } from 'vitest'
import { localDate } from '../../base/instant.ts'
import { defaultMarkets } from '../../base/instruments/markets.ts'
import { decimal } from '../../base/money/decimal.ts'
import { money, subtract } from '../../base/money/money.ts'
import { managementFee } from '../mentoring/ending.ts'
import type { RunBar } from './bar.ts'
import { breakoutLevel, deciderOf } from './decider.ts'
import { run } from './run.ts'

const { US, KRX } = defaultMarkets
const FEE = decimal('0.1')

/** Days of which only the open and the close count. */
const bars = (...rows: readonly (readonly [open: string, close: string])[]): readonly RunBar[] =>
  rows.map(([open, close], index) => ({
    date: localDate(`2026-03-${String(index + 2).padStart(2, '0')}`),
    open: decimal(open),
    high: decimal(open),
    low: decimal(open),
    close: decimal(close),
  }))

describe('worked examples of strategies', () => {
  it('23: crossing averages buy a tick above the open and sell at it, and the fee is of what was earned', () => {
    const capital = money('USD', '3000.00')
    const { days, book } = run(
      { kind: 'crossing', fast: 2, slow: 3 },
      bars(['39', '39'], ['40', '40'], ['41', '41'], ['41.26', '30'], ['44.02', '44']),
      { capital, market: US },
      { from: localDate('2026-03-05') },
    )
    expect(days[0]).toMatchObject({
      fills: [{ side: 'buy', lots: 72, price: '41.27', amount: money('USD', '2974.41') }],
      cash: money('USD', '25.59'),
      lots: 72,
    })
    expect(days[0]?.fills[0]?.charged).toEqual(money('USD', '2.97'))
    expect(days[1]).toMatchObject({
      fills: [{ side: 'sell', lots: 72, price: '44.02', amount: money('USD', '3166.27') }],
      equity: money('USD', '3191.86'),
    })
    const fee = managementFee(book.cash, money('USD', '0'), capital, FEE)
    expect(fee).toEqual(money('USD', '19.19'))
    expect(subtract(book.cash, fee)).toEqual(money('USD', '3172.67'))
  })

  it('24: a grid buys a part a line, and sells it a line higher', () => {
    const { days } = run(
      { kind: 'grid', levels: 10, width: decimal('0.1') },
      bars(['24400', '24500'], ['24350', '25020'], ['25100', '25100']),
      { capital: money('KRW', '3000000'), market: KRX },
    )
    expect(days[0]).toMatchObject({
      fills: [{ side: 'buy', lots: 60, price: '24400', amount: money('KRW', '1464220') }],
      cash: money('KRW', '1535780'),
    })
    expect(days[1]).toMatchObject({
      fills: [{ side: 'sell', lots: 12, price: '25100', amount: money('KRW', '300703') }],
      cash: money('KRW', '1836483'),
      lots: 48,
    })
  })

  it('24: sells nothing at a close below the line', () => {
    const { days } = run(
      { kind: 'grid', levels: 10, width: decimal('0.1') },
      bars(['24400', '24500'], ['24350', '24985'], ['25100', '25100']),
      { capital: money('KRW', '3000000'), market: KRX },
    )
    expect(days[1]?.fills).toEqual([])
  })

  it('25: a breakout is a close above the open by a part of the range of the day before', () => {
    const [before, day] = [
      { date: localDate('2026-03-02'), open: '31000', high: '31900', low: '30850', close: '31000' },
      { date: localDate('2026-03-03'), open: '31400', high: '32500', low: '31300', close: '31925' },
    ].map(({ date, ...prices }) => ({
      date,
      open: decimal(prices.open),
      high: decimal(prices.high),
      low: decimal(prices.low),
      close: decimal(prices.close),
    }))
    if (before === undefined || day === undefined) throw new Error('two days')
    expect(breakoutLevel(decimal('0.5'), day, before).toFixed()).toBe('31925')
    const decided = (close: string) => {
      const decider = deciderOf({ kind: 'breakout', k: decimal('0.5') })
      const first = decider.after(before, { wanted: [] })
      return decider.after({ ...day, close: decimal(close) }, first).wanted
    }
    expect(decided('31925')).toEqual([false])
    expect(decided('31950')).toEqual([true])
  })
})
