import type { Committed } from './port.ts'

/** Passes commits on to the listeners in this process. */
export interface CommitHub {
  tell: (committed: Committed) => void
  listen: (listener: (committed: Committed) => void) => () => void
}

export type Log = (message: string, error: unknown) => void
export const logToConsole: Log = (message, error) => {
  console.error(message, ...(error === undefined ? [] : [error]))
}

/** A listener that throws is logged: the commit is stored, and the others are notified as well. */
export function createCommitHub(log: Log = logToConsole): CommitHub {
  const listeners = new Set<(committed: Committed) => void>()
  return {
    tell(committed) {
      for (const listener of [...listeners]) {
        try {
          listener(committed)
        } catch (error) {
          log('a listener failed after a commit', error)
        }
      }
    },
    listen(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
