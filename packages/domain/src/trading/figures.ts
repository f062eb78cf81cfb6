import type { InstrumentId } from '../ids.ts'
import type { Instant, LocalDate } from '../instant.ts'
import type { MarketId } from '../instruments/instrument.ts'
import type { Market } from '../instruments/market.ts'
import type { Quote } from '../instruments/quote.ts'
import type { Decimal } from '../money/decimal.ts'
import { type Money, add, money, subtract } from '../money/money.ts'
import { notionalOf } from './charges.ts'
import { closingCharges, exactProfit, grossProfitOf } from './closing.ts'
import type { ClosedPosition, OpenPosition, Position } from './order.ts'
import { isOpen } from './tabs.ts'

/** What the figures of a portfolio must be told. */
export interface FigureFacts {
  readonly now: Instant
  readonly quotes: (instrument: InstrumentId) => Quote | undefined
  /** Close of the trading day before the one of `previousClose`. */
  readonly closeBefore: (instrument: InstrumentId) => Decimal | undefined
  readonly markets: Readonly<Record<MarketId, Market>>
  /** The market's running trading day and the one before. */
  readonly days: (market: MarketId) => { readonly today: LocalDate; readonly yesterday: LocalDate }
  /** The market's trading day of a moment, to tell when a position was closed. */
  readonly tradingDay: (market: MarketId, at: Instant) => LocalDate
}

/** What one open position is worth at a price (RULES 3, Figures); all in its own currency. */
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

export function positionFigures(
  position: OpenPosition,
  price: Decimal,
  market: Pick<Market, 'charges'>,
): PositionFigures {
  const { currency, lotSize, fill } = position
  const unrealised = grossProfitOf(position, fill, price)
  const { fee, tax } = closingCharges(position, fill, price, market)
  return {
    marketValue: money(currency, notionalOf(price, fill.lots, lotSize)),
    unrealised,
    holdingFunds: add(fill.margin, unrealised),
    estimatedIncome: subtract(unrealised, add(fee, tax)),
  }
}

/** Profit between two prices. */
const change = (position: OpenPosition | ClosedPosition, from: Decimal, to: Decimal): Money =>
  money(position.currency, exactProfit(position, { ...position.fill, price: from }, to))

/**
 * Today's profit of a position (RULES 3): realised, if closed today; if open, the change since the previous close, or since entry if
 * filled today. Undefined where a price is missing or the position has no part in the day.
 */
export function todayProfit(position: Position, facts: FigureFacts): Money | undefined {
  const { today } = facts.days(position.market)
  if (position.status === 'closed')
    return facts.tradingDay(position.market, position.closing.at) === today
      ? position.closing.netProfit
      : undefined
  if (!isOpen(position)) return undefined
  const quote = facts.quotes(position.terms.instrument)
  if (quote === undefined) return undefined
  const { tradingDay, price } = position.fill
  return change(position, tradingDay < today ? quote.previousClose : price, quote.price)
}

/**
 * Yesterday's profit of a position, likewise: realised, if closed yesterday; if it was open at yesterday's close, the change up to that
 * close since the close before, or since entry if filled yesterday.
 */
export function yesterdayProfit(position: Position, facts: FigureFacts): Money | undefined {
  const { yesterday } = facts.days(position.market)
  const closed = position.status === 'closed'
  if (!closed && !isOpen(position)) return undefined
  const closedOn = closed ? facts.tradingDay(position.market, position.closing.at) : undefined
  if (closed && closedOn === yesterday) return position.closing.netProfit
  const { tradingDay, price } = position.fill
  if (tradingDay > yesterday || (closedOn !== undefined && closedOn < yesterday)) return undefined
  const { instrument } = position.terms
  const to = facts.quotes(instrument)?.previousClose
  const from = tradingDay < yesterday ? facts.closeBefore(instrument) : price
  return to === undefined || from === undefined ? undefined : change(position, from, to)
}

/** What a close brought to `available`; withdrawable from `settlesAt` on (RULES 2). */
export const proceedsOf = ({ fill, closing }: ClosedPosition): Money =>
  add(fill.margin, closing.netProfit, fill.fee)
