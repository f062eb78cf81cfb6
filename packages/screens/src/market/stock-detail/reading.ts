import type { CrosshairReading } from '@onelot/ui/kline'
import { createContext, useContext, useSyncExternalStore } from 'react'

/** What the finger is on in the chart. The head follows it, and nothing else is drawn by it. */
export interface ReadingStore {
  readonly read: () => CrosshairReading | null
  readonly watch: (onChange: () => void) => () => void
  readonly set: (reading: CrosshairReading | null) => void
}

export function createReadingStore(): ReadingStore {
  const listeners = new Set<() => void>()
  let current: CrosshairReading | null = null
  return {
    read: () => current,
    watch: (onChange) => {
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
      }
    },
    set: (reading) => {
      current = reading
      for (const onChange of listeners) onChange()
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
