import { describe, expect, it } from 'vitest'
import { instrumentId } from '../../base/ids.ts'
import { instant, localDate, plusMs } from '../../base/instant.ts'
import type { Instrument } from '../../base/instruments/instrument.ts'
import { streamId } from '../../base/module/stream.ts'
import { decimal } from '../../base/money/decimal.ts'
import type { AnnounceRights } from './announceRights.ts'
import { type ListingsCommand, type ListingsContext, type ListingsState, listings } from './module.ts'
import { overrideRows } from './rows.ts'

const DAY_MS = 86_400_000
const now = instant(Date.UTC(2026, 0, 5))
const instrument = instrumentId('US:ACME')
const stream = streamId('instrument', instrument)
const acme: Instrument = {
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
const context: ListingsContext = {
  now,
  newId: 'one',
  ledger: {},
  known: true,
  lastPrice: decimal('101.5'),
  priceFields: {},
  inUse: false,
  listing: acme,
  calendar: 'demo',
}
const opening = Date.UTC(2026, 0, 8, 5)
/** Counted on Thursday in New York, used from Friday on, for a week. */
const rights: AnnounceRights & { readonly instrument: typeof instrument; readonly reason: string } = {
  kind: 'listings.announceRights',
  instrument,
  reason: 'test',
  ratio: { to: 6, from: 40 },
  price: decimal('84.25'),
  exDate: localDate('2026-01-08'),
  from: instant(opening + DAY_MS),
  to: instant(opening + 8 * DAY_MS),
  lockDays: 10,
}
const later = (ms: number): ListingsContext => ({ ...context, now: plusMs(now, ms) })

function apply(command: ListingsCommand, state: ListingsState = listings.initial, given = context) {
  const decided = listings.decide(command, state, given)
  if (!decided.ok) throw new Error(decided.refusal.code)
  const { events } = decided.value
  const after = events.reduce((before, event) => listings.evolve(before, event), state)
  return { after, events, rows: overrideRows({ stream, before: state, after, events }) }
}
const fieldsOf = (more: Partial<typeof rights>, given: Partial<ListingsContext> = {}) =>
  listings.check({ ...rights, ...more }, listings.initial, { ...context, ...given })[0]?.fields

describe('a capital increase', () => {
  it('is announced with its ratio in lowest terms, and locked for the trading days of the settings', () => {
    const { events, rows } = apply(rights)
    expect(events).toMatchObject([
      {
        kind: 'listings.actionAnnounced',
        action: {
          id: 'Rone',
          kind: 'rights',
          ratio: { to: 3, from: 20 },
          price: '84.25',
          currency: 'USD',
          opensAt: '2026-01-08T05:00:00.000Z',
          lockedUntil: '2026-01-26T05:00:00.000Z',
        },
      },
    ])
    expect(rows).toMatchObject([{ key: 'rights Rone', row: { body: { kind: 'rights' } } }])
    const lockedUntil = plusMs(rights.to, DAY_MS)
    expect(apply({ ...rights, lockedUntil }).events).toMatchObject([{ action: { lockedUntil } }])
  })

  it.each([
    ['a ratio of parts', { ratio: { to: 0.5, from: 20 } }, { ratio: 'notWhole' }],
    ['a ratio without new shares', { ratio: { to: 0, from: 20 } }, { ratio: 'tooLow' }],
    ['too many new shares', { ratio: { to: 1_001, from: 1 } }, { ratio: 'tooHigh' }],
    ['a price off the tick', { price: decimal('84.255') }, { price: 'offTick' }],
    ['no price', { price: decimal('0') }, { price: 'tooLow' }],
    ['a record date that has begun', { exDate: localDate('2026-01-04') }, { exDate: 'tooLow' }],
    ['rights before they are counted', { from: instant(opening - 1) }, { from: 'tooLow' }],
    ['an end before the beginning', { to: instant(opening + DAY_MS) }, { to: 'tooLow' }],
    ['an end more than a year after', { to: instant(opening + 367 * DAY_MS) }, { to: 'tooHigh' }],
    ['a lock that ends before the issue', { lockedUntil: instant(opening) }, { lockedUntil: 'tooLow' }],
    ['a lock of a part of a day', { lockDays: 0.5 }, { lockDays: 'notWhole' }],
  ] as const)('with %s is refused', (_, more, fields) => {
    expect(fieldsOf(more)).toEqual(fields)
  })

  it('is of a listed share that is traded one by one', () => {
    expect(fieldsOf({}, { listing: { ...acme, lotSize: decimal('100') } })).toEqual({
      'instrument.lotSize': 'offLot',
    })
    expect(fieldsOf({}, { listing: { ...acme, kind: 'index' } })).toEqual({ instrument: 'notAllowed' })
    expect(fieldsOf({}, { known: false })).toEqual({ instrument: 'unknown' })
  })

  it('has a record date of its own', () => {
    const { after } = apply(rights)
    expect(listings.check(rights, after, context)[0]?.fields).toEqual({ exDate: 'notAllowed' })
  })

  it('does not end at the opening of a split, whichever is announced first', () => {
    const split = {
      kind: 'listings.announceSplit',
      instrument,
      reason: 'test',
      ratio: { to: 2, from: 1 },
    } as const
    const [atItsEnd, dayBefore] = [localDate('2026-01-16'), localDate('2026-01-15')]
    const { after } = apply(rights)
    expect(listings.check({ ...split, exDate: atItsEnd }, after, context)[0]?.fields).toEqual({
      exDate: 'notAllowed',
    })
    expect(listings.check({ ...split, exDate: dayBefore }, after, context)).toEqual([])
    const { after: isSplit } = apply({ ...split, exDate: atItsEnd })
    expect(listings.check(rights, isSplit, context)[0]?.fields).toEqual({ to: 'notAllowed' })
    expect(listings.check({ ...rights, to: plusMs(rights.to, 1) }, isSplit, context)).toEqual([])
    const callOff = { kind: 'listings.callOffRights', instrument, reason: 'test', rights: 'Rone' } as const
    const { after: off } = apply(callOff, after, later(1))
    expect(listings.check({ ...split, exDate: atItsEnd }, off, context)).toEqual([])
  })

  it('stays announced once it has been counted', () => {
    const { after, events } = apply(rights)
    const [schedule] = listings.schedule({ stream, before: listings.initial, after, events })
    expect(schedule).toMatchObject({
      timers: [{ kind: 'listings.takeEffect', dueAt: '2026-01-08T05:00:00.000Z' }],
    })
    const owner = schedule?.owner ?? ''
    const effect = { kind: 'listings.takeEffect', owner } as const
    const counted = apply(effect, after, later(4 * DAY_MS))
    expect(counted.events).toMatchObject([{ kind: 'listings.actionTookEffect' }])
    expect(Object.keys(counted.after.actions)).toEqual(['Rone'])
  })
})

describe('calling it off', () => {
  const callOff = { kind: 'listings.callOffRights', instrument, reason: 'test', rights: 'Rone' } as const

  it('leaves its record date to another', () => {
    const { after } = apply(rights)
    const off = apply(callOff, after, later(1))
    expect(listings.check(rights, off.after, context)).toEqual([])
  })

  it('ends it until its rights could be used last, once', () => {
    const { after } = apply(rights)
    const off = apply(callOff, after, later(DAY_MS))
    expect(off.rows).toMatchObject([
      { key: 'rights Rone', row: { body: { calledOffAt: plusMs(now, DAY_MS) } } },
    ])
    const wrong = [{ code: 'ORDER_WRONG_STATE' }]
    expect(listings.check(callOff, off.after, later(DAY_MS))).toMatchObject(wrong)
    expect(listings.check(callOff, after, { ...context, now: rights.to })).toMatchObject(wrong)
    expect(listings.check(callOff, listings.initial, context)).toMatchObject(wrong)
  })
})
