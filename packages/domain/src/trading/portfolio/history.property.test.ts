import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InstrumentId } from '../../ids.ts'
import { type Instant, localDate, plusMs } from '../../instant.ts'
import { leverages } from '../../instruments/instrument.ts'
import { defaultMarkets } from '../../instruments/markets.ts'
import { type MemberBucket, type Posting, balanceOf, memberBuckets, posting } from '../../ledger/ledger.ts'
import type { LedgerLine } from '../../ledger/movements.ts'
import type { Rates } from '../../money/convert.ts'
import { type Currency, currencies } from '../../money/currency.ts'
import { type Decimal, decimal, exact } from '../../money/decimal.ts'
import { type Money, add, money, zero } from '../../money/money.ts'
import { boundsOfDay, currencyDay, zoneOfCurrency } from '../../sessions/currencyDays.ts'
import { plusDays } from '../../sessions/localDates.ts'
import { earnedCollections } from './earned.ts'
import type { Execution } from '../orders/execution.ts'
import type { FigureContext } from './figures.ts'
import { NOW, beginner, owner } from '../testing/fixture.ts'
import { type AccountHistory, type PastWorth, pastAccounts, pastWorthOf } from './history.ts'
import { DAY_MS, Model, run } from '../testing/model.ts'
import type { Step } from '../testing/modelStep.ts'
import { sides } from '../orders/order.ts'
import { portfoliosOf } from './portfolio.ts'
import {
  type InstrumentEarned,
  type Profits,
  profitsByDay,
  profitsByInstrument,
  profitsOf,
  realisingAt,
} from './profits.ts'
import { type Valuation, netWorthOf, paidInBy, timeWeightedReturns } from './returns.ts'
import { type CurrencyStatement, statementOf } from './statement.ts'
import { type PricedAccount, worthChangeNames, worthChanges } from './worthChanges.ts'

/** What a member does who trades in regular sessions. */
const step: fc.Arbitrary<Step> = fc.record({
  action: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('market' as const, 'close' as const) },
    { weight: 3, arbitrary: fc.constantFrom('wait' as const, 'move' as const) },
    { weight: 2, arbitrary: fc.constantFrom('limit' as const, 'rest' as const, 'enable' as const) },
  ),
  instrument: fc.nat(5),
  pick: fc.nat(1_000),
  side: fc.constantFrom(...sides),
  leverage: fc.constantFrom(...leverages),
  lots: fc.integer({ min: 1, max: 20 }),
  ticks: fc.integer({ min: -9, max: 9 }),
  phase: fc.constant('regular' as const),
  halted: fc.constant(false),
})

/** What a store keeps of the model, after the money that the account began with. */
function historyOf({ events }: Model): {
  readonly executions: readonly Execution[]
  readonly postings: readonly LedgerLine[]
} {
  const first = currencies.flatMap((currency) =>
    posting(
      'external',
      'available',
      balanceOf(beginner.ledger, currency, 'available'),
      'practiceMoney',
      owner,
    ),
  )
  const dated = (postings: readonly Posting[], at: Instant) => postings.map((one) => ({ ...one, at }))
  const lines = [...dated(first, NOW), ...events.flatMap(({ at, postings }) => dated(postings, at))]
  return {
    executions: events.flatMap((event) => ('execution' in event ? [event.execution] : [])),
    postings: lines.map((line, index) => ({ ...line, sequence: index + 1 })),
  }
}

/** What the account shows now, and the prices by which. */
interface Seen {
  readonly at: Instant
  readonly prices: ReadonlyMap<string, Decimal>
  readonly worths: readonly PastWorth[]
}

function look(model: Model): Seen {
  const { state, ledger } = model.holder
  const day = localDate(model.now.slice(0, 10))
  const context: FigureContext = {
    now: model.now,
    quotes: (id) => model.quoteOf(model.tradedAs(id).instrument),
    closeBefore: () => undefined,
    markets: defaultMarkets,
    days: () => ({ today: day, yesterday: day }),
  }
  return {
    at: model.now,
    prices: new Map(
      model.positions.map(({ terms: { instrument } }) => [instrument, model.tradedAs(instrument).price]),
    ),
    worths: portfoliosOf(state, ledger, context).map(({ currency, figures }) => ({
      currency,
      available: figures.available,
      frozen: figures.frozen,
      holdingFunds: figures.holdingFunds,
      copy: figures.copy,
      profit: figures.profitableFunds,
    })),
  }
}

