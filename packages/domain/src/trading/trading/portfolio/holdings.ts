import type { InstrumentId } from '../../../base/ids.ts'
import { type MarketId, marketIds } from '../../../base/instruments/instrument.ts'
import type { Quote } from '../../../base/instruments/quote.ts'
import { type Balances, balanceOf, emptyBalances } from '../../../base/ledger/ledger.ts'
import { type Rates, convertedSum } from '../../../base/money/convert.ts'
import { type Currency, currencies } from '../../../base/money/currency.ts'
import { type Money, add, compare, isZero, subtract } from '../../../base/money/money.ts'
import type { FigureContext } from './figures.ts'
import type { OpenPosition } from '../positions/position.ts'
import { netPaidIn } from './currencyParts.ts'
import { type Figures, convertPortfolios, portfolioOf, portfoliosOf, worthOf } from './portfolio.ts'
import type { TradingState } from '../state.ts'
import { noTotals } from './totals.ts'

/** A part of the total assets: what is not invested, or the holding funds of a market. */
export interface MarketPart {
  readonly of: 'cash' | 'copy' | MarketId
  readonly worth: Money
}
/** A part of the total assets: what is not invested, or the holding funds of an instrument. */
export interface HoldingPart {
  readonly of: 'cash' | 'copy' | InstrumentId
  readonly worth: Money
}
/** What one instrument contributes to the figures, of all open positions in it. */
export interface InstrumentPart extends Pick<
  Figures,
  'marketValue' | 'unrealised' | 'todayProfit' | 'yesterdayProfit' | 'estimatedIncome'
> {
  readonly instrument: InstrumentId
  /** By which it is calculated; undefined where it counts at entry. */
  readonly quote?: Quote | undefined
}

export interface CurrencyPart {
  readonly of: Currency
  readonly worth: Money
}

/** What an account has, how it came to it and what it consists of; all in one currency and of one moment. */
export interface Holdings {
  readonly figures: Figures
  /** Net profit of every exit to date; with what is unrealised, the profitable funds. */
  readonly realised: Money
  /** What came from outside less what went there. */
  readonly paidIn: Money
  /** The parts of each of the three lists add up to the total assets; what is nothing is left out. */
  readonly byMarket: readonly MarketPart[]
  readonly byCurrency: readonly CurrencyPart[]
  readonly byHolding: readonly HoldingPart[]
  /** In the order in which they came to be held. */
  readonly byInstrument: readonly InstrumentPart[]
  /** What was closed contributes to today's and yesterday's profit. */
  readonly closed: { readonly todayProfit: Money; readonly yesterdayProfit: Money }
}

type Account = Pick<TradingState, 'positions' | 'totals'>

interface Part<Of> {
  readonly of: Of
  readonly worth: Money
}

/** The parts without those that are nothing; the largest takes what rounding left, so that they add up to the total. */
export function addingUp<Of>(parts: readonly Part<Of>[], total: Money): readonly Part<Of>[] {
  const held = parts.filter(({ worth }) => !isZero(worth))
  const [first, ...more] = held
  if (first === undefined) return []
  const largest = more.reduce((most, part) => (compare(part.worth, most.worth) > 0 ? part : most), first)
  const rest = subtract(total, add(first.worth, ...more.map(({ worth }) => worth)))
  return held.map((part) => (part === largest ? { ...part, worth: add(part.worth, rest) } : part))
}

/** Open positions by what they are in. */
function heldByInstrument(account: Account): ReadonlyMap<InstrumentId, readonly OpenPosition[]> {
  const held = new Map<InstrumentId, OpenPosition[]>()
  for (const position of Object.values<OpenPosition>(account.positions)) {
    const { instrument } = position.terms
    const before = held.get(instrument)
    if (before === undefined) held.set(instrument, [position])
    else before.push(position)
  }
  return held
}

/** The figures of some open positions in one currency, without anything that was closed. */
function figuresOf(positions: readonly OpenPosition[], currency: Currency, context: FigureContext): Figures {
  const only = Object.fromEntries(positions.map((position) => [position.id, position]))
  return portfolioOf({ positions: only, totals: noTotals }, emptyBalances, currency, context).figures
}

/** Everything that /trade/index shows over the positions (docs/rules/positions.md). */
export function holdingsOf(
  account: Account,
  ledger: Balances,
  currency: Currency,
  context: FigureContext,
  rates: Rates,
): Holdings {
  const portfolios = portfoliosOf(account, ledger, context)
  const figures = convertPortfolios(portfolios, currency, rates)
  const converted = (amounts: readonly Money[]) => convertedSum(amounts, currency, rates)
  const own = currencies.filter((one) => ledger[one] !== undefined)
  const balances = (bucket: 'available' | 'frozen' | 'copy') =>
    own.map((one) => balanceOf(ledger, one, bucket))
  const open = Object.values<OpenPosition>(account.positions)
  const inMarket = (id: MarketId) =>
    open.filter(({ market }) => market === id).map((position) => worthOf(position, context).holdingFunds)
  const uninvested = [
    { of: 'cash', worth: converted([...balances('available'), ...balances('frozen')]) },
    { of: 'copy', worth: converted(balances('copy')) },
  ] as const
  const byInstrument = [...heldByInstrument(account)].flatMap(([instrument, positions]) => {
    const [first] = positions
    if (first === undefined) return []
    const part = figuresOf(positions, first.currency, context)
    return [
      {
        instrument,
        quote: context.quotes(instrument),
        marketValue: converted([part.marketValue]),
        unrealised: converted([part.unrealised]),
        todayProfit: converted([part.todayProfit]),
        yesterdayProfit: converted([part.yesterdayProfit]),
        estimatedIncome: converted([part.estimatedIncome]),
      },
    ]
  })
  const closed = portfoliosOf({ positions: {}, totals: account.totals }, ledger, context)
  return {
    figures,
    byInstrument,
    closed: {
      todayProfit: converted(closed.map((portfolio) => portfolio.figures.todayProfit)),
      yesterdayProfit: converted(closed.map((portfolio) => portfolio.figures.yesterdayProfit)),
    },
    realised: subtract(figures.profitableFunds, figures.unrealised),
    paidIn: netPaidIn(ledger, currency, rates),
    byMarket: addingUp<MarketPart['of']>(
      [...uninvested, ...marketIds.map((of) => ({ of, worth: converted(inMarket(of)) }))],
      figures.totalAssets,
    ),
    byHolding: addingUp<HoldingPart['of']>(
      [
        ...uninvested,
        ...[...heldByInstrument(account)].map(([of, positions]) => ({
          of,
          worth: converted(positions.map((position) => worthOf(position, context).holdingFunds)),
        })),
      ],
      figures.totalAssets,
    ),
    byCurrency: addingUp<Currency>(
      portfolios.map((portfolio) => ({
        of: portfolio.currency,
        worth: converted([portfolio.figures.totalAssets]),
      })),
      figures.totalAssets,
    ),
  }
}
