import { type Instant, epochMs, instant } from '@onelot/domain'
import { useCallback, useSyncExternalStore } from 'react'

const deviceTime = () => Date.now()
/** A timer of more than 24 days would end at once; and a clock may have been set meanwhile. */
const LONGEST_WAIT_MS = 60 * 60 * 1000

/** The latest of some moments that has come; it renders when the next one does, and not in between or while the page is hidden. */
export function useLastPassed(
  moments: readonly Instant[],
  now: () => number = deviceTime,
): Instant | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const schedule = () => {
        clearTimeout(timer)
        const waits = moments.map((moment) => epochMs(moment) - now()).filter((wait) => wait > 0)
        if (waits.length > 0 && document.visibilityState === 'visible')
          timer = setTimeout(look, Math.min(LONGEST_WAIT_MS, ...waits))
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
    [moments, now],
  )
  return useSyncExternalStore(subscribe, () => {
    const at = instant(now())
    return moments
      .filter((moment) => moment <= at)
      .toSorted()
      .at(-1)
  })
}
