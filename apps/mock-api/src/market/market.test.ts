import {
  type Decimal,
  type Instant,
  compareDecimals,
  defaultMarkets,
  epochMs,
  exact,
  instant,
  instrumentId,
  isOnTick,
  plusMs,
  priceLimits,
} from '@onelot/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendars, instruments, markets, quoteOf, someTime, tradable } from '../testing/marketArbitraries.ts'
import { createBase } from './base.ts'
import { createMarket, marketOn } from './market.ts'
import type { MarketPort } from './port.ts'

const now = instant(Date.parse('2026-03-04T05:21:07.500Z'))

const atLeast = (a: Decimal, b: Decimal): boolean => compareDecimals(a, b) >= 0

describe('a quote', () => {
  it('is the same for every market of the seed, whatever was asked before', () => {
    fc.assert(
      fc.property(
        calendars,
        fc.array(fc.tuple(instruments, someTime), { minLength: 2, maxLength: 6 }),
        (calendar, asked) => {
          const there = marketOn(createBase(1, calendar), [])
          const answers = (market: MarketPort, [{ id }, at]: (typeof asked)[number]) => [
            market.quote(id, at),
            market.book(id, at),
            market.sparkline(id, at),
            market.facts(id, at),
            market.extremes(id, at, plusMs(at, 1_000)),
          ]
          const forward = asked.map((one) => answers(markets[calendar], one))
          const backward = asked.toReversed().map((one) => answers(there, one))
          expect(backward.reverse()).toEqual(forward)
        },
      ),
      { seed: 41, numRuns: 8 },
    )
  })

  it('differs with the seed', () => {
    const other = createMarket({ seed: 2, calendar: 'demo' })
    const changed = tradable
      .slice(0, 50)
      .filter(({ id }) => other.quote(id, now)?.price !== markets.demo.quote(id, now)?.price)
    expect(changed.length).toBeGreaterThan(45)
  })

  it('is on the tick, inside the limits and its own range', () => {
    fc.assert(
      fc.property(calendars, instruments, someTime, (calendar, instrument, at) => {
        const market = defaultMarkets[instrument.market]
        const quote = quoteOf(markets[calendar], instrument, at)
        for (const price of [
          quote.price,
          quote.open,
          quote.high,
          quote.low,
          quote.bid,
          quote.ask,
          quote.previousClose,
        ])
          expect(isOnTick(market, price)).toBe(true)
        expect(atLeast(quote.high, quote.price) && atLeast(quote.price, quote.low)).toBe(true)
        expect(atLeast(quote.ask, quote.price) && atLeast(quote.price, quote.bid)).toBe(true)
        expect(compareDecimals(quote.ask, quote.bid)).toBe(1)
        const limits = priceLimits(market, quote.previousClose)
        const beyond = (price: Decimal): boolean =>
          limits !== undefined && !(atLeast(limits.high, price) && atLeast(price, limits.low))
        expect([quote.high, quote.low, quote.ask, quote.bid].filter(beyond)).toEqual([])
      }),
      { seed: 42 },
    )
  })

  it('counts volume and turnover up through the day, at prices of the day', () => {
    fc.assert(
      fc.property(instruments, someTime, fc.integer({ min: 1, max: 3_600_000 }), (instrument, at, later) => {
        const early = quoteOf(markets.demo, instrument, at)
        const late = quoteOf(markets.demo, instrument, plusMs(at, later))
        const value = exact(early.turnover)
        expect(value.gte(exact(early.low).times(early.volume).minus('0.01'))).toBe(true)
        expect(value.lte(exact(early.high).times(early.volume))).toBe(true)
        const dayOf = (moment: Instant) => markets.demo.session(instrument.id, moment)?.tradingDay
        fc.pre(dayOf(at) === dayOf(plusMs(at, later)))
        expect(atLeast(late.volume, early.volume) && atLeast(late.turnover, early.turnover)).toBe(true)
      }),
      { seed: 43 },
    )
  })

  it('counts what is traded after the close, and not what is traded before the opening', async () => {
    const krx = tradable.filter(({ market }) => market === 'KRX').slice(0, 20)
    const evening = instant(Date.parse('2026-03-04T09:00:00Z'))
    for (const instrument of krx) {
      const opened = quoteOf(markets.exchange, instrument, instant(Date.parse('2026-03-04T00:00:00Z')))
      const bars = { period: 'day', adjustment: 'none', limit: 1 } as const
      const [morning] = (
        await markets.exchange.candles(instrument.id, bars, instant(Date.parse('2026-03-04T00:00:00Z')))
      ).candles
      expect(opened.volume).toBe(morning?.volume)
      const [day] = (await markets.exchange.candles(instrument.id, bars, evening)).candles
      const { volume } = quoteOf(markets.exchange, instrument, evening)
      expect(compareDecimals(volume, day?.volume ?? volume)).toBe(1)
    }
  })

  it('is the best level of the book', () => {
    for (const instrument of tradable.slice(0, 40)) {
      const { bid, ask } = quoteOf(markets.demo, instrument, now)
      const book = markets.demo.book(instrument.id, now)
      expect([book?.bids[0]?.price, book?.asks[0]?.price]).toEqual([bid, ask])
    }
  })

  it('is missing for what is unknown or not yet listed', () => {
    expect(markets.demo.quote(instrumentId('KRX:NONE'), now)).toBeUndefined()
    expect(markets.demo.quote(instrumentId('US:AAPL'), instant(Date.parse('2016-01-01')))).toBeUndefined()
  })

  it('goes from the last close to the opening price before the session', () => {
    const before = instant(Date.parse('2026-03-04T00:00:00Z') - 1)
    const krx = tradable.filter(({ market }) => market === 'KRX').slice(0, 20)
    for (const instrument of krx) {
      const closing = quoteOf(markets.exchange, instrument, instant(Date.parse('2026-03-03T06:29:59.999Z')))
      const pre = quoteOf(markets.exchange, instrument, before)
      expect(pre.previousClose).toBe(closing.price)
      const opened = quoteOf(markets.exchange, instrument, instant(Date.parse('2026-03-04T00:00:00Z')))
      expect(opened.open).toBe(pre.price)
    }
  })
})

