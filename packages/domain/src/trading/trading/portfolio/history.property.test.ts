import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Instant, plusMs } from '../../../base/instant.ts'
import { type MemberBucket, balanceOf, memberBuckets, posting } from '../../../base/ledger/ledger.ts'
import { type Rates, rateOf } from '../../../base/money/convert.ts'
import { currencies } from '../../../base/money/currency.ts'
import { type Decimal, decimal } from '../../../base/money/decimal.ts'
import { exact } from '../../../base/money/exact.ts'
import { type Money, add, money, zero } from '../../../base/money/money.ts'
import { boundsOfDay, currencyDay, zoneOfCurrency } from '../../../base/sessions/currencyDays.ts'
import { plusDays } from '../../../base/sessions/localDates.ts'
import { earnedCollections } from './earned.ts'
import { NOW } from '../testing/fixture.ts'
import { type AccountHistory, pastAccounts, pastWorthOf } from './history.ts'
import { DAY_MS, Model, run } from '../testing/model.ts'
import { type Seen, historyOf, look, regularStep } from '../testing/modelHistory.ts'
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

test('an account of the past is worth, and has earned, what it showed then', () => {
  let partly = 0
  const property = fc.property(fc.array(regularStep, { minLength: 40, maxLength: 80 }), (steps) => {
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
    const worths = pastWorthOf(past, (id) => model.tradedAs(id).price)
    const worth = netWorthOf(past, worths, rates)
    const paidIn = paidInBy(
      history.postings.filter((one) => one.at === at),
      rates,
    )
    return { worth, paidIn, rate: rateOf(rates, 'USD') }
  })
  return timeWeightedReturns(valuations).at(-1)
}

/** What moves money without a gain or a loss: a deposit, a withdrawal from its hold to its end, an exchange of what is worth as much. */
const flows = {
  deposit: (moved: Money) => posting('external', 'available', moved, 'deposits.credited', 'D1'),
  withdrawal: (moved: Money) => [
    ...posting('available', 'frozen', moved, 'requestHeld', 'W1'),
    ...posting('frozen', 'external', moved, 'withdrawals.paid', 'W1'),
  ],
  exchange: (moved: Money) => [
    ...posting('available', 'house', moved, 'exchange.sold', 'E1'),
    ...posting('house', 'available', money('USD', moved.amount), 'exchange.bought', 'E1'),
  ],
} as const

test('a deposit, a withdrawal or an exchange never changes the return of an account that trades', () => {
  let traded = 0
  const property = fc.property(
    fc.array(regularStep, { minLength: 30, maxLength: 50 }),
    fc.constantFrom(...currencies),
    fc.integer({ min: 1, max: 90_000_000 }),
    fc.constantFrom('deposit', 'withdrawal', 'exchange'),
    (steps, currency, amount, kind) => {
      const model = new Model()
      run(model, steps, () => undefined)
      const history = historyOf(model)
      const last = history.postings.at(-1)
      if (last === undefined) throw new Error('nothing was posted')
      traded += history.executions.length
      const moved = money(currency, String(amount))
      const lines = flows[kind](moved).map((one, index) => ({
        ...one,
        at: last.at,
        sequence: last.sequence + 1 + index,
      }))
      const more = { ...history, postings: [...history.postings, ...lines] }
      expect(finalReturn(more, model)).toBe(finalReturn(history, model))
    },
  )
  fc.assert(property, { seed: 8, numRuns: 60 })
  expect(traded).toBeGreaterThan(200)
})

type Column = 'realised' | 'fees' | 'taxes'

/** What rows of a list say that was earned. */
const earnedIn = ({ rows }: Model, collection: string): readonly InstrumentEarned[] =>
  [...rows]
    .filter(([key]) => key.startsWith(`${collection} `))
    .map(([, { body }]) => (body as { readonly earned: InstrumentEarned }).earned)

test('profits by instrument and by day add up to what the account realised and was charged', () => {
  let exits = 0
  const property = fc.property(fc.array(regularStep, { minLength: 40, maxLength: 80 }), (steps) => {
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
  const property = fc.property(fc.array(regularStep, { minLength: 30, maxLength: 60 }), (steps) => {
    const model = new Model()
    run(model, steps, () => undefined)
    const { postings } = historyOf(model)
    for (const currency of currencies) {
      const last = currencyDay(currency, plusMs(model.now, DAY_MS))
      let before: CurrencyStatement | undefined
      let day = plusDays(currencyDay(currency, NOW), -1)
      for (; day <= last; day = plusDays(day, 1)) {
        const statement = statementOf(postings, currency, boundsOfDay(zoneOfCurrency(currency), day))
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
