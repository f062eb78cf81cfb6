import {
  type Decimal,
  type Instant,
  type InstrumentId,
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
import { newCompany } from '../worlds/newCompany.ts'

vi.mock('./path.ts', async (original) => {
  const real = await original<typeof path>()
  return { ...real, halves: vi.fn(real.halves), pricedLeaf: vi.fn(real.pricedLeaf) }
})
beforeEach(() => {
  vi.mocked(path.halves).mockClear()
  vi.mocked(path.pricedLeaf).mockClear()
})

const at = (time: string): Instant => instant(Date.parse(time))
const noon = at('2026-03-04T03:00:00Z')
const later = at('2026-03-04T05:00:00Z')
const plain = markets.demo
const korean = tradable.filter(({ market }) => market === 'KRX')
const id: InstrumentId = korean[0]?.id ?? instrumentId('none')
const under = (...overrides: readonly Override[]) => createMarket({ seed: 1, calendar: 'demo', overrides })
const minute = 60_000
const high = decimal('150000')

const fresh = newCompany({ listedAt: at('2026-03-04T00:00:00Z') })
const listing: Override = { kind: 'listing', instrument: fresh, price: decimal('24000') }

describe('a price override', () => {
  const market = under({ kind: 'price', instrument: id, price: high, from: noon, until: later })

  it('changes nothing before it, to the millisecond', () => {
    const from = plusMs(noon, 1_000)
    const soon = under({ kind: 'price', instrument: id, price: high, from })
    expect(soon.quote(id, plusMs(from, -1))).toEqual(plain.quote(id, plusMs(from, -1)))
    expect(soon.sparkline(id, plusMs(from, -1))).toEqual(plain.sparkline(id, plusMs(from, -1)))
    expect(soon.quote(id, from)?.price).toBe('150000')
  })

  it('is quoted from its moment on, and widens the day', () => {
    const quote = market.quote(id, noon)
    expect(quote?.price).toBe('150000')
    expect(Number(quote?.high)).toBeGreaterThanOrEqual(150_000)
    expect(Number(quote?.low)).toBeLessThanOrEqual(150_000)
    expect(market.quote(id, plusMs(noon, 30 * minute))?.price).toBe('150000')
    expect(market.sparkline(id, plusMs(noon, 30 * minute)).at(-1)).toBe('150000')
  })

  it('is followed by the simulation when it ends', () => {
    expect(market.quote(id, plusMs(later, -1))?.price).toBe('150000')
    expect(market.quote(id, later)?.price).toBe(plain.quote(id, later)?.price)
  })

  it('is shown in the bars', async () => {
    const { candles } = await market.candles(
      id,
      { period: '1m', adjustment: 'none', limit: 5 },
      plusMs(noon, 10 * minute),
    )
    expect(candles.map(({ close }) => close)).toEqual(Array.from({ length: 5 }, () => '150000'))
  })

  it('becomes the close of its day when it lasts until then', () => {
    const lasting = under({ kind: 'price', instrument: id, price: high, from: noon })
    expect(lasting.quote(id, at('2026-03-05T03:00:00Z'))?.previousClose).toBe('150000')
  })

  it('has a book of its bid and ask, also beyond the limits of the day', () => {
    const far = under({ kind: 'price', instrument: id, price: decimal('999000'), from: noon })
    const quote = far.quote(id, noon)
    const book = far.book(id, noon)
    expect([book?.bids[0]?.price, book?.asks[0]?.price]).toEqual([quote?.bid, quote?.ask])
    expect(quote?.bid).toBe('999000')
  })
})

describe('a halt', () => {
  const market = under({ kind: 'halt', instrument: id, from: noon, until: later })

  it('keeps the price where it was and trades nothing', () => {
    const before = plain.quote(id, noon)
    const halted = market.quote(id, plusMs(later, -minute))
    expect(halted?.price).toBe(before?.price)
    expect(Number(halted?.volume)).toBeLessThanOrEqual(Number(before?.volume))
  })

  it('shows in the status, from its beginning until its end', () => {
    expect(
      [plusMs(noon, -1), noon, plusMs(later, -1), later].map((moment) => market.status(id, moment)),
    ).toEqual(['listed', 'halted', 'halted', 'listed'])
  })

  it('trades nothing while a price override moves the price', () => {
    const moved = under(
      { kind: 'halt', instrument: id, from: noon, until: later },
      { kind: 'price', instrument: id, price: high, from: plusMs(noon, minute) },
    )
    const halted = moved.quote(id, plusMs(noon, 2 * minute))
    expect(halted?.price).toBe('150000')
    expect(moved.status(id, plusMs(noon, 2 * minute))).toBe('halted')
    expect(moved.quote(id, plusMs(later, -1))?.volume).toBe(halted?.volume)
  })
})

describe('a delisting', () => {
  const market = under({ kind: 'delisting', instrument: id, from: noon })

  it('ends quotes, search and boards, and keeps the chart until then', async () => {
    expect(market.quote(id, plusMs(noon, -1))).toBeDefined()
    expect(market.quote(id, noon)).toBeUndefined()
    expect(market.status(id, noon)).toBe('delisted')
    expect(market.search(korean[0]?.code ?? '', noon)).toEqual([])
    expect(market.board('hot', 'KRX', noon, { number: 1, size: 1 }).total).toBe(2699)
    const page = await market.candles(
      id,
      { period: 'day', adjustment: 'none', limit: 2 },
      at('2026-04-01T00:00:00Z'),
    )
    expect(page.candles.at(-1)?.time).toBe('2026-03-04')
  })
})

describe('a listing', () => {
  it('is quoted from its first day on, based on its price', async () => {
    const market = under(listing)
    expect(market.status(fresh.id, at('2026-03-03T00:00:00Z'))).toBe('notYetListed')
    expect(market.quote(fresh.id, at('2026-03-03T00:00:00Z'))).toBeUndefined()
    expect(market.quote(fresh.id, noon)?.previousClose).toBe('24000')
    const page = await market.candles(
      fresh.id,
      { period: 'day', adjustment: 'none', limit: 10 },
      at('2026-03-06T03:00:00Z'),
    )
    expect(page).toMatchObject({
      more: false,
      candles: [{ time: '2026-03-04' }, { time: '2026-03-05' }, { time: '2026-03-06' }],
    })
  })

  it('can be priced, halted, delisted, watched, found and listed like any other, whatever the order of the rows', () => {
    const week = (days: number): Instant => plusMs(noon, days * 86_400_000)
    const market = under(
      { kind: 'halt', instrument: fresh.id, from: week(2), until: week(3) },
      { kind: 'price', instrument: fresh.id, price: decimal('30050'), from: week(1), until: week(4) },
      { kind: 'delisting', instrument: fresh.id, from: week(5) },
      listing,
    )
    expect(market.problems).toEqual([])
    expect([0, 1, 2, 3, 5].map((day) => market.status(fresh.id, week(day)))).toEqual([
      'listed',
      'listed',
      'halted',
      'listed',
      'delisted',
    ])
    expect(market.quote(fresh.id, week(1))?.price).toBe('30050')
    expect(market.quote(fresh.id, week(5))).toBeUndefined()
    const reached = {
      kind: 'level',
      at: 'bid',
      when: 'atLeast',
      price: decimal('30000'),
      phases: ['regular'],
    } as const
    expect(market.firstCross(fresh.id, reached, week(0), week(6))?.at).toBe(week(1))
    expect(market.firstCross(fresh.id, reached, week(2), week(6))?.at).toBe(week(3))
    expect(market.search('999990', noon)[0]).toEqual(fresh)
    expect(market.board('hot', 'KRX', week(1), { number: 1, size: 1 }).total).toBe(2701)
  })

  it('keeps the price of its listing while it is halted from before its first day', () => {
    const market = under(listing, { kind: 'halt', instrument: fresh.id, from: at('2026-03-01T00:00:00Z') })
    expect(market.quote(fresh.id, noon)).toMatchObject({ price: '24000', open: '24000', volume: '0' })
  })
})

describe('a market made anew with one more override', () => {
  const own: Override = { kind: 'halt', instrument: id, from: noon }
  const row = (index: number): Override => ({
    kind: 'price',
    instrument: korean[index]?.id ?? id,
    price: decimal('50000'),
    from: noon,
  })
  const ask = (market: MarketPort) => {
    const page = market.board('hot', 'KRX', later, { number: 1, size: 100 })
    return page.rows.map(({ instrument }) => market.sparkline(instrument.id, later))
  }

  it('calculates nothing anew but for the instrument that it concerns', () => {
    ask(under(own, listing, row(1)))
    ask(under(own, listing, row(2)))
    vi.mocked(path.halves).mockClear()
    vi.mocked(path.pricedLeaf).mockClear()
    expect(ask(under(own, listing, row(1), row(2)))).toHaveLength(100)
    expect(path.halves).not.toHaveBeenCalled()
    expect(path.pricedLeaf).not.toHaveBeenCalled()
  })

  it('answers for all others as before', () => {
    const quotes = (market: MarketPort): readonly (Decimal | undefined)[] =>
      korean.slice(3, 60).map((instrument) => market.quote(instrument.id, later)?.price)
    expect(quotes(under(own, row(1), row(2)))).toEqual(quotes(plain))
  })
})
