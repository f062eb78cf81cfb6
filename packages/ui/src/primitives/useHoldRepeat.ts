import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { LONG_PRESS_MS, LONG_PRESS_REPEAT_MS } from '../constants.ts'

export interface HoldHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: () => void
  readonly onPointerLeave: () => void
  readonly onPointerCancel: () => void
  readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
}

/**
 * A press acts once when it ends; held for 600 ms it acts, and then every 200 ms until it is let go or `possible` is no more
 *. The click that ends a hold does not act again; a key's click, which no hold precedes, always does.
 */
export function useHoldRepeat(act: () => void, possible: boolean): HoldHandlers {
  const [held, setHeld] = useState(false)
  const repeated = useRef(false)
  const repeat = useEffectEvent(() => {
    repeated.current = true
    act()
  })

  useEffect(() => {
    if (!held || !possible) return
    let timer = setTimeout(function again() {
      repeat()
      timer = setTimeout(again, LONG_PRESS_REPEAT_MS)
    }, LONG_PRESS_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [held, possible])

  const release = () => {
    setHeld(false)
  }
  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return
      repeated.current = false
      setHeld(true)
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (event) => {
      event.preventDefault()
    },
    onClick: (event) => {
      const endsHold = repeated.current && event.detail !== 0
      repeated.current = false
      if (!endsHold && possible) act()
    },
  }
}
