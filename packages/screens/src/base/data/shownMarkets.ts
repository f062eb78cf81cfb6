import type { Market, MarketId } from '@onelot/domain'

/** Those of `markets` that the broker has; all of them until it is known which it has. */
export const shownMarkets = <Id extends MarketId>(
  markets: readonly Id[],
  known: readonly Market[],
): readonly Id[] =>
  known.length === 0 ? markets : markets.filter((id) => known.some((market) => market.id === id))
