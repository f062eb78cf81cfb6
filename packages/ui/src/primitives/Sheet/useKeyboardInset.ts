import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  const viewport = window.visualViewport
  viewport?.addEventListener('resize', onChange)
  viewport?.addEventListener('scroll', onChange)
  return () => {
    viewport?.removeEventListener('resize', onChange)
    viewport?.removeEventListener('scroll', onChange)
  }
}

function covered(): number {
  const viewport = window.visualViewport
  if (!viewport || viewport.scale > 1) return 0
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop))
}

/** How many px of the page's foot the on-screen keyboard covers, where it lies over the page and not beside it. */
export const useKeyboardInset = (): number => useSyncExternalStore(subscribe, covered)
