import { type Decimal, compareDecimals } from '@onelot/domain'
import { type RefObject, useEffect, useRef } from 'react'
import { isVisible, watchVisibility } from './visibility.ts'

const reduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Marks the element with `data-tick` for as long as its tint runs whenever the price moves in view. It is set on the element
 * itself, so that a tick costs no second render.
 */
export function useTickTint(price: Decimal, stale: boolean): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null)
  const last = useRef(price)

  useEffect(() => {
    const span = element.current
    if (span === null) return
    const clear = () => {
      delete span.dataset['tick']
    }
    span.addEventListener('animationend', clear)
    const unwatch = watchVisibility(span)
    return () => {
      span.removeEventListener('animationend', clear)
      unwatch()
    }
  }, [])

  useEffect(() => {
    const moved = compareDecimals(price, last.current)
    last.current = price
    const span = element.current
    if (span === null || moved === 0 || stale || reduced() || !isVisible(span)) return
    span.dataset['tick'] = moved > 0 ? 'up' : 'down'
    for (const animation of span.getAnimations()) animation.currentTime = 0
  }, [price, stale])

  return element
}
