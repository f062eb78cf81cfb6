import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { PageState } from './keptPages.ts'
import { createScrollMemory } from './scrollMemory.ts'

/** Scrolls the page as RULES 6 has it, and remembers where it was. */
export function useScroll(shown: PageState | undefined): void {
  const [memory] = useState(createScrollMemory)
  const { key: entry } = useLocation()
  const kind = useNavigationType()
  const page = shown?.id
  const tab = shown?.navTab ?? false

  useEffect(() => {
    const remember = () => {
      memory.scrolled(window.scrollY)
    }
    addEventListener('scroll', remember, { passive: true })
    return () => {
      removeEventListener('scroll', remember)
    }
  }, [memory])

  useLayoutEffect(() => {
    if (page === undefined) return
    const top = memory.arrive({ entry, page, kind, tab })
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' })
  }, [memory, entry, page, kind, tab])
}
