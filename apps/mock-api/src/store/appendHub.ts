import type { Appended } from './port.ts'

/** Tells listeners of this process what was appended; a store with several instances feeds it from the database instead. */
export function createAppendHub(): {
  readonly tell: (appended: Appended) => void
  readonly listen: (listener: (appended: Appended) => void) => () => void
} {
  const listeners = new Set<(appended: Appended) => void>()
  return {
    tell(appended) {
      for (const listener of listeners) listener(appended)
    },
    listen(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
