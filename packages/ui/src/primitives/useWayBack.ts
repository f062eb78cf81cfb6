import { useEffect, useEffectEvent } from 'react'

/** The part of the browser's CloseWatcher that is used; TypeScript does not know it yet. */
interface Watcher extends EventTarget {
  readonly destroy: () => void
}

const createWatcher = (): Watcher | undefined => {
  const Constructor: unknown = Reflect.get(globalThis, 'CloseWatcher')
  return typeof Constructor === 'function' ? (Reflect.construct(Constructor, []) as Watcher) : undefined
}

/** What the way back leads to before it leaves the page, the newest last. */
const within = new Set<() => void>()

/** The way back of a native shell: closes what opened last. False where the page is to be left. */
export function goBackWithin(): boolean {
  const back = [...within].at(-1)
  back?.()
  return back !== undefined
}

/**
 * The way back of the device calls `onBack`, and the page stays: in a native shell, and where the browser has CloseWatcher (Chrome on Android). On
 * a keyboard that is Escape, which Radix handles before.
 */
export function useWayBack(isOpen: boolean, onBack: () => void): void {
  const goBack = useEffectEvent(onBack)
  useEffect(() => {
    if (!isOpen) return undefined
    let watcher: Watcher | undefined
    const back = () => {
      goBack()
    }
    /** A watcher asks once. Where the owner stays open, the next one is older than what the owner opens now. */
    const watch = () => {
      watcher = createWatcher()
      watcher?.addEventListener('close', () => {
        watch()
        back()
      })
    }
    within.add(back)
    watch()
    return () => {
      within.delete(back)
      watcher?.destroy()
    }
  }, [isOpen])
}
