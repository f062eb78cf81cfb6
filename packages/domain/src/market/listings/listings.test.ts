import { describe, expect, test } from 'vitest'
import { instrumentId } from '../../base/ids.ts'
import { instant, plusMs } from '../../base/instant.ts'
import type { Instrument } from '../../base/instruments/instrument.ts'
import { streamId } from '../../base/module/stream.ts'
import { decimal } from '../../base/money/decimal.ts'
import { type ListingsCommand, type ListingsContext, type ListingsState, listings } from './module.ts'
import { overrideRows } from './rows.ts'

const now = instant(Date.UTC(2026, 0, 5))
const instrument = instrumentId('US:ACME')
const stream = streamId('instrument', instrument)
const asked = { instrument, reason: 'test' } as const
const context: ListingsContext = {
  now,
  newId: 'id',
  ledger: {},
  known: true,
  lastPrice: decimal('101.5'),
  priceFields: {},
  inUse: false,
  listing: undefined,
  calendar: 'demo',
}

const announced: Instrument = {
  id: instrument,
  market: 'US',
  kind: 'stock',
  code: 'ACME',
  name: { en: 'Acme', kor: 'Acme', tw: 'Acme' },
  industry: { en: 'Software', kor: 'Software', tw: 'Software' },
  currency: 'USD',
  lotSize: decimal('1'),
  leverages: [1],
  shortable: false,
  origin: 'simulated',
  listedAt: now,
}

function apply(state: ListingsState, command: ListingsCommand, given: ListingsContext = context) {
  const decided = listings.decide(command, state, given)
  if (!decided.ok) throw new Error(decided.refusal.code)
  const { events } = decided.value
  const after = events.reduce((before, event) => listings.evolve(before, event), state)
  return { after, events, rows: overrideRows({ stream, before: state, after, events }) }
}
const fieldsOf = (command: ListingsCommand, given: Partial<ListingsContext>) =>
  listings.check(command, listings.initial, { ...context, ...given })[0]?.fields
const price: ListingsCommand = { ...asked, kind: 'listings.setPrice', price: decimal('100') }

describe('a price that an operator sets', () => {
  test('is a row until it is released, and keeps its row with its end', () => {
    const set = apply(listings.initial, price)
    expect(set.rows).toMatchObject([{ key: `price ${now}`, row: { body: { price: '100', from: now } } }])
    const later = { ...context, now: plusMs(now, 1_000) }
    const released = apply(set.after, { ...asked, kind: 'listings.releasePrice' }, later)
    expect(released.rows).toMatchObject([
      { key: `price ${now}`, row: { body: { from: now, until: later.now } } },
    ])
    expect(released.after.price).toBeUndefined()
  })

  test('ends the one before it', () => {
    const { after } = apply(listings.initial, price)
    const later = { ...context, now: plusMs(now, 1_000) }
    const { rows } = apply(after, { ...asked, kind: 'listings.setPrice', price: decimal('90') }, later)
    expect(rows.map(({ key, row }) => [key, row?.body])).toMatchObject([
      [`price ${now}`, { price: '100', until: later.now }],
      [`price ${later.now}`, { price: '90' }],
    ])
  })

  test('that ends before it began, with the clock set back, leaves no row', () => {
    const { after } = apply(listings.initial, price)
    const earlier = { ...context, now: plusMs(now, -1_000) }
    const { rows } = apply(after, { ...asked, kind: 'listings.releasePrice' }, earlier)
    expect(rows).toEqual([{ collection: 'listings.overrides', key: `price ${now}`, row: undefined }])
  })

  test('is refused where the market says that it is no price of the listing', () => {
    expect(fieldsOf(price, { priceFields: { price: 'offTick' } })).toEqual({ price: 'offTick' })
  })
})

describe('a halt', () => {
  test('begins and ends once', () => {
    const halt: ListingsCommand = { ...asked, kind: 'listings.setHalt', halted: true }
    const halted = apply(listings.initial, halt)
    expect(apply(halted.after, halt).events).toEqual([])
    const resumed = apply(halted.after, { ...halt, halted: false })
    expect(resumed.rows).toMatchObject([{ key: `halt ${now}`, row: { body: { from: now, until: now } } }])
  })
})

describe('delisting', () => {
  const delist: ListingsCommand = { ...asked, kind: 'listings.delist' }

  test('is for good, at the last price that was traded', () => {
    const { after, events } = apply(listings.initial, delist)
    expect(events).toMatchObject([{ kind: 'listings.delisted', price: '101.5' }])
    expect(listings.check(delist, after, context)).toMatchObject([{ fields: { instrument: 'unknown' } }])
  })

  test('waits for nothing, whatever an older release waited for', () => {
    const { after, events } = apply(listings.initial, delist)
    expect(listings.schedule({ stream, before: listings.initial, after, events })).toEqual([])
    expect(listings.retired).toEqual({
      events: ['listings.delistingEnded', 'listings.announcementEnded'],
      timers: ['listings.endDelisting', 'listings.endAnnouncement'],
    })
  })

  test('is refused for what amounts are converted by, and for what was never traded', () => {
    expect(fieldsOf(delist, { inUse: true })).toEqual({ instrument: 'notAllowed' })
    expect(fieldsOf(delist, { lastPrice: undefined })).toEqual({ instrument: 'notAllowed' })
  })
})

test('an unknown instrument can only be listed', () => {
  expect(fieldsOf(price, { known: false })).toEqual({ instrument: 'unknown' })
  expect(fieldsOf({ ...asked, kind: 'listings.setHalt', halted: true }, { known: false })).toEqual({
    instrument: 'unknown',
  })
})

describe('what is to be listed', () => {
  const listing = { ...announced, listedAt: plusMs(now, 86_400_000) }
  const list: ListingsCommand = { ...asked, kind: 'listings.list', listing, price: decimal('100') }
  const amend = (amended: string): ListingsCommand => ({
    ...asked,
    kind: 'listings.amendListing',
    listing,
    price: decimal(amended),
  })
  const ahead = apply(listings.initial, list, { ...context, known: false }).after
  const at = (moment: typeof now): ListingsContext => ({ ...context, now: moment })

  test('has another price from then on, in the row that it had', () => {
    const amended = apply(ahead, amend('120'), at(plusMs(now, 1_000)))
    expect(amended.after.listed).toMatchObject({ price: '120', at: now })
    expect(amended.rows).toMatchObject([
      { key: `listing ${now}`, row: { body: { kind: 'listing', price: '120' } } },
    ])
  })

  test('does not change once it is listed, nor where the market lists it by itself', () => {
    expect(apply(ahead, amend('120'), at(listing.listedAt)).events).toEqual([])
    expect(apply(listings.initial, amend('120')).events).toEqual([])
  })
})
