import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Spot } from './placing.ts'

/** A finger that moves more, in px, or stays longer, in ms, does something else to the chart: it pans, or reads a bar. */
const TAP_SLOP = 6
const TAP_MS = 350

/** Hears taps on the chart under a layer, whose fingers stay with the chart. */
export function useTaps(layer: RefObject<HTMLElement | null>, onTap: (spot: Spot) => void): void {
  const tell = useEffectEvent(onTap)
  useEffect(() => {
    const region = layer.current?.parentElement
    if (!region) return undefined
    const listening = new AbortController()
    const { signal } = listening
    let down: { readonly pointer: number; readonly spot: Spot; readonly time: number } | undefined
    const spotOf = ({ clientX, clientY }: PointerEvent): Spot => {
      const { left, top } = region.getBoundingClientRect()
      return { x: clientX - left, y: clientY - top }
    }
    region.addEventListener(
      'pointerdown',
      (event) => {
        const isOfPage =
          event.target instanceof Element && event.target.closest('button, [role=slider]') !== null
        down =
          !event.isPrimary || event.button !== 0 || isOfPage
            ? undefined
            : { pointer: event.pointerId, spot: spotOf(event), time: event.timeStamp }
      },
      { capture: true, signal },
    )
    region.addEventListener(
      'pointerup',
      (event) => {
        const from = down
        down = undefined
        if (from?.pointer !== event.pointerId || event.timeStamp - from.time > TAP_MS) return
        const spot = spotOf(event)
        if (Math.hypot(spot.x - from.spot.x, spot.y - from.spot.y) <= TAP_SLOP) tell(spot)
      },
      { capture: true, signal },
    )
    return () => {
      listening.abort()
    }
  }, [layer])
}
