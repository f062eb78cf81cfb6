import { describe, expect, it } from 'vitest'
import { auction, haneul, hours, now, rules } from '../auctioning/testing/fixture.ts'
import type { Auction } from '../auctioning/auction.ts'
import { instrumentId } from '../../base/ids.ts'
import { decimal } from '../../base/money/decimal.ts'
import {
  type AuctionsCommand,
  type AuctionsContext,
  type AuctionsEvent,
  type AuctionsState,
  auctions,
  phaseOf,
} from './module.ts'
import { rows } from './rows.ts'

const context: AuctionsContext = {
  now: hours(-2),
  newId: 'one',
  ledger: {},
  listingFields: {},
  isListed: true,
  endedBy: undefined,
  tickTable: rules,
  charges: rules.charges,
  bids: [],
}
const block: Auction = {
  ...auction,
  kind: 'block',
  dates: { opensAt: auction.dates.opensAt, closesAt: auction.dates.closesAt },
}
const set = (more: Partial<Auction> = {}, of: Auction = auction): AuctionsCommand => ({
  kind: 'auctions.set',
  auction: { ...of, ...more },
  reason: 'new',
})
const step: AuctionsCommand = { kind: 'auctions.reachStep', owner: 'auction' }
const callOff: AuctionsCommand = { kind: 'auctions.callOff', reason: 'withdrawn' }

interface Told {
  readonly state: AuctionsState
  readonly events: readonly AuctionsEvent[]
}
const begun: Told = { state: auctions.initial, events: [] }

/** @throws Error with the code of a refusal */
function after({ state, events }: Told, command: AuctionsCommand, more: Partial<AuctionsContext> = {}): Told {
  const decided = auctions.decide(command, state, { ...context, ...more })
  if (!decided.ok) throw new Error(decided.refusal.code)
  const made = decided.value.events
  return {
    state: made.reduce((one, event) => auctions.evolve(one, event), state),
    events: [...events, ...made],
  }
}
const refusalOf = (
  command: AuctionsCommand,
  { state }: Told = begun,
  more: Partial<AuctionsContext> = {},
) => {
  const decided = auctions.decide(command, state, { ...context, ...more })
  return decided.ok ? undefined : decided.refusal
}
/** All steps that are due by then. */
function passed(told: Told, until: AuctionsContext['now'], more: Partial<AuctionsContext> = {}): Told {
  const next = after(told, step, { ...more, now: until })
  return next.events.length === told.events.length ? told : passed(next, until, more)
}
const announced = after(begun, set())
const { closesAt } = auction.dates

describe('an auction', () => {
  it.each<readonly [string, Partial<Auction>, Record<string, string>]>([
    [
      'closes before it opens',
      { dates: { ...auction.dates, closesAt: hours(-3) } },
      { 'dates.closesAt': 'tooLow' },
    ],
    [
      'lists before it closes',
      { dates: { ...auction.dates, listsAt: closesAt } },
      { 'dates.listsAt': 'tooLow', 'instrument.listedAt': 'mismatch' },
    ],
    ['has a floor off the tick', { floor: decimal('10001') }, { floor: 'offTick' }],
    ['has a floor of nothing', { floor: decimal('0') }, { floor: 'malformed' }],
    ['asks for more than it offers', { minShares: 1_001 }, { minShares: 'tooHigh' }],
    ['offers nothing', { shares: 0, minShares: 1 }, { shares: 'notWhole', minShares: 'tooHigh' }],
    [
      'takes bids whose commission rounds to nothing',
      { floor: decimal('1000'), minShares: 1 },
      { minShares: 'tooLow' },
    ],
    [
      'has a lot of several shares',
      { instrument: { ...haneul, lotSize: decimal('10') } },
      { 'instrument.lotSize': 'offLot' },
    ],
    [
      'has no demand that can be simulated',
      { simulated: { seed: '', ratio: decimal('-1') } },
      { 'simulated.ratio': 'malformed' },
    ],
  ])('is refused where it %s', (_, more, fields) => {
    expect(refusalOf(set(more))).toMatchObject({ code: 'VALIDATION', fields })
  })

  it('of a listed share lists nothing, and is refused where the share is not listed', () => {
    expect(refusalOf(set({}, block))).toBeUndefined()
    expect(refusalOf(set({}, block), begun, { isListed: false })?.fields).toEqual({ instrument: 'unknown' })
    expect(refusalOf(set({ kind: 'block' }))?.fields).toEqual({ 'dates.listsAt': 'notAllowed' })
    expect(refusalOf(set({ dates: block.dates }))?.fields).toMatchObject({ 'dates.listsAt': 'required' })
  })

  it('may be changed until it opens, but not become one of another share', () => {
    expect(after(announced, set({ shares: 2_000 })).events.at(-1)?.kind).toBe('auctions.amended')
    const other = { ...haneul, id: instrumentId('KRX:990099') }
    expect(refusalOf(set({ instrument: other }), announced)?.fields).toEqual({ instrument: 'notAllowed' })
    expect(refusalOf(set(), passed(announced, now))?.code).toBe('ORDER_WRONG_STATE')
  })
})

