import { type Instant, epochMs } from '@onelot/domain'
import { useEffect, useEffectEvent } from 'react'
import { useNow } from '../ports/ports.ts'

/** Calls once the next day begins while the screen is open. @param at undefined while it is not known */
export function useDayBegun(at: Instant | undefined, onBegun: () => void): void {
  const now = useNow()
  const begun = useEffectEvent(onBegun)
  const remaining = useEffectEvent((until: Instant) => epochMs(until) - epochMs(now()))
  useEffect(() => {
    if (at === undefined) return undefined
    const timer = setTimeout(
      () => {
        begun()
      },
      Math.max(0, remaining(at)),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [at])
}
