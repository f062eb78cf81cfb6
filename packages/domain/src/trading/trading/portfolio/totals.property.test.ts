import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { InstrumentId } from '../../../base/ids.ts'
import { type LocalDate, epochMs, instant, localDate } from '../../../base/instant.ts'
import { defaultMarkets } from '../../../base/instruments/markets.ts'
import { type Currency, currencies } from '../../../base/money/currency.ts'
import { type Decimal, decimal } from '../../../base/money/decimal.ts'
import { type Exact, exact } from '../../../base/money/exact.ts'
import { type Money, add, money, zero } from '../../../base/money/money.ts'
import { todayProfit, yesterdayProfit } from './dayProfit.ts'
import type { ClosingExecution } from '../orders/execution.ts'
import type { FigureContext } from './figures.ts'
import { DAY_MS, Model, run } from '../testing/model.ts'
import { regularStepOf } from '../testing/modelHistory.ts'
import type { Step } from '../testing/modelStep.ts'
import type { Side } from '../orders/order.ts'
import { withdrawableOf } from './portfolio.ts'

const step = regularStepOf(
  fc.oneof(
    { weight: 5, arbitrary: fc.constant('market' as const) },
    { weight: 5, arbitrary: fc.constant('close' as const) },
    { weight: 3, arbitrary: fc.constant('wait' as const) },
    { weight: 2, arbitrary: fc.constantFrom('move' as const, 'enable' as const) },
  ),
)

const dayAt = (model: Model, days: number): LocalDate =>
  localDate(instant((Math.floor(epochMs(model.now) / DAY_MS) + days) * DAY_MS).slice(0, 10))

/** Prices with more digits than any amount of money has. */
function figureContext(model: Model): FigureContext {
  const shifted = (price: Decimal, by: string): Decimal => decimal(exact(price).times(by).toFixed(6))
  return {
    now: model.now,
    quotes: (id) => {
      const quote = model.quoteOf(model.tradedAs(id).instrument)
      return { ...quote, previousClose: shifted(quote.price, '0.987654') }
    },
    closeBefore: (id) => shifted(model.tradedAs(id).price, '1.012345'),
    markets: defaultMarkets,
    days: () => ({ today: dayAt(model, 0), yesterday: dayAt(model, -1) }),
  }
}

/** Lots that were or are held, and when they were closed. */
interface Leg {
  readonly instrument: InstrumentId
  readonly side: Side
  readonly quantity: Exact
  readonly entry: Decimal
  readonly entered: LocalDate
  readonly exit?: ClosingExecution
}

function legsOf(model: Model, currency: Currency): readonly Leg[] {
  const exits = exitsOf(model, currency).map((exit): Leg => ({
    instrument: exit.instrument,
    side: exit.side,
    quantity: exact(String(exit.lots)).times(exit.lotSize),
    entry: exit.entry.price,
    entered: exit.entry.tradingDay,
    exit,
  }))
  const open = model.positions
    .filter((position) => position.currency === currency)
    .map(({ terms, fill, lotSize }): Leg => ({
      instrument: terms.instrument,
      side: terms.side,
      quantity: exact(String(fill.lots)).times(lotSize),
      entry: fill.price,
      entered: fill.tradingDay,
    }))
  return [...exits, ...open]
}

const exitsOf = ({ events }: Model, currency: Currency): readonly ClosingExecution[] =>
  events.flatMap((event) =>
    event.kind === 'trading.orderFilled' &&
    event.execution.purpose === 'close' &&
    event.execution.currency === currency
      ? [event.execution]
      : [],
  )

const change = ({ side, quantity }: Leg, from: Decimal, to: Decimal): Exact =>
  exact(to)
    .minus(from)
    .times(quantity)
    .times(side === 'long' ? '1' : '-1')

function madeToday(leg: Leg, context: FigureContext, today: LocalDate): Exact {
  const { exit, entered, entry } = leg
  if (exit !== undefined) return exact(exit.tradingDay === today ? exit.netProfit.amount : '0')
  const quote = context.quotes(leg.instrument)
  if (quote === undefined) throw new Error('all are quoted')
  return change(leg, entered < today ? quote.previousClose : entry, quote.price)
}

