import { useRef } from 'react'

/**
 * Returns the focus to the element that had it when a dialog opened. (Radix does so only for its own trigger, and ours are opened by
 * state.)
 */
export function useFocusReturn() {
  const opener = useRef<HTMLElement>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      opener.current?.focus()
    },
  }
}
