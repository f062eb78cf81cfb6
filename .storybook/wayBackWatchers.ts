import { vi } from 'vitest'

interface Watcher extends EventTarget {
  readonly requestClose: () => void
  readonly destroy: () => void
}

/** Counts the browser's watchers in a test, until the globals are no longer stubbed. */
export function followWatchers() {
  let watchers: readonly Watcher[] = []
  const Original = Reflect.get(globalThis, 'CloseWatcher') as new () => Watcher
  vi.stubGlobal(
    'CloseWatcher',
    class extends Original {
      constructor() {
        super()
        watchers = [...watchers, this]
        this.addEventListener('close', this.leave)
      }
      readonly leave = () => {
        watchers = watchers.filter((one) => one !== this)
      }
      override readonly destroy = () => {
        this.leave()
        super.destroy()
      }
    },
  )
  return {
    count: () => watchers.length,
    /** What the way back of a phone does: the newest watcher is asked to close. */
    goBack: () => {
      watchers.at(-1)?.requestClose()
    },
  }
}
