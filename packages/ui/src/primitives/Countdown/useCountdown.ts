import { type Instant, epochMs } from '@onelot/domain'
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { coarseSeconds, secondsLeft, untilNextCoarse, untilNextSecond } from './timeLeft.ts'

export interface CountdownTime {
  /** The moment counted to. Another moment starts another count. */
  until: Instant
  /** The clock, in epoch milliseconds: the server's where the device's may be wrong. @defaultValue the device's */
  now?: (() => number) | undefined
  /** Called once a count, when the moment comes; at once for one that has passed. */
  onFinish?: (() => void) | undefined
  /** While a day or more is left only whole hours count, and nothing renders in between. */
  coarse?: boolean | undefined
}

const deviceTime = () => Date.now()

/**
 * The whole seconds left until a moment. They are read from the clock each time and not counted down, so that a page that was
 * suspended shows the right time when it resumes.
 */
export function useCountdown({ until, now = deviceTime, onFinish, coarse = false }: CountdownTime): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const schedule = () => {
        clearTimeout(timer)
        const left = epochMs(until) - now()
        const wait = coarse ? untilNextCoarse(left) : untilNextSecond(left)
        if (wait !== undefined && document.visibilityState === 'visible') timer = setTimeout(look, wait)
      }
      function look() {
        changed()
        schedule()
      }
      schedule()
      document.addEventListener('visibilitychange', look)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', look)
      }
    },
    [until, now, coarse],
  )
  const seconds = useSyncExternalStore(subscribe, () => {
    const left = secondsLeft(epochMs(until) - now())
    return coarse ? coarseSeconds(left) : left
  })
  const finish = useEffectEvent(() => onFinish?.())
  const over = seconds === 0
  useEffect(() => {
    if (over) finish()
  }, [over, until])
  return seconds
}
