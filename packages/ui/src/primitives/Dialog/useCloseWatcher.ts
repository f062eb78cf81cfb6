import { useEffect, useEffectEvent, useState } from 'react'

/** The part of the browser's CloseWatcher that is used; TypeScript does not know it yet. */
interface Watcher extends EventTarget {
  readonly destroy: () => void
}

const createWatcher = (): Watcher | undefined => {
  const Constructor: unknown = Reflect.get(globalThis, 'CloseWatcher')
  return typeof Constructor === 'function' ? (Reflect.construct(Constructor, []) as Watcher) : undefined
}

/**
 * The way back of the device closes what is open, and the page stays, where the browser has CloseWatcher (Chrome on Android). On a keyboard
 * that is Escape, which Radix handles before.
 */
export function useCloseWatcher(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  /** A watcher asks once; where the owner stays open, another one follows. */
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const watcher = isOpen ? createWatcher() : undefined
    watcher?.addEventListener('close', () => {
      close()
      setAsked((times) => times + 1)
    })
    return () => watcher?.destroy()
  }, [isOpen, asked])
}
