import type { CrosshairReading } from '@onelot/ui/kline'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { createListeners } from '../../base/data/listeners.ts'

/** What the finger is on in the chart. The head follows it, and nothing else is drawn by it. */
export interface ReadingStore {
  readonly read: () => CrosshairReading | null
  readonly watch: (onChange: () => void) => () => void
  readonly set: (reading: CrosshairReading | null) => void
}

export function createReadingStore(): ReadingStore {
  const { listen, notify } = createListeners()
  let current: CrosshairReading | null = null
  return {
    read: () => current,
    watch: listen,
    set: (reading) => {
      current = reading
      notify()
    },
  }
}

const none = createReadingStore()
export const ReadingContext = createContext<ReadingStore>(none)

export const useReadingStore = (): ReadingStore => useContext(ReadingContext)

export function useReading(): CrosshairReading | null {
  const store = useReadingStore()
  return useSyncExternalStore(store.watch, store.read)
}
