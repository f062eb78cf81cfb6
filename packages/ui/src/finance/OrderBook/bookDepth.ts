import { type Book, type BookLevel, exact } from '@onelot/domain'

export interface ShownLevel extends BookLevel {
  /** Where orders fill; every other level is illustrative (docs/rules/market.md). */
  readonly best: boolean
  /** Quantity as a percentage of the largest one shown, for the bar behind it. */
  readonly depth: string
}

/** The levels to draw, dearest first: asks from far to best, then bids from best to far. */
export function shownLevels(
  book: Book,
  count: number,
): { asks: readonly ShownLevel[]; bids: readonly ShownLevel[] } {
  const asks = book.asks.slice(0, count)
  const bids = book.bids.slice(0, count)
  let largest = exact('0')
  for (const { quantity } of [...asks, ...bids]) {
    if (exact(quantity).gt(largest)) largest = exact(quantity)
  }
  const shown = (level: BookLevel, index: number): ShownLevel => ({
    ...level,
    best: index === 0,
    depth: largest.eq('0') ? '0%' : `${exact(level.quantity).times('100').div(largest).toFixed(1)}%`,
  })
  return { asks: asks.map(shown).reverse(), bids: bids.map(shown) }
}
