import { createListeners } from '../data/listeners.ts'

/** One part of a page that could not be read. */
export interface FailedPart {
  /** Why, as the reader sees it. */
  readonly reason: string
  readonly retry: () => void
}

/** The failures that a page shows: what one says no other repeats. */
export interface Failures {
  readonly add: (part: FailedPart) => () => void
  readonly subscribe: (listener: () => void) => () => void
  /** Whether the part shows the reason for all that failed for it: the first does. */
  readonly shows: (part: FailedPart) => boolean
  /** Tries again whatever failed for that reason. */
  readonly retry: (reason: string) => void
}

export function createFailures(): Failures {
  const parts = new Set<FailedPart>()
  const { listen, notify } = createListeners()
  const alike = (reason: string) => [...parts].filter((part) => part.reason === reason)
  return {
    add: (part) => {
      parts.add(part)
      notify()
      return () => {
        parts.delete(part)
        notify()
      }
    },
    subscribe: listen,
    shows: (part) => (alike(part.reason)[0] ?? part) === part,
    retry: (reason) => {
      for (const part of alike(reason)) part.retry()
    },
  }
}
