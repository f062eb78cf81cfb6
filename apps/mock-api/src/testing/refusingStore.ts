import { createMemoryStore } from '../store/memory.ts'
import { type Store, StoreFailed } from '../store/port.ts'

export interface RefusingStore {
  readonly store: Store
  /** Whether it takes no command from now on. */
  refuse: (refuses: boolean) => void
}

/** A store that refuses by a switch what commands are to write: nothing of it is written. */
export function refusingStore(): RefusingStore {
  const memory = createMemoryStore()
  let refuses = false
  return {
    store: {
      ...memory,
      append: (change) =>
        refuses ? Promise.reject(new StoreFailed('refused by a test')) : memory.append(change),
    },
    refuse: (next) => {
      refuses = next
    },
  }
}
