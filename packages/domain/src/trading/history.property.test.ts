import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Instant, localDate } from '../instant.ts'
import { leverages } from '../instruments/instrument.ts'
import { defaultMarkets } from '../instruments/markets.ts'
import { balanceOf, posting } from '../ledger/ledger.ts'
import { currencies } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import type { FigureContext } from './figures.ts'
import { NOW, beginner, owner } from './fixture.ts'
import { type AccountHistory, type PastWorth, pastAccounts, pastWorthOf } from './history.ts'
import { Model, run } from './model.ts'
import type { Step } from './modelStep.ts'
import { sides } from './order.ts'
import { portfoliosOf } from './portfolio.ts'

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

/** What the store keeps of the model, after the money that the account began with. */
const historyOf = ({ events }: Model): AccountHistory => ({
  executions: events.flatMap((event) => ('execution' in event ? [event.execution] : [])),
  postings: [
    ...currencies.flatMap((currency) =>
      posting(
        'external',
        'available',
        balanceOf(beginner.ledger, currency, 'available'),
        'practiceMoney',
        owner,
      ),
    ),
  ]
    .map((one) => ({ ...one, at: NOW }))
    .concat(events.flatMap(({ at, postings }) => postings.map((one) => ({ ...one, at })))),
})

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
