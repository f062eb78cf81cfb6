import { createMemoryStore } from '../store/memory.ts'
import type { Store } from '../store/port.ts'

export interface RecordedStore {
  readonly store: Store
  /** Another store that holds the same. */
  copy: () => Promise<Store>
}

/** A store in memory that can be copied: it remembers what was written, in order. */
export function createRecordedStore(): RecordedStore {
  const memory = createMemoryStore()
  const written: ((store: Store) => Promise<void>)[] = []
  const recorded = async (write: (store: Store) => Promise<void>): Promise<void> => {
    await write(memory)
    written.push(write)
  }
  return {
    store: {
      ...memory,
      append: (append) => recorded((store) => store.append(append)),
      changeRecords: (changes) => recorded((store) => store.changeRecords(changes)),
    },
    async copy() {
      const store = createMemoryStore()
      for (const write of written) await write(store)
      return store
    },
  }
}
