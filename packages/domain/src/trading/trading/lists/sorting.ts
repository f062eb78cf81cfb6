import type { Decimal } from '../../../base/money/decimal.ts'
import { exact, toDecimal } from '../../../base/money/exact.ts'
import { type Money, isPositive, money, subtract } from '../../../base/money/money.ts'
import { type FigureContext, positionFigures } from '../portfolio/figures.ts'
import { type Rates, rateOf } from '../../../base/money/convert.ts'
import type { InventoryLine } from './inventory.ts'
import type { OpenPositionView } from './view.ts'

/** Orders of a list of what is held; the greatest first. `return` is profit as a fraction of what it was made with. */
export const positionSorts = ['newest', 'value', 'profit', 'return'] as const
export type PositionSort = (typeof positionSorts)[number]

/** What something is sorted by. */
export interface Ranked {
  readonly worth: Money
  readonly profit: Money
  /** What the profit was made with. */
  readonly base: Money
}

type FiguresIn = Pick<FigureContext, 'quotes' | 'markets'>

/** An open position at its quote; without one, at its entry. */
export function rankOfPosition(position: OpenPositionView, { quotes, markets }: FiguresIn): Ranked {
  const price = quotes(position.terms.instrument)?.price ?? position.fill.price
  const { marketValue, unrealised } = positionFigures(position, price, markets[position.market])
  return { worth: marketValue, profit: unrealised, base: position.fill.margin }
}

/** All that is owned of an instrument at its quote; without one, at its cost. */
export function rankOfLine({ instrument, quantity, cost }: InventoryLine, { quotes }: FiguresIn): Ranked {
  const price = quotes(instrument)?.price
  const worth = price === undefined ? cost : money(cost.currency, exact(quantity).times(price))
  return { worth, profit: subtract(worth, cost), base: cost }
}

/** The number by which an order has the greatest first; amounts of different currencies are compared at `rates`. */
export function sortValue(
  { worth, profit, base }: Ranked,
  sort: Exclude<PositionSort, 'newest'>,
  rates: Rates,
): Decimal {
  const inCommon = ({ currency, amount }: Money) => exact(amount).times(rateOf(rates, currency))
  if (sort === 'value') return toDecimal(inCommon(worth))
  if (sort === 'profit') return toDecimal(inCommon(profit))
  return toDecimal(isPositive(base) ? exact(profit.amount).div(base.amount) : exact('0'))
}
