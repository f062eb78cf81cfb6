import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { indexWithin } from './carouselRules.ts'

interface SlideIndex {
  count: number
  initialIndex: number
  onChange: ((change: { index: number }) => void) | undefined
}

/** Which slide is shown: always one of those that there are. */
export function useSlideIndex({ count, initialIndex, onChange }: SlideIndex) {
  const [asked, setIndex] = useState(initialIndex)
  const index = indexWithin(asked, count)
  if (count > 0 && index !== asked) setIndex(index)

  const tell = useEffectEvent((next: number) => onChange?.({ index: next }))
  const told = useRef<number>(undefined)
  useEffect(() => {
    if (count === 0 || told.current === index) return
    if (told.current !== undefined) tell(index)
    told.current = index
  }, [index, count])
  return [index, setIndex] as const
}
