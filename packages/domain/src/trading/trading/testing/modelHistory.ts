import fc from 'fast-check'
import { type Instant, localDate } from '../../../base/instant.ts'
import { leverages } from '../../../base/instruments/instrument.ts'
import { defaultMarkets } from '../../../base/instruments/markets.ts'
import { type Posting, balanceOf, posting } from '../../../base/ledger/ledger.ts'
import type { LedgerLine } from '../../../base/ledger/movements.ts'
import { currencies } from '../../../base/money/currency.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { subtract } from '../../../base/money/money.ts'
import type { Execution } from '../orders/execution.ts'
import { sides } from '../orders/order.ts'
import type { FigureContext } from '../portfolio/figures.ts'
import type { PastWorth } from '../portfolio/history.ts'
import { portfoliosOf } from '../portfolio/portfolio.ts'
import { NOW, beginner, owner } from './fixture.ts'
import type { Model } from './model.ts'
import type { Step } from './modelStep.ts'

/** What a member does in regular sessions, of the actions that are drawn. */
export const regularStepOf = (action: fc.Arbitrary<Step['action']>): fc.Arbitrary<Step> =>
  fc.record({
    action,
    instrument: fc.nat(5),
    pick: fc.nat(1_000),
    side: fc.constantFrom(...sides),
    leverage: fc.constantFrom(...leverages),
    lots: fc.integer({ min: 1, max: 20 }),
    ticks: fc.integer({ min: -9, max: 9 }),
    phase: fc.constant('regular' as const),
    halted: fc.constant(false),
  })

export const regularStep = regularStepOf(
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('market' as const, 'close' as const) },
    { weight: 3, arbitrary: fc.constantFrom('wait' as const, 'move' as const) },
    { weight: 2, arbitrary: fc.constantFrom('limit' as const, 'rest' as const, 'enable' as const) },
  ),
)

/** What a store keeps of the model, after the money that the account began with. */
export function historyOf({ events }: Model): {
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
export interface Seen {
  readonly at: Instant
  readonly prices: ReadonlyMap<string, Decimal>
  readonly worths: readonly PastWorth[]
}

export function look(model: Model): Seen {
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
      realised: subtract(figures.profitableFunds, figures.unrealised),
      unrealised: figures.unrealised,
    })),
  }
}
