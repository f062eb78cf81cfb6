import type { InstrumentId, Quote } from '@onelot/domain'
import { useCallback, useSyncExternalStore } from 'react'
import { useQuotesStore } from './ports.ts'
import { type LiveQuote, laterQuote } from './quotesStore.ts'

/** The live quote of one instrument; `known` shows until the stream speaks. */
export function useQuote(instrument: InstrumentId, known?: Quote): LiveQuote {
  const store = useQuotesStore()
  const live = useSyncExternalStore(
    useCallback((onChange) => store.watch(instrument, onChange), [store, instrument]),
    () => store.read(instrument),
  )
  return { quote: laterQuote(live.quote, known), staleSince: live.staleSince }
}
