import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => {
    observer.disconnect()
  }
}

/** The direction of the page's text, kept up to date; left to right where there is no page. */
export const usePageDirection = (): 'ltr' | 'rtl' =>
  useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  )