describe('what happens to an auction by itself', () => {
  const kinds = ({ events }: Told) =>
    events.slice(1).map((event) => (event.kind === 'auctions.stepReached' ? event.step : event.kind))

  it('is each step at its moment, in one order, however late', () => {
    expect(kinds(passed(announced, now))).toEqual(['open'])
    const all = ['open', 'closesToday', 'close', 'auctions.cleared', 'list']
    expect(kinds(passed(announced, hours(1_000)))).toEqual(all)
    expect(kinds(passed(after(begun, set({}, block)), hours(1_000)))).toEqual(all.slice(0, -1))
  })

  it('leads from phase to phase', () => {
    const phases = [hours(-2), now, closesAt, hours(120)].map((at) => phaseOf(passed(announced, at).state))
    expect(phases).toEqual(['coming', 'open', 'closed', 'listed'])
  })

  it('waits for the next step alone, and for nothing once it is over', () => {
    const waitsFor = ({ state, events }: Told) =>
      auctions.schedule({
        stream: 'auction/haneul' as never,
        before: auctions.initial,
        after: state,
        events,
      })[0]?.timers
    expect(waitsFor(announced)).toEqual([{ kind: 'auctions.reachStep', dueAt: auction.dates.opensAt }])
    expect(waitsFor(passed(announced, hours(1_000)))).toEqual([])
    expect(waitsFor(after(announced, callOff))).toEqual([])
  })

  it('clears by all bids and the demand that is simulated, and says the cut and the fraction alone', () => {
    const demand = [
      { price: decimal('10500'), shares: 600 },
      { price: decimal('10200'), shares: 1_600 },
    ]
    const { events, state } = passed(announced, closesAt, { bids: demand })
    expect(events.at(-1)).toEqual({
      kind: 'auctions.cleared',
      version: 1,
      at: closesAt,
      postings: [],
      auction: auction.id,
      listing: haneul,
      cut: '10200',
      fraction: { won: 1, of: 4 },
    })
    expect(state.clearing).toEqual({ cut: '10200', fraction: { won: 1, of: 4 } })
    const crowded = after(begun, set({ simulated: { seed: 'haneul', ratio: decimal('3') } }))
    expect(Number(passed(crowded, closesAt).state.clearing?.cut)).toBeGreaterThan(10_000)
  })
})

describe('an auction that is called off', () => {
  it('may be so until it is listed, a block until it is cleared, and once', () => {
    const gone = after(passed(announced, now), callOff)
    expect(phaseOf(gone.state)).toBe('calledOff')
    expect(gone.events.at(-1)).toMatchObject({ cause: 'operator', notListed: haneul.id })
    expect(refusalOf(callOff, gone)?.code).toBe('ORDER_WRONG_STATE')
    const cleared = passed(announced, closesAt)
    expect(phaseOf(after(cleared, callOff).state)).toBe('calledOff')
    expect(refusalOf(callOff, passed(announced, hours(120)))?.code).toBe('ORDER_WRONG_STATE')
    const sold = passed(after(begun, set({}, block)), closesAt)
    expect(refusalOf(callOff, sold)?.code).toBe('ORDER_WRONG_STATE')
    expect(refusalOf(callOff)?.code).toBe('ORDER_WRONG_STATE')
    expect(passed(gone, hours(1_000)).events).toEqual(gone.events)
  })

  it.each(['delisted', 'split'] as const)('is a block whose share is %s before the close', (cause) => {
    const open = passed(after(begun, set({}, block)), now)
    const gone = after(open, { kind: 'auctions.end', cause })
    expect(gone.events.at(-1)).toMatchObject({ kind: 'auctions.calledOff', cause })
    expect(after(gone, { kind: 'auctions.end', cause }).events).toEqual(gone.events)
    const untold = passed(after(begun, set({}, block)), closesAt, { endedBy: cause })
    expect(untold.events.at(-1)).toMatchObject({ kind: 'auctions.calledOff', cause })
    const sold = passed(open, closesAt)
    expect(after(sold, { kind: 'auctions.end', cause }).events).toEqual(sold.events)
  })

  it('is one of new shares whose company is delisted before the listing, which nothing splits', () => {
    const cleared = passed(announced, closesAt)
    const gone = after(cleared, { kind: 'auctions.end', cause: 'delisted' })
    expect(gone.events.at(-1)).toMatchObject({ cause: 'delisted' })
    expect(gone.events.at(-1)).not.toHaveProperty('notListed')
    expect(after(cleared, { kind: 'auctions.end', cause: 'split' }).events).toEqual(cleared.events)
    const listed = passed(announced, hours(120))
    expect(after(listed, { kind: 'auctions.end', cause: 'delisted' }).events).toEqual(listed.events)
  })
})

describe('the list of auctions', () => {
  it('begins with what closes soonest, then what opens soonest, then what closed last', () => {
    const keyOf = (told: Told) =>
      rows({
        stream: 'auction/haneul' as never,
        before: auctions.initial,
        after: told.state,
        events: told.events,
      })[0]?.row?.sortKey ?? ''
    const sooner = after(begun, set({ dates: { ...auction.dates, closesAt: hours(24) } }))
    const opensSooner = after(begun, set({ dates: { ...auction.dates, opensAt: hours(-1.5) } }))
    const order = [
      passed(sooner, now),
      passed(announced, now),
      opensSooner,
      announced,
      passed(announced, closesAt),
      passed(sooner, closesAt),
      passed(announced, hours(120)),
      after(announced, callOff),
    ].map(keyOf)
    expect(order).toEqual(order.toSorted().toReversed())
  })
})
