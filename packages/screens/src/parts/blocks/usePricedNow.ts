import type { BlockOnWire } from '@onelot/api-client'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { useQuote } from '../quotes/useQuote.ts'
import { type PricedNow, pricedNow } from './blockView.ts'

/** What a share costs by the price of now, as it ticks. */
export function usePricedNow(block: BlockOnWire): PricedNow {
  const { quote } = useQuote(block.instrument.id)
  const market = useMarketRules()(block.instrument.market)
  return pricedNow(block, quote?.price, market)
}
