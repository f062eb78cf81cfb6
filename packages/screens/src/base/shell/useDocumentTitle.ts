import { useEffect } from 'react'
import { useTitlePort } from '../ports/ports.ts'

/** Names the document after the screen that shows: a screen that is kept hidden has no effects. */
export function useDocumentTitle(title: string): void {
  const show = useTitlePort()
  useEffect(() => {
    show(title)
  }, [show, title])
}
