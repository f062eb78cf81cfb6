import { type TouchEvent, useState } from 'react'

/** Whether a finger is down on an element, however still, and however long the page has taken it over to scroll. */
export function useFinger() {
  const [down, setDown] = useState(false)
  const onTouchStart = ({ target }: TouchEvent) => {
    setDown(true)
    // A touch ends where it began, even if that has left the page since.
    const release = (event: Event) => {
      if ('targetTouches' in event && event.targetTouches instanceof TouchList && event.targetTouches.length)
        return
      setDown(false)
      target.removeEventListener('touchend', release)
      target.removeEventListener('touchcancel', release)
    }
    target.addEventListener('touchend', release)
    target.addEventListener('touchcancel', release)
  }
  return { down, onTouchStart }
}
