import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type WheelOptions, nearestPlace, placeAt } from './wheel.ts'

/** A wheel that nothing holds and that has not moved for this long has stopped. */
const STILL_MS = 120

const rowHeightOf = (wheel: HTMLElement): number =>
  wheel.querySelector('[role=option]')?.getBoundingClientRect().height ?? 0
const calmly = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

interface WheelState {
  options: WheelOptions
  /** The chosen index; undefined where nothing may be chosen. */
  place: number | undefined
  /** Called with each index that passes by, and once more, `resting`, with that on which the wheel stops. */
  onPlace: (place: number, resting: boolean) => void
}

/**
 * Keeps a scrolling list and its chosen index in step. What the reader turns chooses as it passes, so that the choice is right even
 * while the wheel still turns; what is chosen otherwise turns the wheel there. A wheel that is held does not stop.
 */
export function useWheel(
  wheel: RefObject<HTMLElement | null>,
  { options, place, onPlace }: WheelState,
): void {
  const turning = useRef(false)
  /** Turned by a finger or the mouse's button. */
  const held = useRef(false)
  /** The index to which it moves by itself once it was let go. */
  const settlingTo = useRef<number>(undefined)

  const isAligned = (list: HTMLElement) =>
    place === undefined || Math.abs(list.scrollTop - place * rowHeightOf(list)) <= 1
  const reachedBy = (list: HTMLElement) =>
    nearestPlace(options, placeAt(list.scrollTop, rowHeightOf(list), options.length))
  const align = useEffectEvent(() => {
    const list = wheel.current
    if (!list || place === undefined || turning.current || settlingTo.current === place) return
    settlingTo.current = undefined
    if (!isAligned(list)) list.scrollTo({ top: place * rowHeightOf(list), behavior: 'instant' })
  })
  // From where it stopped, not from the chosen index: a busy owner may not have drawn its choice yet.
  const settle = useEffectEvent((list: HTMLElement) => {
    const reached = reachedBy(list)
    turning.current = false
    if (reached === undefined) return
    settlingTo.current = reached
    list.scrollTo({ top: reached * rowHeightOf(list), behavior: calmly() })
    onPlace(reached, true)
  })
  const turned = useEffectEvent((list: HTMLElement) => {
    // The scroll that aligns it after a key or a press is not a turn by the reader.
    if (settlingTo.current !== undefined || (!turning.current && isAligned(list))) return
    turning.current = true
    const reached = reachedBy(list)
    if (reached !== undefined && reached !== place) onPlace(reached, false)
  })

  useLayoutEffect(() => {
    align()
  }, [place, options])

  useEffect(() => {
    const list = wheel.current
    if (!list) return
    const listening = new AbortController()
    const { signal } = listening
    let timer: ReturnType<typeof setTimeout> | undefined
    const waitUntilStill = () => {
      clearTimeout(timer)
      timer = setTimeout(stopped, STILL_MS)
    }
    const stopped = () => {
      if (held.current) return
      if (turning.current) {
        settle(list)
        waitUntilStill()
      } else {
        settlingTo.current = undefined
        list.removeAttribute('data-drawn')
        align()
      }
    }
    const grab = () => {
      if (settlingTo.current === undefined) return
      settlingTo.current = undefined
      turning.current = true
    }
    const hold = () => {
      grab()
      held.current = true
    }
    const letGo = () => {
      if (!held.current) return
      held.current = false
      waitUntilStill()
    }
    const passive = { signal, passive: true }
    list.addEventListener(
      'scroll',
      () => {
        turned(list)
        waitUntilStill()
      },
      passive,
    )
    list.addEventListener('wheel', grab, passive)
    // Touches, for the browser ends the pointer of a finger as soon as it scrolls.
    list.addEventListener('touchstart', hold, passive)
    list.addEventListener(
      'touchend',
      ({ targetTouches }) => {
        if (targetTouches.length === 0) letGo()
      },
      passive,
    )
    list.addEventListener('touchcancel', letGo, passive)
    list.addEventListener(
      'pointerdown',
      ({ pointerType, button }) => {
        if (pointerType === 'mouse' && button === 0) hold()
      },
      passive,
    )
    window.addEventListener(
      'pointerup',
      ({ pointerType }) => {
        if (pointerType === 'mouse') letGo()
      },
      passive,
    )
    // Larger text makes taller rows.
    const resized = new ResizeObserver(() => {
      align()
    })
    resized.observe(list)
    return () => {
      clearTimeout(timer)
      resized.disconnect()
      listening.abort()
    }
  }, [wheel])
}