describe('a board', () => {
  const page = { number: 1, size: 10 }

  it('ranks rising and falling by change', () => {
    // Rows are sorted by the prices of the last ten seconds' beginning.
    const sorted = instant(Math.floor(epochMs(now) / 10_000) * 10_000)
    const rising = markets.demo.board('rising', 'KRX', sorted, page)
    const falling = markets.demo.board('falling', 'KRX', sorted, page)
    const changes = (rows: typeof rising.rows) =>
      rows.map(({ quote }) => Number(quote.price) / Number(quote.previousClose))
    expect(rising.total).toBe(2700)
    expect(changes(rising.rows)).toEqual(changes(rising.rows).toSorted((a, b) => b - a))
    expect(Math.max(...changes(falling.rows))).toBeLessThan(1)
  })

  it('pages through without repeating', () => {
    const pages = [1, 2, 3].flatMap(
      (number) => markets.demo.board('hot', 'TWSE', now, { number, size: 10 }).rows,
    )
    expect(new Set(pages.map(({ instrument }) => instrument.id)).size).toBe(30)
  })

  it('lists no index', () => {
    const { rows } = markets.demo.board('active', 'US', now, { number: 1, size: 400 })
    expect(rows.length).toBeGreaterThan(300)
    expect(rows.filter(({ instrument }) => instrument.kind !== 'stock')).toEqual([])
  })
})

describe('facts, search and sparkline', () => {
  it('give a range of 52 weeks that holds the day, and net buying that adds up', () => {
    for (const instrument of tradable.filter((_, i) => i % 300 === 0)) {
      const facts = markets.demo.facts(instrument.id, now)
      const quote = quoteOf(markets.demo, instrument, now)
      if (facts === undefined) throw new Error('no facts')
      expect(atLeast(facts.week52High, quote.high) && atLeast(quote.low, facts.week52Low)).toBe(true)
      expect(facts.days).toHaveLength(5)
      for (const { netBuying } of facts.days) {
        const { individual, foreign, institution } = netBuying
        expect(exact(individual).plus(foreign).plus(institution).toFixed()).toBe('0')
      }
    }
  })

  it('find by code first, then by name in any language', () => {
    const [first] = markets.demo.search('aapl', now)
    expect(first?.id).toBe('US:AAPL')
    expect(markets.demo.search('애플', now)[0]?.id).toBe('US:AAPL')
    expect(markets.demo.search('蘋果', now)[0]?.id).toBe('US:AAPL')
    const byCode = markets.demo.search('6000', now)
    expect(byCode.length).toBeGreaterThan(3)
    expect(byCode.filter(({ code }) => !code.startsWith('6000'))).toEqual([])
    expect(markets.demo.search('  ', now)).toEqual([])
  })

  it('draw the day in some thirty prices that end at the last', () => {
    for (const instrument of tradable.slice(0, 10)) {
      const points = markets.demo.sparkline(instrument.id, now)
      expect(points.length).toBeGreaterThan(16)
      expect(points.length).toBeLessThanOrEqual(33)
      expect(points.at(-1)).toBe(markets.demo.quote(instrument.id, now)?.price)
    }
  })
})
