import {
  type Cross,
  type Decimal,
  type Instant,
  type InstrumentId,
  type OpenPhase,
  compareDecimals,
  decimal,
  instant,
  instrumentId,
  plusMs,
} from '@onelot/domain'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { markets, tradable } from '../testing/marketArbitraries.ts'
import { createMarket } from './market.ts'
import type { Override } from './overrides.ts'
import * as path from './path.ts'
import type { MarketPort } from './port.ts'

vi.mock('./path.ts', async (original) => {
  const real = await original<typeof path>()
  return { ...real, halves: vi.fn(real.halves) }
})
beforeEach(() => {
  vi.mocked(path.halves).mockClear()
})
/** How many stretches of price paths were searched. */
const visited = (): number => vi.mocked(path.halves).mock.calls.length

const at = (time: string): Instant => instant(Date.parse(time))
const open: readonly OpenPhase[] = ['pre', 'regular', 'after']
const korean = tradable.filter(({ market }) => market === 'KRX').map(({ id }) => id)
const id = korean[0] ?? instrumentId('none')
const underExchangeHours = (...overrides: readonly Override[]) =>
  createMarket({ seed: 1, calendar: 'exchange', overrides })
const quoteOf = (market: MarketPort, moment: Instant, of: InstrumentId = id) => {
  const quote = market.quote(of, moment)
  if (quote === undefined) throw new Error(`no quote at ${moment}`)
  return quote
}
/** Met by any price. */
const anything = (phases = open): Cross => ({
  kind: 'level',
  at: 'bid',
  when: 'atLeast',
  price: decimal('1'),
  phases,
})
const risesTo = (price: Decimal, phases = open): Cross => ({
  kind: 'level',
  at: 'bid',
  when: 'atLeast',
  price,
  phases,
})

/** Wednesday in Seoul: 08:00-08:50, 09:00-15:30, 15:40-18:00. */
const preOpens = at('2026-03-03T23:00:00Z')
const opens = at('2026-03-04T00:00:00Z')
const noon = at('2026-03-04T03:00:00Z')
const closes = at('2026-03-04T06:30:00Z')
const night = at('2026-03-04T12:00:00Z')
const nextPreOpens = at('2026-03-04T23:00:00Z')

describe('a watch is met by no price', () => {
  const market = underExchangeHours()

  it('while the market is closed, and then the first one of the next session', () => {
    expect(market.firstCross(id, anything(), night, plusMs(nextPreOpens, -1))).toBeUndefined()
    expect(market.firstCross(id, anything(), night, nextPreOpens)).toEqual({
      at: nextPreOpens,
      price: quoteOf(market, nextPreOpens).bid,
    })
  })

  it('of a phase that it does not name', () => {
    expect(market.firstCross(id, anything(['regular']), preOpens, plusMs(opens, -1))).toBeUndefined()
    expect(market.firstCross(id, anything(['regular']), preOpens, closes)?.at).toBe(opens)
    expect(market.firstCross(id, anything(['pre']), opens, night)).toBeUndefined()
  })

  it('during a halt, and then the first one after it, wherever it moved meanwhile', () => {
    const until = plusMs(noon, 3_600_001)
    const halted = underExchangeHours({ kind: 'halt', instrument: id, from: noon, until })
    const low = quoteOf(market, until).bid
    expect(halted.firstCross(id, anything(), noon, plusMs(until, -1))).toBeUndefined()
    expect(halted.firstCross(id, anything(), noon, closes)).toEqual({ at: until, price: low })
  })

  it("during a halt under an operator's price, though it is quoted", () => {
    const halted = underExchangeHours(
      { kind: 'halt', instrument: id, from: noon },
      { kind: 'price', instrument: id, price: decimal('150000'), from: plusMs(noon, 60_000) },
    )
    expect(quoteOf(halted, closes).price).toBe('150000')
    expect(halted.firstCross(id, anything(), noon, night)).toBeUndefined()
    expect(halted.extremes(id, noon, night)).toBeUndefined()
  })

  it('from its delisting on', () => {
    const delisted = underExchangeHours({ kind: 'delisting', instrument: id, from: noon })
    expect(delisted.firstCross(id, anything(), plusMs(noon, -1), closes)?.at).toBe(plusMs(noon, -1))
    expect(delisted.firstCross(id, anything(), noon, closes)).toBeUndefined()
  })

  it('before its listing', () => {
    expect(
      market.firstCross(id, anything(), at('2001-01-01T00:00:00Z'), at('2001-06-01T00:00:00Z')),
    ).toBeUndefined()
  })
})

