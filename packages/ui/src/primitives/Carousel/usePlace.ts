import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { placeWithin } from './carouselRules.ts'

interface Place {
  count: number
  initialPlace: number
  onChange: ((change: { place: number }) => void) | undefined
}

/** Which slide is shown: always one of those that there are. */
export function usePlace({ count, initialPlace, onChange }: Place) {
  const [asked, setPlace] = useState(initialPlace)
  const place = placeWithin(asked, count)
  if (count > 0 && place !== asked) setPlace(place)

  const tell = useEffectEvent((next: number) => onChange?.({ place: next }))
  const told = useRef<number>(undefined)
  useEffect(() => {
    if (count === 0 || told.current === place) return
    if (told.current !== undefined) tell(place)
    told.current = place
  }, [place, count])
  return [place, setPlace] as const
}
