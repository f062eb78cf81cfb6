import { useLayoutEffect, useRef } from 'react'

const OVERLAY = '[role=dialog], [role=alertdialog]'

/** Where the focus goes when an overlay closes, nearest first: what opened it, then what opened the overlay that this was in. */
const openersOf = new WeakMap<Element, readonly HTMLElement[]>()

function currentOpeners(): readonly HTMLElement[] {
  const opener = document.activeElement
  if (!(opener instanceof HTMLElement) || opener === document.body) return []
  const around = opener.closest(OVERLAY)
  return [opener, ...((around && openersOf.get(around)) ?? [])]
}

const isClosing = (element: Element): boolean =>
  element.closest<HTMLElement>(OVERLAY)?.dataset['state'] === 'closed'

/**
 * Returns the focus to the element that had it when an overlay opened, or, where that has gone with an overlay of its own, to what
 * opened that one. (Radix does so only for its own trigger, and ours are opened by state.)
 */
export function useFocusReturn(open: boolean) {
  const atOpening = useRef<readonly HTMLElement[]>([])
  // Before an overlay that closes in the same moment takes the focused element with it.
  useLayoutEffect(() => {
    if (open) atOpening.current = currentOpeners()
  }, [open])
  return {
    onOpenAutoFocus: ({ target }: Event) => {
      if (target instanceof Element) openersOf.set(target, atOpening.current)
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const { target } = event
      const openers = (target instanceof Element ? openersOf.get(target) : undefined) ?? []
      // Another overlay has opened meanwhile, and has the focus.
      const around = document.activeElement?.closest(OVERLAY)
      if (around && around !== target && !isClosing(around)) {
        if (!openersOf.get(around)?.length) openersOf.set(around, openers)
        return
      }
      for (const opener of openers) {
        if (isClosing(opener)) continue
        opener.focus()
        if (document.activeElement === opener) return
      }
    },
  }
}
