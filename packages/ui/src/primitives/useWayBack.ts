import { useEffect, useEffectEvent, useState } from 'react'

/** The part of the browser's CloseWatcher that is used; TypeScript does not know it yet. */
interface Watcher extends EventTarget {
  readonly destroy: () => void
}

const createWatcher = (): Watcher | undefined => {
  const Constructor: unknown = Reflect.get(globalThis, 'CloseWatcher')
  return typeof Constructor === 'function' ? (Reflect.construct(Constructor, []) as Watcher) : undefined
}

/** What the way back leads to before it leaves the page, the newest last. */
const within: (() => void)[] = []

/** The way back of a native shell: closes what opened last. False where the page is to be left. */
export function goBackWithin(): boolean {
  const back = within.at(-1)
  back?.()
  return back !== undefined
}

/**
 * The way back of the device calls `onBack`, and the page stays: in a native shell, and where the browser has CloseWatcher (Chrome on Android). On
 * a keyboard that is Escape, which Radix handles before.
 */
export function useWayBack(isOpen: boolean, onBack: () => void): void {
  const goBack = useEffectEvent(onBack)
  /** A watcher asks once; where the owner stays open, another one follows. */
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (!isOpen) return undefined
    const back = () => {
      goBack()
    }
    within.push(back)
    return () => {
      within.splice(within.indexOf(back), 1)
    }
  }, [isOpen])
  useEffect(() => {
    const watcher = isOpen ? createWatcher() : undefined
    watcher?.addEventListener('close', () => {
      goBack()
      setAsked((times) => times + 1)
    })
    return () => watcher?.destroy()
  }, [isOpen, asked])
}
