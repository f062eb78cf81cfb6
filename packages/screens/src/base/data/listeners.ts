/** Who wants to hear that something changed. */
export interface Listeners {
  /** Returns what ends it. */
  readonly listen: (onChange: () => void) => () => void
  readonly notify: () => void
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    listen(onChange) {
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
      }
    },
    notify() {
      for (const listener of listeners) listener()
    },
  }
}
