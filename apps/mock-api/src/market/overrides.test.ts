import {
  type Instant,
  type Instrument,
  type InstrumentId,
  decimal,
  instant,
  instrumentId,
  plusMs,
} from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { createMarket } from './market.ts'
import type { Override } from './overrides.ts'

const at = (time: string): Instant => instant(Date.parse(time))
const noon = at('2026-03-04T03:00:00Z')
const later = at('2026-03-04T05:00:00Z')
const plain = createMarket({ seed: 1, calendar: 'demo' })
const stock = plain.listings().find(({ market, kind }) => market === 'KRX' && kind === 'stock')
const id: InstrumentId = stock?.id ?? instrumentId('none')
const decreed = (...overrides: readonly Override[]) => createMarket({ seed: 1, calendar: 'demo', overrides })
const minute = 60_000

describe('an operator price', () => {
  const market = decreed({
    kind: 'price',
    instrument: id,
    price: decimal('150000'),
    from: noon,
    until: later,
  })

  it('changes nothing before it', () => {
    expect(market.quote(id, plusMs(noon, -2000))).toEqual(plain.quote(id, plusMs(noon, -2000)))
  })

  it('stands from its moment on, and widens the day', () => {
    const quote = market.quote(id, noon)
    expect(quote?.price).toBe('150000')
    expect(Number(quote?.high)).toBeGreaterThanOrEqual(150_000)
    expect(Number(quote?.low)).toBeLessThanOrEqual(150_000)
    expect(market.quote(id, plusMs(noon, 30 * minute))?.price).toBe('150000')
  })

  it('gives way to the simulation when it ends', () => {
    expect(market.quote(id, later)?.price).toBe(plain.quote(id, later)?.price)
  })

  it('is found by a crossing and shown in the bars', async () => {
    const far = plain.quote(id, noon)?.price ?? decimal('1')
    const up = decimal('150000')
    const cross = market.firstCross(
      id,
      { at: 'bid', when: 'atLeast', price: up },
      plusMs(noon, -minute),
      later,
    )
    if (Number(far) < 150_000) expect(cross?.price).toBe('150000')
    const { candles } = await market.candles(
      id,
      { period: '1m', adjustment: 'none', limit: 5 },
      plusMs(noon, 10 * minute),
    )
    expect(candles.every(({ close }) => close === '150000')).toBe(true)
  })

  it('becomes the close of its day when it stands till then', () => {
    const standing = decreed({ kind: 'price', instrument: id, price: decimal('150000'), from: noon })
    expect(standing.quote(id, at('2026-03-05T03:00:00Z'))?.previousClose).toBe('150000')
  })
})

describe('a halt', () => {
  const market = decreed({ kind: 'halt', instrument: id, from: noon, until: later })

  it('keeps the price where it was and trades nothing', () => {
    const before = plain.quote(id, noon)
    const halted = market.quote(id, plusMs(later, -minute))
    expect(halted?.price).toBe(before?.price)
    expect(Number(halted?.volume)).toBeLessThanOrEqual(Number(before?.volume))
    expect(market.status(id, noon)).toBe('halted')
    expect(market.status(id, later)).toBe('listed')
  })
})

describe('a delisting', () => {
  const market = decreed({ kind: 'delisting', instrument: id, from: noon })

  it('ends quotes, search and boards, and keeps the chart until then', async () => {
    expect(market.quote(id, plusMs(noon, -1))).toBeDefined()
    expect(market.quote(id, noon)).toBeUndefined()
    expect(market.status(id, noon)).toBe('delisted')
    expect(market.search(stock?.code ?? '', noon)).toEqual([])
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
  const fresh: Instrument = {
    id: instrumentId('KRX:999990'),
    market: 'KRX',
    kind: 'stock',
    code: '999990',
    name: { en: 'Newly Listed', kor: '신규상장', tw: '新上市' },
    industry: { en: 'Software', kor: '소프트웨어', tw: '軟體' },
    currency: 'KRW',
    lotSize: decimal('1'),
    leverages: [1],
    shortable: false,
    origin: 'simulated',
    listedAt: at('2026-03-04T00:00:00Z'),
  }
  const market = decreed({ kind: 'listing', instrument: fresh, price: decimal('24000') })

  it('is quoted from its first day on, based on its price', async () => {
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
})
