import { type RefObject, useEffect, useRef } from 'react'

/** What holds a list, of which the newest are first: scrolled to its top once there is one more, for a toast covers what is at the foot. */
export function useShowsNew(count: number | undefined): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count === undefined) return
    if (before.current !== undefined && count > before.current)
      list.current?.scrollIntoView({ block: 'start' })
    before.current = count
  }, [count])
  return list
}