function madeYesterday(leg: Leg, context: FigureContext, yesterday: LocalDate): Exact {
  const { exit, entered, entry } = leg
  if (exit?.tradingDay === yesterday) return exact(exit.netProfit.amount)
  if (entered > yesterday || (exit !== undefined && exit.tradingDay < yesterday)) return exact('0')
  const to = context.quotes(leg.instrument)?.previousClose
  const from = entered < yesterday ? context.closeBefore(leg.instrument) : entry
  if (to === undefined || from === undefined) throw new Error('all are quoted')
  return change(leg, from, to)
}

const total = (currency: Currency, amounts: readonly Exact[]): Money =>
  money(
    currency,
    amounts.reduce((sum, one) => sum.plus(one), exact('0')),
  )

describe('totals of what is finished', () => {
  test('give today’s and yesterday’s profit as a list of all exits does', () => {
    let carried = 0
    const property = fc.property(fc.array(step, { minLength: 40, maxLength: 90 }), (steps) => {
      const model = new Model()
      run(model, steps, () => {
        const context = figureContext(model)
        const { state } = model.holder
        const today = dayAt(model, 0)
        const yesterday = dayAt(model, -1)
        for (const currency of currencies) {
          const legs = legsOf(model, currency)
          const ofToday = legs.map((leg) => madeToday(leg, context, today))
          const ofYesterday = legs.map((leg) => madeYesterday(leg, context, yesterday))
          const { realised, open } = todayProfit(state, currency, context)
          const rounded = ofToday.map((made) => money(currency, made))
          expect(add(realised, open)).toEqual(add(zero(currency), ...rounded))
          expect(yesterdayProfit(state, currency, context)).toEqual(total(currency, ofYesterday))
          carried += legs.filter(({ exit, entered }) => exit?.tradingDay === today && entered < today).length
        }
      })
    })
    fc.assert(property, { seed: 11, numRuns: 60 })
    expect(carried).toBeGreaterThan(1_000)
  })

  test('hold the proceeds of every sale that has not settled', () => {
    let unsettled = 0
    const property = fc.property(fc.array(step, { minLength: 40, maxLength: 90 }), (steps) => {
      const model = new Model()
      run(model, steps, () => {
        const { state, ledger } = model.holder
        const held = exitsOf(model, 'KRW').filter(({ settlesAt }) => settlesAt > model.now)
        unsettled += held.length
        const proceeds = held.map(({ margin, grossProfit, fee, tax }) =>
          exact(margin.amount).plus(grossProfit.amount).minus(fee.amount).minus(tax.amount),
        )
        const available = exact(ledger.KRW?.available ?? '0')
        const left = proceeds.reduce((rest, one) => rest.minus(one), available)
        const expected = money('KRW', left.lt('0') ? exact('0') : left)
        expect(withdrawableOf(state, ledger, 'KRW', model.now)).toEqual(expected)
      })
    })
    fc.assert(property, { seed: 12, numRuns: 60 })
    expect(unsettled).toBeGreaterThan(1_000)
  })
})

describe('the state', () => {
  /** A round of trades in every instrument, in parts, a few rounds a day; all is closed at its end. */
  const round = (pick: number): readonly Step[] => {
    const each = [0, 1, 2, 3, 4, 5]
    const at = (instrument: number, action: Step['action'], lots: number): Step => ({
      action,
      instrument,
      pick,
      side: 'long',
      leverage: 1,
      lots,
      ticks: 1,
      phase: 'regular',
      halted: false,
    })
    return [
      ...each.map((instrument) => at(instrument, 'market', 20)),
      { ...at(0, 'wait', 1), pick: 7 },
      ...each.map((instrument) => at(instrument, 'close', 3)),
      ...each.map((instrument) => at(instrument, 'delist', 1)),
    ]
  }

  test('does not grow with what is finished', () => {
    const model = new Model()
    const closed = () =>
      model.events.filter(
        (event) => event.kind === 'trading.orderFilled' && event.position.status === 'closed',
      ).length
    const sizes: number[] = []
    const until = (positions: number): void => {
      for (let pick = 1; closed() < positions; pick += 2) run(model, round(pick))
      expect(model.positions).toEqual([])
      sizes.push(JSON.stringify(model.holder.state).length)
    }
    until(50)
    until(2_000)
    const [few = 0, many = 0] = sizes
    expect(few).toBeGreaterThan(0)
    expect(many).toBeLessThanOrEqual(few * 1.2)
  })
})
