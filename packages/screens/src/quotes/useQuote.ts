import type { Instant, InstrumentId, Quote } from '@onelot/domain'
import { useCallback, useSyncExternalStore } from 'react'
import { useQuotesStore } from '../ports/ports.ts'
import { laterQuote } from './quotesStore.ts'

export interface QuoteNow {
  readonly quote: Quote | undefined
  /** The time of the quote that still shows, once the stream has stopped (docs/rules/market.md). */
  readonly staleSince: Instant | undefined
}

/** The live quote of one instrument; `known` shows until the first quote of the stream. */
export function useQuote(instrument: InstrumentId, known?: Quote): QuoteNow {
  const store = useQuotesStore()
  const live = useSyncExternalStore(
    useCallback((onChange) => store.watch(instrument, onChange), [store, instrument]),
    () => store.read(instrument),
  )
  const quote = laterQuote(live.quote, known)
  return { quote, staleSince: live.stale ? quote?.at : undefined }
}
