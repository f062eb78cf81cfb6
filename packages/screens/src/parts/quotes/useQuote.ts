import type { Instant, InstrumentId, Quote } from '@onelot/domain'
import { useCallback, useSyncExternalStore } from 'react'
import { useQuotesStore } from '../../base/ports/ports.ts'
import { type LiveQuote, laterQuote } from '../../base/ports/quotesStore.ts'

export interface QuoteNow {
  readonly quote: Quote | undefined
  /** The time of a quote that shows and may have moved since: the stream has stopped, or it was kept too long (docs/rules/streams.md). */
  readonly staleSince: Instant | undefined
  /** The time of the quote that still shows, once the stream has stopped. */
  readonly stoppedSince: Instant | undefined
}

/** What shows of the stream's quote and of `known`, which an answer had. */
export function quoteNow(live: LiveQuote, known: Quote | undefined): QuoteNow {
  const quote = laterQuote(live.quote, known)
  const isKept = live.aged && (known === undefined || laterQuote(known, live.quote) === live.quote)
  return {
    quote,
    staleSince: live.stale || isKept ? quote?.at : undefined,
    stoppedSince: live.stale ? quote?.at : undefined,
  }
}

/** The live quote of one instrument; `known` shows until the first quote of the stream. */
export function useQuote(instrument: InstrumentId, known?: Quote): QuoteNow {
  const store = useQuotesStore()
  const live = useSyncExternalStore(
    useCallback((onChange) => store.watch(instrument, onChange), [store, instrument]),
    () => store.read(instrument),
  )
  return quoteNow(live, known)
}
