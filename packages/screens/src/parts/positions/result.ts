import type { PositionOnWire } from '@onelot/api-client'
import {
  type Decimal,
  type LocalDate,
  type Market,
  type Money,
  type OpenPositionView,
  type Quote,
  add,
  isOpen,
  positionFigures,
} from '@onelot/domain'
import { type Change, changeBetween } from '@onelot/ui'
import { afterFeesOf, worthToday } from './earned.ts'
import { orderValue } from './orderValue.ts'

/** A profit as a change, its rate of the margin that earned it. */
const ofMargin = (margin: Money, profit: Money): Change =>
  changeBetween(margin.amount, add(margin, profit).amount)

export interface PositionResult {
  /** The value now; of a resting order, at its limit; undefined once closed. */
  readonly marketValue: Money | undefined
  readonly profit: Change | undefined
  /** The profit less what closing at this price is charged; undefined where that changes nothing. */
  readonly afterFees?: Money | undefined
}

/** What is open of a position is worth and has earned at `price`; of a closed one, what was realised. */
export function resultOf(
  position: PositionOnWire,
  price: Decimal | undefined,
  market: Pick<Market, 'charges'> | undefined,
): PositionResult {
  if (position.status === 'pendingOrder') return { marketValue: orderValue(position), profit: undefined }
  if (position.status === 'closed') {
    const { fill, closing } = position
    return { marketValue: undefined, profit: ofMargin(fill.margin, closing.netProfit) }
  }
  if (!isOpen(position) || price === undefined || market === undefined) {
    return { marketValue: undefined, profit: undefined }
  }
  const figures = positionFigures(position, price, market)
  return {
    marketValue: figures.marketValue,
    profit: ofMargin(position.fill.margin, figures.unrealised),
    afterFees: afterFeesOf(figures),
  }
}

/** What an open position has earned today, its rate of what it was worth before. `today` is the day of its market's figures, as `trade/holdings` says it. */
export function todayOf(
  position: OpenPositionView,
  quote: Quote,
  market: Pick<Market, 'charges'>,
  today: LocalDate,
): Change {
  const { before, now } = worthToday(position, quote, market, today)
  return changeBetween(before.amount, now.amount)
}