test('an account of the past is worth, and has earned, what it showed then', () => {
  let partly = 0
  const property = fc.property(fc.array(step, { minLength: 40, maxLength: 80 }), (steps) => {
    const model = new Model()
    const seen = new Map<Instant, Seen>()
    run(model, steps, () => {
      seen.set(model.now, look(model))
      partly += model.positions.filter(({ exits }) => exits !== undefined).length
    })
    const moments = [...seen.values()]
    const pasts = [
      ...pastAccounts(
        historyOf(model),
        moments.map(({ at }) => at),
      ),
    ]
    expect(pasts).toHaveLength(moments.length)
    moments.forEach(({ prices, worths }, index) => {
      const past = pasts[index]
      expect(past && pastWorthOf(past, (id) => prices.get(id))).toEqual(worths)
    })
  })
  fc.assert(property, { seed: 21, numRuns: 60 })
  expect(partly).toBeGreaterThan(100)
})

// What a unit of each currency is worth is of no importance here.
const rates = Object.fromEntries(currencies.map((currency) => [currency, decimal('0.5')])) as Rates

function finalReturn(history: AccountHistory, model: Model): Decimal | undefined {
  const moments = [...new Set(history.postings.map(({ at }) => at))].toSorted()
  let index = 0
  const valuations = [...pastAccounts(history, moments)].map((past): Valuation => {
    const at = moments[index]
    index += 1
    const worth = netWorthOf(past, (id) => model.tradedAs(id).price, rates)
    const paidIn = paidInBy(
      history.postings.filter((one) => one.at === at),
      rates,
    )
    return { worth, paidIn, rate: rates.USD }
  })
  return timeWeightedReturns(valuations).at(-1)
}

test('a deposit or a withdrawal never changes the return of an account that trades', () => {
  let traded = 0
  const property = fc.property(
    fc.array(step, { minLength: 30, maxLength: 50 }),
    fc.constantFrom(...currencies),
    fc.integer({ min: 1, max: 90_000_000 }),
    fc.boolean(),
    (steps, currency, amount, isDeposit) => {
      const model = new Model()
      run(model, steps, () => undefined)
      const history = historyOf(model)
      const last = history.postings.at(-1)
      if (last === undefined) throw new Error('nothing was posted')
      traded += history.executions.length
      const moved = money(currency, String(isDeposit ? amount : 1))
      const flow = isDeposit
        ? posting('external', 'available', moved, 'practiceMoney', 'D1')
        : posting('available', 'external', moved, 'practiceMoney', 'W1')
      const lines = flow.map((one) => ({ ...one, at: last.at, sequence: last.sequence + 1 }))
      const more = { ...history, postings: [...history.postings, ...lines] }
      expect(finalReturn(more, model)).toBe(finalReturn(history, model))
    },
  )
  fc.assert(property, { seed: 8, numRuns: 60 })
  expect(traded).toBeGreaterThan(200)
})

const worthIn = ({ past, priceOf }: PricedAccount, currency: Currency): Money => {
  const own = pastWorthOf(past, priceOf).filter((one) => one.currency === currency)
  return add(
    zero(currency),
    ...own.flatMap(({ available, frozen, holdingFunds, copy }) => [available, frozen, holdingFunds, copy]),
    balanceOf(past.ledger, currency, 'loan'),
  )
}

test('what changed the worth of an account adds up to the unit, and what it earned is its total profit but for commissions of what is open', () => {
  let changed = 0
  const steps = fc.array(step, { minLength: 30, maxLength: 60 })
  const property = fc.property(steps, fc.nat(), (taken, pick) => {
    const model = new Model()
    const seen: Seen[] = []
    run(model, taken, () => seen.push(look(model)))
    const history = historyOf(model)
    const first = seen[pick % seen.length]
    if (first === undefined) throw new Error('nothing was seen')
    const [before, after] = pastAccounts(history, [first.at, model.now])
    if (before === undefined || after === undefined) throw new Error('there is no account')
    const pricedBefore = { past: before, priceOf: (id: string) => first.prices.get(id) }
    const pricedAfter = { past: after, priceOf: (id: InstrumentId) => model.tradedAs(id).price }
    const later = history.postings.filter(({ at }) => at > first.at)
    for (const change of worthChanges(later, pricedBefore, pricedAfter)) {
      const { currency } = change
      const changes = worthChangeNames.map((name) => change[name])
      changed += changes.filter(({ amount }) => amount !== '0').length
      expect(add(worthIn(pricedBefore, currency), ...changes)).toEqual(worthIn(pricedAfter, currency))
    }
    for (const change of worthChanges(history.postings, undefined, pricedAfter)) {
      const { currency, trading, dividends, costs, deposits } = change
      const [worth] = pastWorthOf(after, pricedAfter.priceOf).filter((one) => one.currency === currency)
      const open = after.legs.filter((leg) => leg.currency === currency).map(({ fill }) => fill.fee)
      expect(add(trading, dividends, costs, ...open)).toEqual(worth?.profit)
      expect(deposits).toEqual(balanceOf(beginner.ledger, currency, 'available'))
    }
  })
  fc.assert(property, { seed: 23, numRuns: 60 })
  expect(changed).toBeGreaterThan(100)
})

