import { type Instant, decimal, instant, instrumentId, plusMs, reaches } from '@onelot/domain'
import { describe, expect, it } from 'vitest'
import { markets, tradable } from '../testing/marketArbitraries.ts'
import { createMarket } from './market.ts'
import { MAX_PRICE, overrideFields } from './overrideFields.ts'
import type { Override } from './overrides.ts'
import { newCompany } from '../worlds/newCompany.ts'

const at = (time: string): Instant => instant(Date.parse(time))
const noon = at('2026-03-04T03:00:00Z')
const apple = instrumentId('US:AAPL')
const korean = tradable.filter(({ market }) => market === 'KRX')
const [stock, other] = korean
const id = stock?.id ?? instrumentId('none')

/** A row as a database may hold it, valid or not. */
const stored = (row: object): Override => JSON.parse(JSON.stringify(row)) as Override
const notATime = 'yesterday'
const lastOfAll = at('+275760-09-13T00:00:00.000Z')

const fresh = newCompany({ market: 'SET', code: 'NEWX', listedAt: at('2026-03-04T00:00:00Z') })
const priced = (price: string, instrument = id): Override =>
  stored({ kind: 'price', instrument, price, from: noon })
const halted = (from: string, until?: string): Override =>
  stored({ kind: 'halt', instrument: id, from, until })
const listed = (change: object, price = '10.1'): Override =>
  stored({ kind: 'listing', instrument: { ...fresh, ...change }, price })
const delisted = (instrument: string, from: string): Override =>
  stored({ kind: 'delisting', instrument, from })

const bad: readonly (readonly [name: string, override: Override, field: string, reason: string])[] = [
  ['a price between two ticks', priced('52700.5'), 'price', 'offTick'],
  ['a price off the table', priced('52701'), 'price', 'offTick'],
  ['a price of 0', priced('0'), 'price', 'tooLow'],
  ['a price below 0', priced('-100'), 'price', 'tooLow'],
  ['a price above the greatest', priced('1000000001000'), 'price', 'tooHigh'],
  ['an absurd price', priced('9'.repeat(30)), 'price', 'tooHigh'],
  ['a price finer than numbers hold', priced('100000000000', apple), 'price', 'tooHigh'],
  ['a price that is no decimal', priced('1e5'), 'price', 'malformed'],
  ['an unknown instrument', priced('100', instrumentId('KRX:NONE')), 'instrument', 'unknown'],
  ['a delisting of an unknown instrument', delisted('KRX:NONE', noon), 'instrument', 'unknown'],
  ['a delisting at no time', delisted(id, notATime), 'from', 'malformed'],
  ['a beginning in the year 275760', halted(lastOfAll), 'from', 'tooHigh'],
  ['a beginning in 1970', halted(instant(0)), 'from', 'tooLow'],
  ['a beginning that is no time', halted(notATime), 'from', 'malformed'],
  ['an end that is no time', halted(noon, notATime), 'until', 'malformed'],
  ['an end before the beginning', halted(noon, plusMs(noon, -1)), 'until', 'tooLow'],
  ['a listing of a code that exists', listed(stock ?? {}, '24000'), 'instrument.id', 'notAllowed'],
  ['a listing whose id names another code', listed({ code: 'OTHER' }), 'instrument.code', 'mismatch'],
  ['a listing on an unknown market', listed({ market: 'MARS' }), 'instrument.market', 'unknown'],
  ['a listing in a foreign currency', listed({ currency: 'USD' }), 'instrument.currency', 'mismatch'],
  ['a listing at no time', listed({ listedAt: notATime }), 'instrument.listedAt', 'malformed'],
  ['a listing in the year 275760', listed({ listedAt: lastOfAll }), 'instrument.listedAt', 'tooHigh'],
  ['a listing at a price off the table', listed({}, '10.15'), 'price', 'offTick'],
  ['a row of another shape', listed({ name: undefined }), 'kind', 'malformed'],
  ['a row of an unknown kind', stored({ kind: 'merger', instrument: id, from: noon }), 'kind', 'unknown'],
]

