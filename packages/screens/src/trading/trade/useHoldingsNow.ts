import type { TradeHoldings } from '@onelot/api-client'
import { followHoldings } from '@onelot/domain'
import { useMemo } from 'react'
import { useMarketRules } from '../../base/data/useMarketRules.ts'
import { laterQuote } from '../../base/ports/quotesStore.ts'
import { useQuotes } from '../../parts/quotes/useQuotes.ts'

/** The holdings at the quotes by which the rows show, so that the rows add up to them; exchange rates are those of the answer. */
export function useHoldingsNow(answered: TradeHoldings): TradeHoldings {
  const markets = useMarketRules()
  const { follow, instruments, known } = useMemo(
    () => ({
      follow: followHoldings(answered, markets),
      instruments: answered.byInstrument.map(({ instrument }) => instrument),
      known: new Map(answered.byInstrument.map(({ instrument, quote }) => [instrument, quote])),
    }),
    [answered, markets],
  )
  const live = useQuotes(instruments)
  return follow((instrument) => laterQuote(live.get(instrument)?.quote, known.get(instrument)))
}
