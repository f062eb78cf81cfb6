import {
  type LocalDate,
  type Market,
  type Money,
  type OpenPositionView,
  type PositionFigures,
  type Quote,
  exact,
  positionFigures,
  positionToday,
  subtract,
} from '@onelot/domain'

/** The profit less what closing at the same price is charged; undefined where that changes nothing. */
export const afterFeesOf = ({
  unrealised,
  estimatedIncome,
}: Pick<PositionFigures, 'unrealised' | 'estimatedIncome'>): Money | undefined =>
  exact(estimatedIncome.amount).eq(unrealised.amount) ? undefined : estimatedIncome

/** What a position put in and had earned before today, and now. `today` is the day of its market's figures, as `trade/holdings` says it. */
export function worthToday(
  position: OpenPositionView,
  quote: Quote,
  market: Pick<Market, 'charges'>,
  today: LocalDate,
): { readonly before: Money; readonly now: Money } {
  const { holdingFunds } = positionFigures(position, quote.price, market)
  return { before: subtract(holdingFunds, positionToday(position, quote, today)), now: holdingFunds }
}
