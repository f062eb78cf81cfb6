import type { InstrumentId } from '../../../base/ids.ts'
import type { LocalDate } from '../../../base/instant.ts'
import type { MarketId } from '../../../base/instruments/instrument.ts'
import type { Market } from '../../../base/instruments/market.ts'
import type { Quote } from '../../../base/instruments/quote.ts'
import { type Rates, convertedSum } from '../../../base/money/convert.ts'
import type { Currency } from '../../../base/money/currency.ts'
import { type Money, add, subtract, zero } from '../../../base/money/money.ts'
import { positionToday } from './dayProfit.ts'
import { type PositionFigures, type Valued, positionFigures } from './figures.ts'
import { type Holdings, type InstrumentPart, addingUp } from './holdings.ts'

/** An open position as far as its figures need it. */
export type HeldLeg = Valued & {
  readonly terms: Valued['terms'] & { readonly instrument: InstrumentId }
  readonly market: MarketId
}

type Moving = PositionFigures & { readonly todayProfit: Money }

/** Holdings of a moment with what is needed to follow the quotes from it. */
export interface QuotedHoldings
  extends Moving, Pick<Holdings, 'byMarket' | 'byHolding' | 'byCurrency' | 'byInstrument'> {
  readonly totalAssets: Money
  readonly profitableFunds: Money
  readonly open: readonly HeldLeg[]
  /** Those of the moment, which quotes of instruments do not change. */
  readonly rates: Rates
  readonly days: readonly { readonly market: MarketId; readonly today: LocalDate }[]
}

interface Move {
  readonly instrument: InstrumentId
  readonly market: MarketId
  readonly currency: Currency
  /** What all that is open in the instrument changed by, in its own currency. */
  readonly by: Moving
}

/** As far as figures go. */
const isSame = (a: Quote, b: Quote | undefined): boolean =>
  a.price === b?.price && a.previousClose === b.previousClose

const movingOf = (value: (name: keyof Moving) => Money): Moving => ({
  marketValue: value('marketValue'),
  unrealised: value('unrealised'),
  holdingFunds: value('holdingFunds'),
  todayProfit: value('todayProfit'),
  estimatedIncome: value('estimatedIncome'),
})

function moveOf(
  instrument: InstrumentId,
  { open, days, rates, totalAssets }: QuotedHoldings,
  [from, to]: readonly [Quote | undefined, Quote],
  markets: (market: MarketId) => Pick<Market, 'charges'> | undefined,
): Move | undefined {
  const legs = open.filter(({ terms }) => terms.instrument === instrument)
  const [first] = legs
  if (first === undefined) return undefined
  const { market, currency } = first
  const rules = markets(market)
  const today = days.find((day) => day.market === market)?.today
  const isConvertible = [currency, totalAssets.currency].every((one) => rates[one] !== undefined)
  if (rules === undefined || today === undefined || !isConvertible) return undefined
  const none = zero(currency)
  const at = (leg: HeldLeg, quote: Quote | undefined): Moving => ({
    ...positionFigures(leg, quote?.price ?? leg.fill.price, rules),
    todayProfit: quote === undefined ? none : positionToday(leg, quote, today),
  })
  const moves = legs.map((leg) => ({ before: at(leg, from), after: at(leg, to) }))
  const by = movingOf((name) =>
    add(none, ...moves.map(({ before, after }) => subtract(after[name], before[name]))),
  )
  return { instrument, market, currency, by }
}

function moved<Seen extends QuotedHoldings>(seen: Seen, moves: readonly Move[]): Seen {
  const change = (name: keyof Moving, own = moves): Money =>
    convertedSum(
      own.map(({ by }) => by[name]),
      seen.totalAssets.currency,
      seen.rates,
    )
  const totalAssets = add(seen.totalAssets, change('holdingFunds'))
  const partsBy = <Of>(parts: readonly { of: Of; worth: Money }[], within: (move: Move) => unknown) =>
    addingUp(
      parts.map(({ of, worth }) => {
        const own = moves.filter((move) => within(move) === of)
        return { of, worth: add(worth, change('holdingFunds', own)) }
      }),
      totalAssets,
    )
  return {
    ...seen,
    ...movingOf((name) => add(seen[name], change(name))),
    totalAssets,
    profitableFunds: add(seen.profitableFunds, change('unrealised')),
    byInstrument: seen.byInstrument.map((part): InstrumentPart => {
      const own = moves.filter(({ instrument }) => instrument === part.instrument)
      const now = (name: Exclude<keyof Moving, 'holdingFunds'>) => add(part[name], change(name, own))
      return {
        ...part,
        marketValue: now('marketValue'),
        unrealised: now('unrealised'),
        todayProfit: now('todayProfit'),
        estimatedIncome: now('estimatedIncome'),
      }
    }),
    byMarket: partsBy(seen.byMarket, ({ market }) => market),
    byHolding: partsBy(seen.byHolding, ({ instrument }) => instrument),
    byCurrency: partsBy(seen.byCurrency, ({ currency }) => currency),
  }
}

/**
 * The holdings at later quotes than those of their moment, by the figures of each open position (docs/rules/positions.md); yesterday's profit,
 * cash and what was realised stay, and so does what no rate converts. Only instruments whose quote is another than at the call before are calculated again.
 */
export function followHoldings<Seen extends QuotedHoldings>(
  seen: Seen,
  markets: (market: MarketId) => Pick<Market, 'charges'> | undefined,
): (quoteOf: (instrument: InstrumentId) => Quote | undefined) => Seen {
  const known = new Map<InstrumentId, { readonly quote: Quote; readonly move: Move | undefined }>()
  return (quoteOf) => {
    const moves = seen.byInstrument.flatMap(({ instrument, quote }) => {
      const now = quoteOf(instrument)
      if (now === undefined || isSame(now, quote)) return []
      const before = known.get(instrument)
      const move =
        before !== undefined && isSame(now, before.quote)
          ? before.move
          : moveOf(instrument, seen, [quote, now], markets)
      known.set(instrument, { quote: now, move })
      return move === undefined ? [] : [move]
    })
    return moves.length === 0 ? seen : moved(seen, moves)
  }
}
