import { type RefObject, useEffect, useState } from 'react'

/** Above this the header covers the page. */
const HEADER_PX = 48

/** Whether the page has scrolled so far that the element is behind the header. */
export function useScrolledAway(element: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (element.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last !== undefined) setAway(!last.isIntersecting && last.boundingClientRect.top < HEADER_PX)
      },
      { rootMargin: `-${String(HEADER_PX)}px 0px 0px` },
    )
    observer.observe(element.current)
    return () => {
      observer.disconnect()
    }
  }, [element])
  return away
}
