import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { indexWithin } from './carouselRules.ts'

interface SlideIndex {
  count: number
  initialIndex: number
  onChange: ((change: { index: number }) => void) | undefined
}

/** The index of the slide that is shown, always of one that exists, and the function that sets it. */
export function useSlideIndex({ count, initialIndex, onChange }: SlideIndex) {
  const [asked, setIndex] = useState(initialIndex)
  const index = indexWithin(asked, count)
  if (count > 0 && index !== asked) setIndex(index)

  const report = useEffectEvent((next: number) => onChange?.({ index: next }))
  const reported = useRef<number>(undefined)
  useEffect(() => {
    if (count === 0 || reported.current === index) return
    if (reported.current !== undefined) report(index)
    reported.current = index
  }, [index, count])
  return [index, setIndex] as const
}
