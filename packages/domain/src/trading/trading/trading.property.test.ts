import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { leverages } from '../../base/instruments/instrument.ts'
import { type Books, heldUnder, ownedBuckets, record } from '../../base/ledger/books.ts'
import { balanceOf, brokerAccounts, memberBuckets } from '../../base/ledger/ledger.ts'
import { movementGroups } from '../../base/ledger/movements.ts'
import { type Currency, currencies } from '../../base/money/currency.ts'
import { type Money, add, isNegative, money, negate, subtract, zero } from '../../base/money/money.ts'
import { type RefusalCode, no } from '../../base/refusals/refusal.ts'
import { freeLotsOf } from './orders/lotsClaimed.ts'
import type { TradingCommand, TradingCommandKind } from './command.ts'
import type { TradingEvent } from './event.ts'
import { type Holder, type MarketContext, accountOf, contextFor } from './testing/fixture.ts'
import { Model } from './testing/model.ts'
import type { Step } from './testing/modelStep.ts'
import { expectSameLists } from './testing/sameLists.ts'
import { trading } from './module.ts'
import { sides } from './orders/order.ts'
import type { TradingState } from './state.ts'
import { ticket } from './orders/ticket.ts'

/** Each is a test of its own: all together took more than half of the time that a test may last. */
const seeds = [20_260_105, 20_260_106, 20_260_107, 20_260_108] as const
const RUNS = 180
/** Of each kind, by each seed. */
const LEAST_ACCEPTED = 25
/** Commands of all runs of a seed together. */
const LEAST_DECIDED = 5_000

const commandKinds = [
  'trading.placeOrder',
  'trading.closePosition',
  'trading.cancelOrder',
  'trading.cancelOrders',
  'trading.amendOrder',
  'trading.protectPosition',
  'trading.enableMargin',
  'trading.fillOrder',
  'trading.expireOrder',
  'trading.unlockOrder',
  'trading.stopOut',
  'trading.cancelOpeningOrders',
  'trading.settleDelisted',
] as const satisfies readonly TradingCommandKind[]

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof(
    { weight: 4, arbitrary: fc.constant('market' as const) },
    { weight: 6, arbitrary: fc.constant('limit' as const) },
    { weight: 14, arbitrary: fc.constant('move' as const) },
    { weight: 5, arbitrary: fc.constant('wait' as const) },
    { weight: 8, arbitrary: fc.constant('rest' as const) },
    { weight: 5, arbitrary: fc.constant('amend' as const) },
    { weight: 5, arbitrary: fc.constant('protect' as const) },
    { weight: 3, arbitrary: fc.constant('cancelAll' as const) },
    { weight: 5, arbitrary: fc.constantFrom('enable' as const, 'restrict' as const, 'delist' as const) },
    { weight: 5, arbitrary: fc.constantFrom('close' as const, 'cancel' as const, 'stray' as const) },
  ),
  instrument: fc.nat(5),
  pick: fc.nat(1_000),
  side: fc.constantFrom(...sides),
  leverage: fc.constantFrom(...leverages),
  lots: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 60 }) },
    fc.integer({ min: -1, max: 100_000 }),
  ),
  ticks: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: -6, max: 6 }) },
    fc.integer({ min: -300, max: 300 }),
    fc.integer({ min: -3_000, max: 3_000 }),
  ),
  phase: fc.oneof(
    { weight: 12, arbitrary: fc.constant('regular' as const) },
    fc.constantFrom('pre' as const, 'after' as const, 'closed' as const),
  ),
  halted: fc.oneof({ weight: 20, arbitrary: fc.constant(false) }, fc.constant(true)),
})

const sum = (currency: Currency, amounts: readonly Money[]): Money => add(zero(currency), ...amounts)
const accounts = [...memberBuckets, ...brokerAccounts]

/** What postings bring a member, of one currency. */
function broughtBy(events: readonly TradingEvent[], currency: Currency): Money {
  const member: readonly string[] = memberBuckets
  const moves = events
    .flatMap(({ postings }) => postings)
    .filter((posting) => posting.money.currency === currency)
    .flatMap(({ from, to, money: moved }) => [
      ...(member.includes(from) ? [negate(moved)] : []),
      ...(member.includes(to) ? [moved] : []),
    ])
  return sum(currency, moves)
}

