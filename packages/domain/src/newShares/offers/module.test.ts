import { describe, expect, it } from 'vitest'
import { instrumentId } from '../../base/ids.ts'
import type { Instant } from '../../base/instant.ts'
import { streamId } from '../../base/module/stream.ts'
import { decimal } from '../../base/money/decimal.ts'
import { money } from '../../base/money/money.ts'
import { drawDigest } from '../offering/draw.ts'
import type { Offer, OfferDates } from '../offering/offer.ts'
import { at, offer as anOffer } from '../offering/testing/offer.ts'
import type { Fields } from '../../base/refusals/refusal.ts'
import {
  ALL_OFFERS,
  type OffersCommand,
  type OffersContext,
  type OffersState,
  offerPhaseOf,
  offers,
  offersCollection,
} from './module.ts'

const now = at('2026-03-09T00:00:00Z')
const secret = 'a'.repeat(64)
const stream = streamId('offer', 'one')

const offer: Offer = {
  ...anOffer,
  minShares: 10,
  minFunds: money('KRW', '0'),
  winningRate: decimal('0.4'),
}
const { dates } = offer

const context = (at: Instant, listingFields: Fields = {}, isDelisted = false): OffersContext => ({
  now: at,
  newId: 'N1',
  ledger: {},
  listingFields,
  isDelisted,
  secret,
})

function apply(state: OffersState, command: OffersCommand, given: OffersContext) {
  const decided = offers.decide(command, state, given)
  const events = decided.ok ? decided.value.events : []
  const after = events.reduce((folded, event) => offers.evolve(folded, event), state)
  const change = { stream, before: state, after, events }
  return {
    refusal: decided.ok ? undefined : decided.refusal,
    events,
    after,
    timers: offers.schedule(change).flatMap(({ timers }) => timers),
    rows: offers.rows(change),
  }
}

const set = (changed: Partial<Offer> = {}): OffersCommand => ({
  kind: 'offers.set',
  offer: { ...offer, ...changed },
  reason: '',
})
const reach: OffersCommand = { kind: 'offers.reachStep', owner: 'offer' }
const price: OffersCommand = { kind: 'offers.setPrice', price: decimal('23000'), reason: '' }

/** The offer after every step up to a moment, each at its own. */
function stepped(until: Instant) {
  let made = apply(offers.initial, set(), context(now))
  const kinds: string[] = []
  for (;;) {
    const [timer] = made.timers
    if (timer === undefined || timer.dueAt > until) return { ...made, kinds }
    made = apply(made.after, reach, context(timer.dueAt))
    kinds.push(...made.events.map((event) => ('step' in event ? event.step : event.kind)))
  }
}

describe('an offer', () => {
  it('is announced with its first step ahead, and listed among all, those of its market and those of its company', () => {
    const { events, timers, rows } = apply(offers.initial, set(), context(now))
    expect(events).toMatchObject([{ kind: 'offers.announced', offer }])
    expect(timers).toEqual([{ kind: 'offers.reachStep', dueAt: dates.opensAt }])
    expect(rows.map(({ collection, row }) => [collection, row?.group, row?.state])).toEqual([
      [offersCollection, ALL_OFFERS, 'coming'],
      [offersCollection, 'KRX', 'coming'],
      [offersCollection, offer.instrument.id, 'coming'],
    ])
  })

  it('reaches each step once, at its moment and in turn', () => {
    const { kinds, timers, after } = stepped(dates.listsAt)
    expect(kinds).toEqual([
      'offers.opened',
      'closesToday',
      'close',
      'offers.drawn',
      'payTomorrow',
      'pay',
      'endPayment',
      'issue',
      'list',
    ])
    expect(timers).toEqual([])
    expect(offerPhaseOf(after)).toBe('listed')
  })

  it('publishes the digest of its secret at the opening, and the secret at the draw alone', () => {
    expect(apply(offers.initial, set(), context(now)).after).not.toHaveProperty('digest')
    const open = stepped(dates.opensAt).after
    expect(open.digest).toBe(drawDigest(secret))
    expect(open.secret).toBeUndefined()
    expect(stepped(dates.drawsAt).after.secret).toBe(secret)
  })

  it('is drawn at the provisional price where no other is known by then', () => {
    expect(stepped(dates.drawsAt).after.offer?.actualPrice).toBe('20000')
  })

  it('does nothing before the moment of its next step', () => {
    const { after } = apply(offers.initial, set(), context(now))
    expect(apply(after, reach, context(now)).events).toEqual([])
    expect(apply(offers.initial, reach, context(now)).events).toEqual([])
  })

  it('whose dates have passed when it is announced catches up at once', () => {
    const late = at('2026-03-13T00:00:00Z')
    const { timers } = apply(offers.initial, set(), context(late))
    expect(timers).toEqual([{ kind: 'offers.reachStep', dueAt: late }])
  })

  it('comes before others that end later, and what is open before what is coming', () => {
    const keyOf = (changed: Partial<OfferDates>, until?: Instant) => {
      const own = { ...dates, ...changed }
      const made = apply(offers.initial, set({ dates: own }), context(now))
      const open = until === undefined ? made : apply(made.after, reach, context(until))
      return open.rows[0]?.row?.sortKey ?? ''
    }
    const soon = keyOf({}, dates.opensAt)
    const later = keyOf({ closesAt: at('2026-03-11T20:00:00Z') }, dates.opensAt)
    const coming = keyOf({})
    expect([coming, later, soon].toSorted().toReversed()).toEqual([soon, later, coming])
  })
})

