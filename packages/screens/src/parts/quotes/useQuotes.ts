import type { InstrumentId } from '@onelot/domain'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useQuotesStore } from '../../base/ports/ports.ts'
import type { LiveQuote, QuotesStore } from '../../base/ports/quotesStore.ts'

/** What the stream has of several instruments: the same map until one of them changed. */
export function reading(
  store: Pick<QuotesStore, 'read'>,
  instruments: readonly InstrumentId[],
): () => ReadonlyMap<InstrumentId, LiveQuote> {
  let last: ReadonlyMap<InstrumentId, LiveQuote> = new Map()
  return () => {
    if (instruments.some((instrument) => last.get(instrument) !== store.read(instrument)))
      last = new Map(instruments.map((instrument) => [instrument, store.read(instrument)]))
    return last
  }
}

/** The live quotes of several instruments. What draws with them is drawn by every tick of one: a header, and no list. */
export function useQuotes(instruments: readonly InstrumentId[]): ReadonlyMap<InstrumentId, LiveQuote> {
  const store = useQuotesStore()
  return useSyncExternalStore(
    useCallback(
      (onChange) => {
        const stops = instruments.map((instrument) => store.watch(instrument, onChange))
        return () => {
          for (const stop of stops) stop()
        }
      },
      [store, instruments],
    ),
    useMemo(() => reading(store, instruments), [store, instruments]),
  )
}
