import { useState } from 'react'

/** What a sheet shows, and whether it is open. */
export interface Opened<T> {
  /** It stays while the sheet closes, so that it closes with what was in it; undefined before anything was opened. */
  readonly value: T | undefined
  readonly isOpen: boolean
  readonly open: (value: T) => void
  readonly close: () => void
}

export function useOpened<T>(): Opened<T> {
  const [{ value, isOpen }, set] = useState<Pick<Opened<T>, 'value' | 'isOpen'>>({
    value: undefined,
    isOpen: false,
  })
  return {
    value,
    isOpen,
    open: (next) => set({ value: next, isOpen: true }),
    close: () => set({ value, isOpen: false }),
  }
}