function expectSoundBooks({ holder, orders, positions }: Model): void {
  const { ledger } = holder
  for (const currency of currencies.filter((one) => ledger[one] !== undefined)) {
    const inBooks = accounts.map((account) => balanceOf(ledger, currency, account))
    expect(sum(currency, inBooks)).toEqual(zero(currency))
    for (const bucket of ownedBuckets) expect(isNegative(balanceOf(ledger, currency, bucket))).toBe(false)
    const margins = positions.filter((one) => one.currency === currency).map(({ fill }) => fill.margin)
    expect(balanceOf(ledger, currency, 'margin')).toEqual(sum(currency, margins))
    const frozen = orders.flatMap((order) =>
      order.purpose === 'open' && order.currency === currency ? [order.frozenMargin, order.frozenFee] : [],
    )
    expect(balanceOf(ledger, currency, 'frozen')).toEqual(sum(currency, frozen))
  }
}

/** The books after events of an accepted command: no posting takes more than there is, and each order's hold is what it froze. */
function booksAfter(
  before: Books,
  events: readonly TradingEvent[],
  { holder, orders, positions }: Model,
): Books {
  const books = events.reduce(
    (folded, { postings }) =>
      record(folded, postings, (fault) => expect.fail(`${fault.kind}: ${JSON.stringify(fault.posting)}`)),
    before,
  )
  expect(books.ledger).toEqual(holder.ledger)
  const opening = orders.flatMap((order) => (order.purpose === 'open' ? [order] : []))
  for (const { position, currency, frozenMargin, frozenFee } of opening)
    expect(heldUnder(books.holds, position, currency)).toEqual(add(frozenMargin, frozenFee))
  expect(trading.holds?.(holder.state)).toEqual([
    ...opening.map(({ position: ref, frozenMargin, frozenFee, terms: { instrument, side } }) => ({
      account: 'frozen',
      ref,
      money: add(frozenMargin, frozenFee),
      heldFor: { kind: 'order', position: ref, instrument, side },
    })),
    ...positions.map(({ id: ref, fill }) => ({ account: 'margin', ref, money: fill.margin })),
  ])
  const refs = Object.values(books.holds).flatMap((held) => Object.keys(held ?? {}))
  expect(refs.toSorted()).toEqual(opening.map(({ position }) => position as string).toSorted())
  return books
}

/** Working orders never claim more than is open, and none is left once its position is closed. */
function expectLotsClaimedWithin({ holder, orders, positions }: Model): void {
  const account = accountOf(holder)
  for (const { id } of positions) expect(freeLotsOf(account, id)).toBeGreaterThanOrEqual(0)
  const open = new Set(positions.map(({ id }) => id))
  const orphans = orders.filter(({ purpose, position }) => purpose === 'close' && !open.has(position))
  expect(orphans).toEqual([])
}

/** No order fills twice, no position is closed for more than was opened, and of the two that protect one only one ever fills. */
function expectSoundFills({ events, orders, positions }: Model): void {
  const executions = events.flatMap((event) => ('execution' in event ? [event.execution] : []))
  expect(new Set(executions.map(({ order }) => order)).size).toBe(executions.length)
  const protective = executions.filter(({ cause }) => cause === 'takeProfit' || cause === 'stopLoss')
  expect(new Set(protective.map(({ position }) => position)).size).toBe(protective.length)
  const left = new Map<string, number>()
  for (const { position, purpose, lots } of executions)
    left.set(position, (left.get(position) ?? 0) + (purpose === 'open' ? lots : -lots))
  const open = new Map<string, number>(positions.map(({ id, fill }) => [id, fill.lots]))
  for (const [position, lots] of left) expect(lots).toBe(open.get(position) ?? 0)
  for (const { group, position, terms } of orders)
    if (group !== undefined) expect(terms.lots).toBe(open.get(position))
}

/** What is realised, less the entry fees of what is open, is what postings brought, to the last unit. */
function expectHonestResults({ holder, events, positions }: Model): void {
  for (const currency of currencies) {
    const fees = positions.filter((one) => one.currency === currency).map(({ fill }) => fill.fee)
    const realised = money(currency, holder.state.totals.realised[currency] ?? '0')
    const brought = broughtBy(events, currency)
    expect(subtract(realised, sum(currency, fees))).toEqual(brought)
    const earned = trading.earned?.(holder.state, () => undefined) ?? []
    const own = earned.filter((one) => one.currency === currency)
    expect(sum(currency, own)).toEqual(brought)
  }
}

