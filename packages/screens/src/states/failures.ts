/** One part of a page that could not be read. */
export interface FailedPart {
  /** Why, as the reader sees it. */
  readonly said: string
  readonly retry: () => void
}

/** The failures that a page shows: what is said by one is not said again by another. */
export interface Failures {
  readonly add: (part: FailedPart) => () => void
  readonly subscribe: (listener: () => void) => () => void
  /** Whether the part says it for all that failed for the same reason: the first does. */
  readonly speaks: (part: FailedPart) => boolean
  /** Tries again whatever failed for that reason. */
  readonly retry: (said: string) => void
}

export function createFailures(): Failures {
  const parts = new Set<FailedPart>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const alike = (said: string) => [...parts].filter((part) => part.said === said)
  return {
    add: (part) => {
      parts.add(part)
      tell()
      return () => {
        parts.delete(part)
        tell()
      }
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    speaks: (part) => (alike(part.said)[0] ?? part) === part,
    retry: (said) => {
      for (const part of alike(said)) part.retry()
    },
  }
}
