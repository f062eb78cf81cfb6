import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountId, instrumentId } from '../../base/ids.ts'
import { instant, localDate } from '../../base/instant.ts'
import { defaultMarkets } from '../../base/instruments/markets.ts'
import { type Balances, balanceOf, emptyBalances, post, posting } from '../../base/ledger/ledger.ts'
import { decimal } from '../../base/money/decimal.ts'
import { exact, toDecimal } from '../../base/money/exact.ts'
import { add, isNegative, money, subtract, zero } from '../../base/money/money.ts'
import { dayNumber, plusDays } from '../../base/sessions/localDates.ts'
import type { RunBar } from '../running/bar.ts'
import type { Strategy } from '../running/strategy.ts'
import {
  type ClosedDay,
  type StrategiesCommand,
  type StrategiesContext,
  type StrategiesState,
  runsOf,
  strategies,
} from './module.ts'
import { runOwner } from './owners.ts'

const SEED = 20_261_129

const share = instrumentId('US:AAPL')
const FIRST = localDate('2026-03-02')
const DAY_MS = 86_400_000
/** A day trades from its midnight to the next. */
const closeOf = (date: typeof FIRST) => instant((dayNumber(date) + 1) * DAY_MS)
const openOf = (date: typeof FIRST) => instant(dayNumber(date) * DAY_MS)
const coming = (date: typeof FIRST) => ({ date, closesAt: closeOf(date) })
const usd = (amount: string) => money('USD', amount)
const cents = (count: number) => toDecimal(exact(String(count)).div('100'))

const steps = fc.record({
  does: fc.constantFrom('submit', 'submit', 'cancel', 'end', 'close', 'close', 'close', 'delist', 'halt'),
  strategy: fc.constantFrom<Strategy>(
    { kind: 'crossing', fast: 2, slow: 3 },
    { kind: 'breakout', k: decimal('0.1') },
    { kind: 'grid', levels: 3, width: decimal('0.05') },
  ),
  prices: fc.array(fc.integer({ min: 700, max: 1_300 }), { minLength: 4, maxLength: 4 }),
  amount: fc.integer({ min: 15_000, max: 400_000 }),
  of: fc.nat({ max: 9 }),
})
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never

interface World {
  readonly state: StrategiesState
  readonly ledger: Balances
  readonly bars: readonly RunBar[]
  readonly today: typeof FIRST
  readonly count: number
}

function contextOf({ ledger, bars, today, count }: World, at = openOf(today)): StrategiesContext {
  const first = plusDays(today, 1)
  return {
    now: at,
    newId: `R${String(count)}`,
    ledger,
    account: accountId('a'),
    restrictions: [],
    realName: 'passed',
    isBlocked: false,
    offered: true,
    most: 3,
    offer: {
      instrument: { id: share, market: 'US', currency: 'USD' },
      least: decimal('200'),
      terms: [2, 5],
      feeRate: decimal('0.1'),
      startsAt: openOf(first),
      first: coming(first),
      endOf: (term) => plusDays(first, term - 1),
    },
    closedDayOf: ({ next: { date } }): ClosedDay => ({
      seen: bars.filter((bar) => bar.date < date),
      bar: bars.find((bar) => bar.date === date),
      market: defaultMarkets.US,
      next: coming(plusDays(date, 1)),
    }),
  }
}

/** A command that may be refused, as a member's may be. */
function tried(world: World, command: StrategiesCommand, at?: StrategiesContext['now']): World {
  const decided = strategies.decide(command, world.state, contextOf(world, at))
  if (!decided.ok) return world
  const { events } = decided.value
  return {
    ...world,
    count: world.count + 1,
    state: events.reduce((state, event) => strategies.evolve(state, event), world.state),
    ledger: post(
      world.ledger,
      events.flatMap(({ postings }) => postings),
    ),
  }
}

/** Today closes: every run whose day it is has its event, and the next day begins. */
function closed(world: World, { prices, does }: Step): World {
  const [open = 0, close = 0] = prices
  const sorted = prices.toSorted((a, b) => a - b)
  const bar: RunBar = {
    date: world.today,
    open: cents(open),
    high: cents(sorted.at(-1) ?? 0),
    low: cents(sorted[0] ?? 0),
    close: cents(close),
  }
  let after: World = does === 'halt' ? world : { ...world, bars: [...world.bars, bar] }
  const at = closeOf(world.today)
  for (const { id } of runsOf(world.state))
    after = tried(after, { kind: 'strategies.close', owner: runOwner(id) }, at)
  return { ...after, today: plusDays(world.today, 1) }
}

function stepped(world: World, step: Step): World {
  const runs = runsOf(world.state)
  const run = runs[step.of % Math.max(1, runs.length)]?.id ?? 'none'
  switch (step.does) {
    case 'submit': {
      const { strategy } = step
      const term = step.of % 2 === 0 ? 2 : 5
      const asked = { instrument: share, strategy, amount: cents(step.amount), term }
      return tried(world, { kind: 'strategies.submit', ...asked })
    }
    case 'cancel':
      return tried(world, { kind: 'strategies.cancel', run })
    case 'end':
      return tried(world, { kind: 'strategies.end', run })
    case 'delist': {
      const price = cents(step.prices[2] ?? 0)
      return tried(world, { kind: 'strategies.endDelisted', instrument: share, price })
    }
    case 'close':
    case 'halt':
      return closed(world, step)
    default:
      return step.does satisfies never
  }
}

describe('under any commands', () => {
  it('copy is what runs are worth, and what was paid in is what there is less what was earned', () => {
    let ended = 0
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 40 }), (all) => {
        const paidIn = usd('10000')
        let world: World = {
          state: strategies.initial,
          ledger: post(emptyBalances, posting('external', 'available', paidIn, 'practiceMoney', 'P')),
          bars: [],
          today: FIRST,
          count: 0,
        }
        for (const step of all) {
          const before = runsOf(world.state).length
          world = stepped(world, step)
          ended += Math.max(0, before - runsOf(world.state).length)
          const copy = balanceOf(world.ledger, 'USD', 'copy')
          const available = balanceOf(world.ledger, 'USD', 'available')
          const held = (strategies.holds?.(world.state) ?? []).map((one) => one.money)
          expect(copy).toEqual(add(zero('USD'), ...held.map(({ amount }) => usd(amount))))
          const earned = (strategies.earned?.(world.state, () => undefined) ?? []).map(({ amount }) =>
            usd(amount),
          )
          expect(subtract(add(copy, available), add(zero('USD'), ...earned))).toEqual(paidIn)
          expect(isNegative(available)).toBe(false)
          expect(runsOf(world.state).length).toBeLessThanOrEqual(3)
          expect(runsOf(world.state).filter(({ equity }) => isNegative(equity))).toEqual([])
        }
      }),
      { seed: SEED },
    )
    expect(ended).toBeGreaterThan(0)
  })
})
