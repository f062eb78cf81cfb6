import type { Market, MarketId } from '@onelot/domain'

/** Whether the broker has a market; true of each until it is known which it has. */
export const isShown = (id: MarketId, known: readonly Market[]): boolean =>
  known.length === 0 || known.some((market) => market.id === id)

/** Those of `markets` that the broker has; all of them until it is known which it has. */
export const shownMarkets = <Id extends MarketId>(
  markets: readonly Id[],
  known: readonly Market[],
): readonly Id[] => markets.filter((id) => isShown(id, known))
