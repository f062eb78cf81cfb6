import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AccountEvent } from '../account/event.ts'
import { replayAccount } from '../account/evolve.ts'
import { liftEvent } from '../account/lift.ts'
import { type AccountState, emptyAccount } from '../account/state.ts'
import { leverages } from '../instruments/instrument.ts'
import { balanceOf, houseAccounts, memberBuckets } from '../ledger/ledger.ts'
import { type Currency, currencies } from '../money/currency.ts'
import { type Money, add, isNegative, negate, subtract, zero } from '../money/money.ts'
import { checkTrading } from './check.ts'
import type { TradingCommand, TradingCommandKind } from './command.ts'
import { decideTrading } from './decide.ts'
import type { TradingFacts } from './facts.ts'
import { Model, type Step } from './model.ts'
import { sides } from './order.ts'
import { isOpen } from './tabs.ts'
import { ticket } from './ticket.ts'

const SEED = 20_260_105
const RUNS = 320
const LEAST_ACCEPTED = 100

const step: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof(
    { weight: 4, arbitrary: fc.constant('market' as const) },
    { weight: 6, arbitrary: fc.constant('limit' as const) },
    { weight: 14, arbitrary: fc.constant('move' as const) },
    { weight: 2, arbitrary: fc.constant('wait' as const) },
    { weight: 8, arbitrary: fc.constant('rest' as const) },
    { weight: 2, arbitrary: fc.constantFrom('enable' as const, 'cancel' as const) },
    { weight: 5, arbitrary: fc.constantFrom('close' as const, 'cancelClose' as const, 'stray' as const) },
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
    fc.constantFrom('pre' as const, 'closed' as const),
  ),
})

const sum = (currency: Currency, amounts: readonly Money[]): Money => add(zero(currency), ...amounts)
const accounts = [...memberBuckets, ...houseAccounts]
const owned = memberBuckets.filter((bucket) => bucket !== 'loan')

/** What postings bring a member, of one currency. */
function broughtBy(events: readonly AccountEvent[], currency: Currency): Money {
  const member: readonly string[] = memberBuckets
  const moves = events
    .flatMap(({ postings }) => postings)
    .filter(({ money }) => money.currency === currency)
    .flatMap(({ from, to, money }) => [
      ...(member.includes(from) ? [negate(money)] : []),
      ...(member.includes(to) ? [money] : []),
    ])
  return sum(currency, moves)
}

function expectSoundBooks({ balances, positions }: AccountState): void {
  for (const currency of currencies.filter((one) => balances[one] !== undefined)) {
    const inBooks = accounts.map((account) => balanceOf(balances, currency, account))
    expect(sum(currency, inBooks)).toEqual(zero(currency))
    for (const bucket of owned) expect(isNegative(balanceOf(balances, currency, bucket))).toBe(false)
    const own = Object.values(positions).filter((position) => position.currency === currency)
    const margins = own.filter(isOpen).map(({ fill }) => fill.margin)
    expect(balanceOf(balances, currency, 'margin')).toEqual(sum(currency, margins))
    const resting = own.flatMap((position) =>
      position.status === 'pendingOrder' ? [position.frozenMargin, position.frozenFee] : [],
    )
    expect(balanceOf(balances, currency, 'frozen')).toEqual(sum(currency, resting))
  }
}

/** A position's realised result is what its postings brought, to the last unit. */
function expectHonestResults(model: Model): void {
  const [, practice] = model.events
  if (practice === undefined) throw new Error('an account opens with practice money')
  for (const currency of currencies) {
    const own = Object.values(model.state.positions).filter((position) => position.currency === currency)
    const results = own.flatMap((position) => {
      if (position.status === 'closed') return [position.closing.netProfit]
      return isOpen(position) ? [negate(position.fill.fee)] : []
    })
    const traded = subtract(broughtBy(model.events, currency), broughtBy([practice], currency))
    expect(sum(currency, results)).toEqual(traded)
  }
}

function expectTicketTold(
  command: TradingCommand,
  facts: TradingFacts,
  state: AccountState,
  events: readonly AccountEvent[],
): void {
  if (command.kind !== 'placeOrder' || facts.listing === undefined) return
  const told = ticket(command.terms, { ...facts, listing: facts.listing }, state)
  const [first] = events
  const taken = first?.postings.filter(({ from }) => from === 'available').map(({ money }) => money) ?? []
  expect(told.total).toEqual(sum(told.currency, taken))
  expect(command.terms.lots).toBeLessThanOrEqual(told.maxLots ?? 0)
}

describe('an account under any sequence of commands', () => {
  const acceptedOf = new Map<TradingCommandKind, number>()
  const refusedOf = new Map<string, number>()

  function run(model: Model, steps: readonly Step[]): void {
    for (const one of steps)
      for (const { command, due } of model.commandsOf(one)) {
        const facts = model.facts(command, one)
        const before = model.state
        const reasons = checkTrading(command, before, facts)
        const result = decideTrading(command, before, facts)
        expect(result.ok).toBe(reasons.length === 0)
        if (!result.ok) {
          expect(due, `${command.kind}: ${result.refusal.code}`).toBe(false)
          expect(result.refusal).toEqual(reasons[0])
          refusedOf.set(result.refusal.code, (refusedOf.get(result.refusal.code) ?? 0) + 1)
          continue
        }
        if (result.value.length > 0) acceptedOf.set(command.kind, (acceptedOf.get(command.kind) ?? 0) + 1)
        expectTicketTold(command, facts, before, result.value)
        for (const event of result.value) {
          model.append([event])
          expectSoundBooks(model.state)
        }
      }
  }

  test('keeps sound books, honest results, and a state that replay and snapshots give again', () => {
    const property = fc.property(
      fc.array(step, { minLength: 60, maxLength: 120 }),
      fc.nat(),
      (steps, cut) => {
        const model = new Model()
        run(model, steps)
        expectHonestResults(model)
        expect(replayAccount(emptyAccount, model.events)).toStrictEqual(model.state)
        const stored: AccountEvent[] = JSON.parse(JSON.stringify(model.events)).map(liftEvent)
        const at = cut % (stored.length + 1)
        const taken = replayAccount(emptyAccount, stored.slice(0, at))
        const snapshot: AccountState = { ...emptyAccount, ...JSON.parse(JSON.stringify(taken)) }
        expect(replayAccount(snapshot, stored.slice(at))).toStrictEqual(model.state)
      },
    )
    fc.assert(property, { seed: SEED, numRuns: RUNS })
    const kinds = [
      'placeOrder',
      'cancelOrder',
      'closePosition',
      'cancelClose',
      'enableMargin',
      'fillOrder',
      'expireOrder',
      'fillClose',
      'expireClose',
      'stopOut',
    ] as const satisfies readonly TradingCommandKind[]
    const seldom = kinds.filter((kind) => (acceptedOf.get(kind) ?? 0) < LEAST_ACCEPTED)
    expect(seldom, JSON.stringify([...acceptedOf])).toEqual([])
    expect(refusedOf.size).toBeGreaterThanOrEqual(6)
  })
})
