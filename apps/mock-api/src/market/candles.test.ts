import {
  type CalendarKind,
  type Decimal,
  aggregateDays,
  aggregateMinutes,
  compareDecimals,
  dayWindows,
  defaultMarkets,
  instant,
  instrumentId,
  localDate,
  mergeCandles,
  priceLimits,
  toLocal,
} from '@onelot/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendars, instruments, markets, someTime, tradable } from '../testing/marketArbitraries.ts'
import type { CandleQuery } from './port.ts'

const now = instant(Date.parse('2026-03-04T05:21:07.500Z'))
const few = { seed: 31, numRuns: 40 }

const atLeast = (a: Decimal, b: Decimal): boolean => compareDecimals(a, b) >= 0

describe('bars', () => {
  it('of minutes add up to their day exactly', async () => {
    await fc.assert(
      fc.asyncProperty(calendars, instruments, someTime, async (calendar, instrument, at) => {
        const market = markets[calendar]
        const none = { adjustment: 'none' } as const
        const { candles: minutes } = await market.candles(
          instrument.id,
          { period: 'timeShare', limit: 2000, ...none },
          at,
        )
        const { candles: days } = await market.candles(
          instrument.id,
          { period: 'day', limit: 1, ...none },
          at,
        )
        const [day] = days
        if (day === undefined) throw new Error('no day')
        expect(mergeCandles(minutes, day.time)).toEqual(day)
      }),
      few,
    )
  })

  it.each(['week', 'month'] as const)('of a %s add up from its days exactly', async (period) => {
    await fc.assert(
      fc.asyncProperty(calendars, instruments, someTime, async (calendar, { id }, at) => {
        const ask = (asked: CandleQuery['period'], limit: number) =>
          markets[calendar].candles(id, { period: asked, adjustment: 'none', limit }, at)
        const { candles: days } = await ask('day', 100)
        const { candles: bars } = await ask(period, 3)
        expect(bars).toHaveLength(3)
        const whole = days
          .filter(({ time }) => time >= (bars[0]?.time ?? ''))
          .map((day) => ({ ...day, time: localDate(day.time) }))
        expect(bars).toEqual(aggregateDays(whole, period))
      }),
      { seed: 32, numRuns: 15 },
    )
  })

  it('follow each other day by day, each inside the limits of the close before', async () => {
    await fc.assert(
      fc.asyncProperty(calendars, instruments, someTime, async (calendar, { id, market }, at) => {
        const { candles } = await markets[calendar].candles(
          id,
          { period: 'day', adjustment: 'none', limit: 300 },
          at,
        )
        expect(candles).toHaveLength(300)
        for (const [i, bar] of candles.entries()) {
          const before = candles[i - 1]?.close
          const limits = before === undefined ? undefined : priceLimits(defaultMarkets[market], before)
          const { low, high } = limits ?? bar
          expect(atLeast(bar.high, bar.open) && atLeast(bar.open, bar.low)).toBe(true)
          expect(atLeast(bar.high, bar.close) && atLeast(bar.close, bar.low)).toBe(true)
          expect(atLeast(high, bar.high) && atLeast(bar.low, low)).toBe(true)
        }
      }),
      few,
    )
  })

  it.each(['5m', '15m', '30m'] as const)('of %s are those that domain makes of minutes', async (period) => {
    const width = ({ '5m': 5, '15m': 15, '30m': 30 } as const)[period]
    await fc.assert(
      fc.asyncProperty(calendars, instruments, someTime, async (calendar, { id, market }, at) => {
        const ask = (asked: CandleQuery['period'], limit: number) =>
          markets[calendar].candles(id, { period: asked, adjustment: 'none', limit }, at)
        const minutes = (await ask('timeShare', 1)).candles.flatMap((bar) =>
          bar.time.length > 10 ? [{ ...bar, time: instant(Date.parse(bar.time)) }] : [],
        )
        const [first] = minutes
        if (first === undefined) throw new Error('no minute')
        const rules = defaultMarkets[market]
        const { date } = toLocal(rules.zone, first.time)
        const windows = dayWindows(rules, calendar, date).filter(({ phase }) => phase === 'regular')
        const whole = aggregateMinutes(minutes, width, windows)
        const { candles } = await ask(period, whole.length)
        expect(candles).toEqual(whole)
      }),
      { ...few, numRuns: 12 },
    )
  })

  it('come in pages that neither overlap nor leave a gap', async () => {
    const id = tradable[50]?.id ?? instrumentId('none')
    for (const period of ['1m', '5m', '30m', 'day', 'week', 'month'] as const) {
      const ask = (limit: number, before?: CandleQuery['before']) =>
        markets.exchange.candles(id, { period, adjustment: 'none', limit, before }, now)
      const whole = await ask(60)
      const latest = await ask(30)
      const older = await ask(30, latest.candles[0]?.time)
      expect([...older.candles, ...latest.candles]).toEqual(whole.candles)
      expect(latest.more).toBe(true)
    }
  })

  it('reach back three years and end where the quote is', async () => {
    for (const { id } of tradable.filter((_, i) => i % 400 === 0)) {
      const { candles, more } = await markets.demo.candles(
        id,
        { period: 'day', adjustment: 'none', limit: 1100 },
        now,
      )
      expect(candles).toHaveLength(1100)
      expect(more).toBe(true)
      expect(candles.at(-1)?.close).toBe(markets.demo.quote(id, now)?.price)
    }
  })

  it('skip holidays in the exchange calendar, and no day in the demo calendar', async () => {
    const [first] = tradable.filter(({ market }) => market === 'KRX')
    if (first === undefined) throw new Error('no listing')
    const dates = async (calendar: CalendarKind) => {
      const page = await markets[calendar].candles(
        first.id,
        { period: 'day', adjustment: 'none', limit: 3 },
        now,
      )
      return page.candles.map(({ time }) => time)
    }
    expect(await dates('exchange')).toEqual(['2026-02-27', '2026-03-03', '2026-03-04'])
    expect(await dates('demo')).toEqual(['2026-03-02', '2026-03-03', '2026-03-04'])
  })
})
