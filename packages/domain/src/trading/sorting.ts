import { exact } from '../money/decimal.ts'
import { type Money, isPositive, money, subtract } from '../money/money.ts'
import { type FigureContext, positionFigures } from './figures.ts'
import type { Rates } from '../money/convert.ts'
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

/** What came newest first in the order of `sort`; amounts of different currencies are compared at `rates`. */
export function sortedBy<Item>(
  newestFirst: readonly Item[],
  sort: PositionSort,
  rankOf: (item: Item) => Ranked,
  rates: Rates,
): readonly Item[] {
  if (sort === 'newest') return newestFirst
  const inCommon = ({ currency, amount }: Money) => exact(amount).times(rates[currency])
  const keyOf = ({ worth, profit, base }: Ranked) => {
    if (sort === 'value') return inCommon(worth)
    if (sort === 'profit') return inCommon(profit)
    return isPositive(base) ? exact(profit.amount).div(base.amount) : exact('0')
  }
  return newestFirst
    .map((item) => ({ item, key: keyOf(rankOf(item)) }))
    .toSorted((a, b) => b.key.cmp(a.key))
    .map(({ item }) => item)
}
