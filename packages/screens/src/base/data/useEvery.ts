import { useEffect, useEffectEvent } from 'react'

/** Runs again and again while the page is in sight; not at all where `ms` is undefined. */
export function useEvery(ms: number | undefined, run: () => void): void {
  const runInSight = useEffectEvent(() => {
    if (document.visibilityState === 'visible') run()
  })
  useEffect(() => {
    if (ms === undefined) return undefined
    const timer = setInterval(() => {
      runInSight()
    }, ms)
    return () => {
      clearInterval(timer)
    }
  }, [ms])
}