type Column = 'realised' | 'fees' | 'taxes'

/** What rows of a list say that was earned. */
const earnedIn = ({ rows }: Model, collection: string): readonly InstrumentEarned[] =>
  [...rows]
    .filter(([key]) => key.startsWith(`${collection} `))
    .map(([, { body }]) => (body as { readonly earned: InstrumentEarned }).earned)

test('profits by instrument and by day add up to what the account realised and was charged', () => {
  let exits = 0
  const property = fc.property(fc.array(step, { minLength: 40, maxLength: 80 }), (steps) => {
    const model = new Model()
    run(model, steps, () => undefined)
    const history = historyOf(model)
    const { executions, postings } = history
    const [past] = pastAccounts(history, [model.now])
    const realising = realisingAt(history, () => true)
    const lists: readonly (readonly Profits[])[] = [
      profitsOf(realising),
      profitsByDay(realising),
      ...[earnedCollections.earnedDays, earnedCollections.earnedMonths].map((collection) =>
        profitsByInstrument(earnedIn(model, collection), model.positions, (id) => model.tradedAs(id).price),
      ),
    ]
    exits += executions.filter(({ purpose }) => purpose === 'close').length
    for (const currency of currencies) {
      const posted = (to: 'fees' | 'tax'): Money =>
        add(
          zero(currency),
          ...postings
            .filter((line) => line.to === to && line.money.currency === currency)
            .map((line) => line.money),
        )
      for (const list of lists) {
        const own = list.filter((one) => one.currency === currency)
        const total = (name: Column): Money => add(zero(currency), ...own.map((one) => one[name]))
        expect(total('realised')).toEqual(
          add(zero(currency), ...(past?.realised[currency] === undefined ? [] : [past.realised[currency]])),
        )
        expect(total('fees')).toEqual(posted('fees'))
        expect(total('taxes')).toEqual(posted('tax'))
      }
    }
  })
  fc.assert(property, { seed: 5, numRuns: 60 })
  expect(exits).toBeGreaterThan(200)
})

/** What a bucket should hold at the end, line by line. */
function carried({ opening, lines, currency }: CurrencyStatement, bucket: MemberBucket): Money {
  let sum = exact(opening[bucket].amount)
  for (const line of lines) {
    if (line.from === bucket) sum = sum.minus(line.money.amount)
    if (line.to === bucket) sum = sum.plus(line.money.amount)
  }
  return money(currency, sum)
}

test('a statement adds up to the unit, each day begins as the last one ended, and the last ends with the balances', () => {
  let lines = 0
  const property = fc.property(fc.array(step, { minLength: 30, maxLength: 60 }), (steps) => {
    const model = new Model()
    run(model, steps, () => undefined)
    const { postings } = historyOf(model)
    for (const currency of currencies) {
      const last = currencyDay(currency, plusMs(model.now, DAY_MS))
      let before: CurrencyStatement | undefined
      let day = plusDays(currencyDay(currency, NOW), -1)
      for (; day <= last; day = plusDays(day, 1)) {
        const statement = statementOf(postings, currency, boundsOfDay(zoneOfCurrency[currency], day))
        lines += statement.lines.length
        for (const bucket of memberBuckets)
          expect(statement.closing[bucket]).toEqual(carried(statement, bucket))
        const moved = statement.movements.map((movement) => movement.money)
        expect(add(statement.opening.available, ...moved)).toEqual(statement.closing.available)
        if (before !== undefined) expect(statement.opening).toEqual(before.closing)
        before = statement
      }
      for (const bucket of memberBuckets)
        expect(before?.closing[bucket]).toEqual(balanceOf(model.holder.ledger, currency, bucket))
    }
    expect(lines).toBeGreaterThan(0)
  })
  fc.assert(property, { seed: 6, numRuns: 40 })
  expect(lines).toBeGreaterThan(1_000)
})
