import { type HomeMarket, type MarketId, homeMarkets } from '@onelot/domain'
import { useState } from 'react'
import { beginningWith } from '../lists/beginningWith.ts'
import { usePreferences } from '../ports/ports.ts'
import { shownMarkets } from './shownMarkets.ts'
import { useMarkets } from './useMarketRules.ts'

/** The reader's own market; another where the broker does not have it. */
export function useOwnMarket(): HomeMarket {
  const { homeMarket } = usePreferences()
  const shown = shownMarkets(homeMarkets, useMarkets())
  return shown.includes(homeMarket) ? homeMarket : (shown[0] ?? homeMarket)
}

export interface MarketChoice<Id extends MarketId> {
  /** The reader's own until they choose. */
  readonly market: Id
  /** Those of the markets that the broker has, the reader's own first. */
  readonly options: readonly Id[]
  readonly choose: (market: Id) => void
}

/** A choice of one of several markets. */
export function useMarketChoice<Id extends MarketId>(
  markets: readonly (Id | HomeMarket)[],
): MarketChoice<Id | HomeMarket> {
  const own = useOwnMarket()
  const [chosen, choose] = useState<Id | HomeMarket>()
  const options = beginningWith<Id | HomeMarket>(own, shownMarkets(markets, useMarkets()))
  return { market: chosen !== undefined && options.includes(chosen) ? chosen : own, options, choose }
}