describe('a watch is met by', () => {
  it('the price of an operator, to the millisecond', () => {
    const from = plusMs(noon, 1_001)
    const until = plusMs(noon, 1_444)
    const market = underExchangeHours({
      kind: 'price',
      instrument: id,
      price: decimal('150000'),
      from,
      until,
    })
    const up = risesTo(decimal('150000'))
    expect(market.firstCross(id, up, noon, plusMs(from, -1))).toBeUndefined()
    expect(market.firstCross(id, up, noon, night)).toEqual({ at: from, price: '150000' })
    expect(market.firstCross(id, up, plusMs(until, -1), night)?.at).toBe(plusMs(until, -1))
    expect(market.firstCross(id, up, until, night)).toBeUndefined()
  })

  it('what only trading before the opening reaches, on a day that it could skip', async () => {
    const market = markets.exchange
    const { candles } = await market.candles(id, { period: 'day', adjustment: 'none', limit: 400 }, night)
    const fallen = candles.findIndex(
      (bar, i) => i > 0 && compareDecimals(bar.high, candles[i - 1]?.close ?? bar.high) < 0,
    )
    const close = candles[fallen - 1]?.close ?? decimal('0')
    const from = plusMs(at(`${String(candles[fallen]?.time)}T00:00:00Z`), -3_600_000)
    const found = market.firstCross(id, risesTo(close, ['pre']), from, plusMs(from, 86_400_000 * 2))
    expect(found).toEqual({ at: from, price: close })
  })
})

describe('after years without a broker', () => {
  const YEARS_MS = 3 * 365 * 86_400_000
  const now = at('2026-03-04T05:00:00Z')
  const from = plusMs(now, -YEARS_MS)

  /** A listing whose highest price of three years lies in their last weeks. */
  async function lateHigh(): Promise<{
    readonly of: InstrumentId
    readonly high: Decimal
    readonly day: string
  }> {
    for (const of of korean) {
      const { candles } = await markets.demo.candles(
        of,
        { period: 'day', adjustment: 'none', limit: 1094 },
        now,
      )
      const highest = candles.toSorted((a, b) => compareDecimals(b.high, a.high))[0]
      const index = candles.findIndex((bar) => bar === highest)
      if (highest !== undefined && index > 1050 && index < 1090)
        return { of, high: highest.high, day: highest.time }
    }
    throw new Error('no listing rises so late')
  }

  it('a crossing is found, and the days before it are not searched', async () => {
    const { of, high, day } = await lateHigh()
    vi.mocked(path.halves).mockClear()
    const found = markets.demo.firstCross(of, risesTo(high), from, now)
    expect(found?.price).toBe(high)
    expect(markets.demo.session(of, found?.at ?? now)?.tradingDay).toBe(day)
    expect(visited()).toBeLessThan(100)
  })

  it('nothing is found at the cost of the first and the last day, by a trail too', () => {
    const trail: Cross = {
      kind: 'trail',
      at: 'bid',
      when: 'atMost',
      peak: decimal('1000'),
      distance: { kind: 'rate', rate: decimal('0.99') },
      phases: open,
    }
    expect(markets.demo.firstCross(id, risesTo(decimal('9000000')), from, now)).toBeUndefined()
    expect(markets.demo.firstCross(id, trail, from, now)).toBeUndefined()
    expect(markets.demo.extremes(id, from, now)).toBeDefined()
    expect(visited()).toBeLessThan(100)
  })

  it('and in times outside every market, the search ends', () => {
    const never = risesTo(decimal('900000000'))
    const last = at('+275760-09-13T00:00:00.000Z')
    expect(markets.demo.firstCross(id, never, now, last)).toBeUndefined()
    expect(markets.exchange.firstCross(id, never, now, last)).toBeUndefined()
    expect(markets.exchange.firstCross(id, anything(), at('2040-01-01T00:00:00Z'), last)).toBeUndefined()
    expect(markets.exchange.firstCross(id, anything(), now, from)).toBeUndefined()
    expect(visited()).toBeLessThan(100)
  })
})
