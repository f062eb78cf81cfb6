import { type Decimal, compareDecimals } from '@onelot/domain'
import { type RefObject, useEffect, useRef } from 'react'
import { endTint, tint } from './tints.ts'
import { isVisible, watchVisibility } from './visibility.ts'

let motion: MediaQueryList | undefined
const reduced = (): boolean => (motion ??= matchMedia('(prefers-reduced-motion: reduce)')).matches

/**
 * Marks the element with `data-tick` for 300 ms whenever the price moves in view; what it moved by while it was stale is no tick. It is set on
 * the element itself, so that a tick costs no second render.
 */
export function useTickTint(price: Decimal, stale: boolean): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null)
  const last = useRef({ price, stale })

  useEffect(() => {
    const span = element.current
    if (span === null) return
    const unwatch = watchVisibility(span)
    return () => {
      endTint(span)
      unwatch()
    }
  }, [])

  useEffect(() => {
    const moved = compareDecimals(price, last.current.price)
    const resumes = last.current.stale
    last.current = { price, stale }
    const span = element.current
    if (span === null || moved === 0 || stale || resumes || reduced() || !isVisible(span)) return
    tint(span, moved > 0 ? 'up' : 'down')
  }, [price, stale])

  return element
}