describe('what an operator sets', () => {
  it('changes an offer that has not opened, and no instrument', () => {
    const { after } = apply(offers.initial, set(), context(now))
    const changed = apply(after, set({ winningRate: decimal('0.5') }), context(now))
    expect(changed.events).toMatchObject([{ kind: 'offers.amended' }])
    const other = { ...offer.instrument, id: instrumentId('KRX:999101'), code: '999101' }
    expect(apply(after, set({ instrument: other }), context(now)).refusal).toMatchObject({
      code: 'VALIDATION',
      fields: { instrument: 'notAllowed' },
    })
  })

  it('is refused once it is open: rate and dates are fixed', () => {
    const { after } = stepped(dates.opensAt)
    expect(apply(after, set(), context(dates.opensAt)).refusal?.code).toBe('ORDER_WRONG_STATE')
  })

  it('is the actual price, until the draw', () => {
    const priced = apply(stepped(dates.opensAt).after, price, context(dates.opensAt))
    expect(priced.after.offer?.actualPrice).toBe('23000')
    expect(apply(stepped(dates.drawsAt).after, price, context(dates.drawsAt)).refusal?.code).toBe(
      'ORDER_WRONG_STATE',
    )
    expect(apply(offers.initial, price, context(now)).refusal?.code).toBe('ORDER_WRONG_STATE')
  })

  it.each([
    ['dates.closesAt', { dates: { ...dates, closesAt: dates.opensAt } }, 'tooLow'],
    ['dates.drawsAt', { dates: { ...dates, drawsAt: dates.opensAt } }, 'tooLow'],
    ['dates.issuesAt', { dates: { ...dates, issuesAt: dates.paymentFrom } }, 'tooLow'],
    ['instrument.listedAt', { instrument: { ...offer.instrument, listedAt: now } }, 'mismatch'],
    ['instrument.lotSize', { instrument: { ...offer.instrument, lotSize: decimal('10') } }, 'offLot'],
    ['unit', { unit: 0 }, 'notWhole'],
    ['units', { units: 1.5 }, 'notWhole'],
    ['minShares', { minShares: 15 }, 'offLot'],
    ['limit', { limit: 0 }, 'notWhole'],
    ['minFunds', { minFunds: money('USD', '1') }, 'mismatch'],
    ['minFunds', { minFunds: money('KRW', '-1') }, 'tooLow'],
    ['depositRate', { depositRate: decimal('1.1') }, 'malformed'],
    ['winningRate', { winningRate: decimal('0') }, 'malformed'],
  ] as const)('is refused for its %s: %o', (field, changed, reason) => {
    expect(apply(offers.initial, set(changed), context(now)).refusal).toMatchObject({
      code: 'VALIDATION',
      fields: { [field]: reason },
    })
  })

  it('is refused for what the market would not list', () => {
    const given = context(now, { provisionalPrice: 'offTick' })
    expect(apply(offers.initial, set(), given).refusal?.fields).toEqual({ provisionalPrice: 'offTick' })
    const { after } = apply(offers.initial, set(), context(now))
    expect(apply(after, price, context(now, { price: 'offTick' })).refusal?.fields).toEqual({
      price: 'offTick',
    })
  })
})

describe('an offer that is called off', () => {
  const callOff: OffersCommand = { kind: 'offers.callOff', reason: 'withdrawn' }
  const endDelisted: OffersCommand = { kind: 'offers.endDelisted' }

  it('may be so until its listing, and once', () => {
    const announced = apply(offers.initial, set(), context(now)).after
    const gone = apply(announced, callOff, context(now))
    expect(gone.events).toMatchObject([{ kind: 'offers.calledOff', cause: 'operator', reason: 'withdrawn' }])
    expect(gone.timers).toEqual([])
    expect(gone.rows.map(({ row }) => row?.state)).toEqual(['calledOff', 'calledOff', 'calledOff'])
    for (const command of [callOff, set(), price])
      expect(apply(gone.after, command, context(now)).refusal?.code).toBe('ORDER_WRONG_STATE')
    expect(apply(gone.after, reach, context(dates.opensAt)).events).toEqual([])
    const issued = stepped(dates.issuesAt).after
    expect(apply(issued, callOff, context(dates.issuesAt)).events).toHaveLength(1)
    const listed = stepped(dates.listsAt).after
    expect(apply(listed, callOff, context(dates.listsAt)).refusal?.code).toBe('ORDER_WRONG_STATE')
  })

  it('is one whose company is delisted before its listing, and never one that is listed', () => {
    const drawn = stepped(dates.drawsAt).after
    const gone = apply(drawn, endDelisted, context(dates.drawsAt))
    expect(gone.events).toMatchObject([{ kind: 'offers.calledOff', cause: 'delisted' }])
    expect(apply(gone.after, endDelisted, context(dates.drawsAt)).events).toEqual([])
    expect(apply(stepped(dates.listsAt).after, endDelisted, context(dates.listsAt)).events).toEqual([])
  })

  it('is so instead of its next step, where it is not told of the delisting yet', () => {
    const issued = stepped(dates.issuesAt).after
    const { events } = apply(issued, reach, context(dates.listsAt, {}, true))
    expect(events).toMatchObject([{ kind: 'offers.calledOff', cause: 'delisted' }])
  })
})
