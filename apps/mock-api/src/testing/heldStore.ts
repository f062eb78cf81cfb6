import type { Append, Store } from '../store/port.ts'

export interface HeldStore {
  readonly store: Store
  /** Holds the appends that it names from now on, before they are written. */
  hold: (which: (append: Append) => boolean) => void
  /** Resolves once so many appends are held. */
  held: (count?: number) => Promise<void>
  /** Releases all, and holds nothing more. */
  letGo: () => void
}

/** A store whose appends can be held, as by a slow disk. */
export function createHeldStore(store: Store): HeldStore {
  let holds: (append: Append) => boolean = () => false
  let waiting: (() => void)[] = []
  let watchers: (() => void)[] = []
  return {
    store: {
      ...store,
      async append(append) {
        if (holds(append))
          await new Promise<void>((resolve) => {
            waiting.push(resolve)
            for (const watcher of watchers) watcher()
          })
        await store.append(append)
      },
    },
    hold(which) {
      holds = which
    },
    held: (count = 1) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (waiting.length >= count) resolve()
        }
        watchers = [...watchers, look]
        look()
      }),
    letGo() {
      holds = () => false
      const all = waiting
      waiting = []
      for (const go of all) go()
    },
  }
}