/** What movements say happened to the available funds is what the postings did to them, event by event or all at once. */
function expectMovementsAddUp({ events }: Model): void {
  const lines = events
    .flatMap(({ at, postings }) => postings.map((one) => ({ ...one, at })))
    .map((line, index) => ({ ...line, sequence: index + 1 }))
  const movements = movementGroups(lines).flatMap((group) => group.movements)
  for (const currency of currencies) {
    const own = movements.filter(({ money: moved }) => moved.currency === currency)
    const changes = lines
      .filter((line) => line.money.currency === currency)
      .flatMap(({ from, to, money: moved }) => [
        ...(from === 'available' ? [negate(moved)] : []),
        ...(to === 'available' ? [moved] : []),
      ])
    expect(
      sum(
        currency,
        own.map((movement) => movement.money),
      ),
    ).toEqual(sum(currency, changes))
    for (const { kind, money: whole, parts } of own) {
      const amounts = parts.map((part) => part.money)
      expect(sum(currency, amounts)).toEqual(kind === 'closed' ? whole : zero(currency))
    }
  }
}

/** What the ticket shows of an accepted order, beside what its first event takes; of other commands, nothing. */
function ticketsOf(
  command: TradingCommand,
  context: MarketContext,
  holder: Holder,
  events: readonly TradingEvent[],
) {
  if (command.kind !== 'trading.placeOrder' || context.listing === undefined) return []
  const shown = ticket(command.terms, { ...context, listing: context.listing }, accountOf(holder))
  const [first] = events
  const taken = first?.postings.filter(({ from }) => from === 'available') ?? []
  const total = sum(
    shown.currency,
    taken.map((posting) => posting.money),
  )
  return [{ shown: shown.total, taken: total, left: (shown.maxLots ?? 0) - command.terms.lots }]
}

const replay = (from: TradingState, events: readonly TradingEvent[]): TradingState =>
  events.reduce((state, event) => trading.evolve(state, event), from)

describe('an account under any sequence of commands', () => {
  const acceptedOf = new Map<TradingCommandKind, number>()
  const refusedOf = new Map<string, number>()
  let decided = 0
  beforeEach(() => {
    acceptedOf.clear()
    refusedOf.clear()
    decided = 0
  })

  function run(model: Model, steps: readonly Step[]): void {
    let books: Books = { ledger: model.holder.ledger, holds: {} }
    for (const one of steps)
      for (const { command, isDue } of model.commandsOf(one)) {
        const before = model.holder
        const context = contextFor(before, model.context(command, one))
        const reasons = trading.check(command, before.state, context)
        const result = trading.decide(command, before.state, context)
        decided += 1
        const [first] = reasons
        expect(result).toEqual(
          first === undefined ? { ok: true, value: expect.anything() as unknown } : no(first),
        )
        expect(isDue ? first : undefined, command.kind).toBeUndefined()
        const declared: readonly RefusalCode[] = trading.refusals[command.kind]
        expect(declared).toEqual(expect.arrayContaining(reasons.map(({ code }) => code)))
        const events = result.ok ? result.value.events : []
        if (first !== undefined) refusedOf.set(first.code, (refusedOf.get(first.code) ?? 0) + 1)
        if (events.length > 0) acceptedOf.set(command.kind, (acceptedOf.get(command.kind) ?? 0) + 1)
        for (const { shown, taken, left } of result.ok ? ticketsOf(command, context, before, events) : []) {
          expect(shown).toEqual(taken)
          expect(left).toBeGreaterThanOrEqual(0)
        }
        if (!result.ok) continue
        model.append(events)
        books = booksAfter(books, events, model)
        expectSoundBooks(model)
        expectLotsClaimedWithin(model)
      }
  }

  test.each(seeds)(
    'keeps balanced postings, correct results and lists, and a state that replay and snapshots reproduce, by seed %i',
    (seed) => {
      const property = fc.property(
        fc.array(step, { minLength: 60, maxLength: 120 }),
        fc.nat(),
        (steps, cut) => {
          const model = new Model()
          run(model, steps)
          expectHonestResults(model)
          expectSoundFills(model)
          expectMovementsAddUp(model)
          expectSameLists(model)
          expect(replay(trading.initial, model.events)).toStrictEqual(model.holder.state)
          const stored = JSON.parse(JSON.stringify(model.events)) as TradingEvent[]
          const at = cut % (stored.length + 1)
          const snapshot = JSON.parse(
            JSON.stringify(replay(trading.initial, stored.slice(0, at))),
          ) as TradingState
          expect(replay(snapshot, stored.slice(at))).toStrictEqual(model.holder.state)
        },
      )
      fc.assert(property, { seed, numRuns: RUNS })
      const seldom = commandKinds.filter((kind) => (acceptedOf.get(kind) ?? 0) < LEAST_ACCEPTED)
      expect(seldom, JSON.stringify([decided, ...acceptedOf])).toEqual([])
      expect(refusedOf.size).toBeGreaterThanOrEqual(6)
      expect(decided).toBeGreaterThanOrEqual(LEAST_DECIDED)
    },
  )
})