describe('an override that cannot be applied', () => {
  it.each(bad)('%s: the field and the reason are named', (_, override, field, reason) => {
    const market = createMarket({ seed: 1, calendar: 'exchange', overrides: [override] })
    expect(market.problems).toEqual([{ override, field, reason }])
  })

  it.each(bad)('%s: everything else is quoted as before', (_, override) => {
    const healthy: Override = {
      kind: 'price',
      instrument: other?.id ?? id,
      price: decimal('50000'),
      from: noon,
    }
    for (const calendar of ['demo', 'exchange'] as const) {
      const market = createMarket({ seed: 1, calendar, overrides: [override, healthy] })
      const expected = createMarket({ seed: 1, calendar, overrides: [healthy] })
      const page = { number: 1, size: 20 }
      expect(market.board('hot', 'KRX', noon, page)).toEqual(expected.board('hot', 'KRX', noon, page))
      expect(market.listings()).toEqual(expected.listings())
      expect(market.quote(id, noon)).toEqual(expected.quote(id, noon))
      expect(market.search('6000', noon)).toEqual(expected.search('6000', noon))
      expect(market.status(id, noon)).toBe('listed')
    }
  })

  it('costs a listing of the same code its second row only', () => {
    const first = listed({})
    const second = listed({}, '20.2')
    const market = createMarket({ seed: 1, calendar: 'exchange', overrides: [first, second] })
    expect(market.problems).toMatchObject([{ override: second, reason: 'notAllowed' }])
    expect(market.quote(fresh.id, at('2026-03-04T04:00:00Z'))?.previousClose).toBe('10.1')
  })
})

describe('the fields of an override', () => {
  const market = markets.exchange

  it('are in order where a quote could have its price, with or without zeros at the end', () => {
    for (const price of ['52700', '52700.0', '1000000000000'])
      expect(overrideFields(priced(price), market)).toEqual({})
    expect(overrideFields(priced('150.00', apple), market)).toEqual({})
    expect(overrideFields(priced('2650.37', instrumentId('KRX:KCOMP')), market)).toEqual({})
    expect(overrideFields(listed({}), market)).toEqual({})
  })

  it('may name a price beyond the limits of the day, and an end that equals the beginning', () => {
    expect(overrideFields(priced('1'), market)).toEqual({})
    expect(overrideFields(halted(noon, noon), market)).toEqual({})
  })

  it('are all named, if several are wrong', () => {
    const override = stored({ kind: 'price', instrument: id, price: '0.5', from: notATime })
    expect(overrideFields(override, market)).toEqual({ price: 'offTick', from: 'malformed' })
  })

  it('have the highest price that an order may have', () => {
    const highest = decimal(MAX_PRICE.toFixed())
    expect(reaches('buy', highest, highest)).toBe(true)
    expect(reaches('sell', highest, decimal(MAX_PRICE.plus('1').toFixed()))).toBe(false)
  })
})

describe('a price at the bounds', () => {
  it.each([
    ['1', id],
    ['1000000000000', id],
    ['0.0001', instrumentId('US:AAPL')],
    ['18000000000', apple],
    ['1000000000000', instrumentId('CRYPTO:BITX')],
    ['1000000000000', instrumentId('FX:USDKRW')],
  ])('of %s is quoted, ranked, charted and watched for %s', async (price, instrument) => {
    const overrides: readonly Override[] = [priced(price, instrument)]
    const market = createMarket({ seed: 1, calendar: 'demo', overrides })
    expect(market.problems).toEqual([])
    for (const now of [noon, at('2026-03-06T03:00:00Z')]) {
      expect(market.quote(instrument, now)?.bid).toBe(price)
      expect(market.book(instrument, now)?.bids[0]?.price).toBe(price)
      expect(market.facts(instrument, now)).toBeDefined()
      expect(market.extremes(instrument, noon, now)?.bid.low ?? price).toBe(price)
      const { candles } = await market.candles(
        instrument,
        { period: 'day', adjustment: 'none', limit: 3 },
        now,
      )
      expect(candles.at(-1)?.close).toBe(price)
    }
    expect(market.board('hot', 'KRX', noon, { number: 1, size: 5 }).rows).toHaveLength(5)
  })
})

describe('outside the years of a market', () => {
  const times = [at('1999-01-01T00:00:00Z'), at('2040-01-01T00:00:00Z'), at('+275760-09-12T00:00:00.000Z')]

  it.each(times)('at %s nothing is quoted, and nothing fails', async (now) => {
    for (const calendar of ['demo', 'exchange'] as const) {
      const market = markets[calendar]
      expect(market.quote(id, now)).toBeUndefined()
      expect(market.book(id, now)).toBeUndefined()
      expect(market.facts(id, now)).toBeUndefined()
      expect(market.session(id, now)).toBeUndefined()
      expect(market.sparkline(id, now)).toEqual([])
      expect(market.board('hot', 'KRX', now, { number: 1, size: 5 }).rows).toEqual([])
      expect(market.extremes(id, now, now)).toBeUndefined()
      await expect(
        market.candles(id, { period: '1m', adjustment: 'none', limit: 5, before: now }, noon),
      ).resolves.toBeDefined()
    }
  })
})
