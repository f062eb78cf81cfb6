/** Notifies the lists on the screen that the account changed; single reads are found by their keys. */
export interface AccountChanges {
  readonly listen: (onChange: () => void) => () => void
  readonly notify: () => void
}

export function createAccountChanges(): AccountChanges {
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
