import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { type WheelOptions, nearestPlace, placeAt } from './wheel.ts'

/** A wheel that has not moved for this long has stopped. */
const STILL_MS = 120

const rowHeightOf = (wheel: HTMLElement): number => wheel.querySelector('[role=option]')?.clientHeight ?? 0
const calmly = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

/**
 * Keeps a scrolling list and its chosen index in step. What the reader turns chooses as it passes, so that the choice is right even
 * while the wheel still turns; what is chosen otherwise turns the wheel there.
 */
export function useWheel(
  wheel: RefObject<HTMLElement | null>,
  { options, place, onPlace }: { options: WheelOptions; place: number; onPlace: (place: number) => void },
): void {
  const turning = useRef(false)

  const isInLine = (list: HTMLElement) => Math.abs(list.scrollTop - place * rowHeightOf(list)) <= 1
  const reachedBy = (list: HTMLElement) =>
    nearestPlace(options, placeAt(list.scrollTop, rowHeightOf(list), options.length))
  const bringIntoLine = useEffectEvent(() => {
    const list = wheel.current
    if (!list || turning.current || isInLine(list)) return
    list.scrollTo({ top: place * rowHeightOf(list), behavior: 'instant' })
  })
  // From where it stopped, not from the chosen index: a busy owner may not have drawn its choice yet.
  const stopped = useEffectEvent(() => {
    const list = wheel.current
    const reached = list ? reachedBy(list) : undefined
    turning.current = false
    if (list && reached !== undefined) list.scrollTo({ top: reached * rowHeightOf(list), behavior: calmly() })
  })
  const turned = useEffectEvent(() => {
    const list = wheel.current
    // The scroll that brings it into line, after a key or a press, is not a turn by the reader.
    if (!list || (!turning.current && isInLine(list))) return
    turning.current = true
    const reached = reachedBy(list)
    if (reached !== undefined && reached !== place) onPlace(reached)
  })

  useLayoutEffect(() => {
    bringIntoLine()
  }, [place, options])

  useEffect(() => {
    const list = wheel.current
    if (!list) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const scrolled = () => {
      turned()
      clearTimeout(timer)
      timer = setTimeout(stopped, STILL_MS)
    }
    // Larger text makes taller rows.
    const resized = new ResizeObserver(() => {
      bringIntoLine()
    })
    resized.observe(list)
    list.addEventListener('scroll', scrolled)
    return () => {
      clearTimeout(timer)
      resized.disconnect()
      list.removeEventListener('scroll', scrolled)
    }
  }, [wheel])
}
