import type { InstrumentId } from '../../../base/ids.ts'
import type { Instant, LocalDate } from '../../../base/instant.ts'
import type { MarketId } from '../../../base/instruments/instrument.ts'
import type { Market } from '../../../base/instruments/market.ts'
import type { Quote } from '../../../base/instruments/quote.ts'
import type { Decimal } from '../../../base/money/decimal.ts'
import { type Money, add, money, subtract } from '../../../base/money/money.ts'
import { notionalOf } from '../charges.ts'
import type { Fill, TermsInForce } from '../positions/position.ts'
import { type Priced, closingCharges, grossProfitOf } from '../positions/settlement.ts'

/** What the figures of a portfolio are calculated from, besides the account. */
export interface FigureContext {
  readonly now: Instant
  readonly quotes: (instrument: InstrumentId) => Quote | undefined
  /** Close of the trading day before the one of `previousClose`. */
  readonly closeBefore: (instrument: InstrumentId) => Decimal | undefined
  readonly markets: Readonly<Record<MarketId, Market>>
  /** The market's running trading day and the one before. */
  readonly days: (market: MarketId) => { readonly today: LocalDate; readonly yesterday: LocalDate }
}

/** What one open position is worth at a price; all in its own currency. */
export interface PositionFigures {
  /** Price x quantity. */
  readonly marketValue: Money
  /** (price - entry) x quantity x side; a loss is never shown beyond the margin, which it never exceeds. */
  readonly unrealised: Money
  /** Margin + unrealised. */
  readonly holdingFunds: Money
  /** Unrealised less what closing at this price is charged. */
  readonly estimatedIncome: Money
}

/** An open position, or a view of one. */
export type Valued = Priced & { readonly fill: Fill; readonly inForce?: TermsInForce | undefined }

/** The charges that hold for a position: those in force when it opened; the market's own where they are not known. */
export const chargesFor = (
  { inForce }: Pick<Valued, 'inForce'>,
  market: Pick<Market, 'charges'>,
): Pick<Market, 'charges'> => inForce ?? market

export function positionFigures(
  position: Valued,
  price: Decimal,
  market: Pick<Market, 'charges'>,
): PositionFigures {
  const { currency, lotSize, fill } = position
  const unrealised = grossProfitOf(position, fill, price)
  const { fee, tax } = closingCharges(position, fill, price, chargesFor(position, market))
  return {
    marketValue: money(currency, notionalOf(price, fill.lots, lotSize)),
    unrealised,
    holdingFunds: add(fill.margin, unrealised),
    estimatedIncome: subtract(unrealised, add(fee, tax)),
  }
}
