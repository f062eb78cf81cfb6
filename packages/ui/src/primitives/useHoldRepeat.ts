import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { LONG_PRESS_MS, LONG_PRESS_REPEAT_MS } from '../constants.ts'
import { dropStrayClick } from './dropStrayClick.ts'

export interface HoldHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: () => void
  readonly onPointerLeave: () => void
  readonly onPointerCancel: () => void
  readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
}

export interface HoldOptions {
  /** When a press first acts: as it ends, or as it begins, for a key that another finger's keys must not overtake. @defaultValue 'end' */
  readonly first?: 'begin' | 'end'
}

/**
 * A press acts once; held for 600 ms it acts, and then every 200 ms until it is let go, slides off, or `possible` is no more. One that has acted as it
 * began acts again 200 ms after those 600: of 1,150 ms three times as well. The click that ends it does not act again; a key's click, which no press precedes, always does.
 */
export function useHoldRepeat(
  act: () => void,
  possible: boolean,
  { first = 'end' }: HoldOptions = {},
): HoldHandlers {
  const [held, setHeld] = useState(false)
  const acted = useRef(false)
  const repeat = useEffectEvent(() => {
    acted.current = true
    act()
  })

  useEffect(() => {
    if (!held || !possible) return
    const wait = first === 'begin' ? LONG_PRESS_MS + LONG_PRESS_REPEAT_MS : LONG_PRESS_MS
    let timer = setTimeout(function again() {
      repeat()
      timer = setTimeout(again, LONG_PRESS_REPEAT_MS)
    }, wait)
    return () => {
      clearTimeout(timer)
    }
  }, [held, possible, first])

  const release = () => {
    setHeld(false)
  }
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return
      // A finger would stay with what it came down on, the icon, wherever it goes, and never be seen to leave the button.
      const { target, pointerId } = event
      if (target instanceof Element && target.hasPointerCapture(pointerId))
        target.releasePointerCapture(pointerId)
      acted.current = first === 'begin' && possible
      if (acted.current) {
        dropStrayClick(event.currentTarget)
        act()
      }
      setHeld(true)
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (event) => event.preventDefault(),
    onClick: (event) => {
      const endsPress = acted.current && event.detail !== 0
      acted.current = false
      if (!endsPress && possible) act()
    },
  }
}
