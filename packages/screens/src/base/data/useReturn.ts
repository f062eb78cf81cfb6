import { useEffect, useEffectEvent } from 'react'

/** What one comes back by: the app is looked at again, or the device is connected again. */
export type ReturnedBy = 'focus' | 'reconnect'

/** Calls when one comes back to the app. Several events may tell of one return. */
export function useReturn(onReturn: (by: ReturnedBy) => void): void {
  const returned = useEffectEvent((by: ReturnedBy) => {
    if (document.visibilityState === 'visible' && navigator.onLine) onReturn(by)
  })
  useEffect(() => {
    const looked = () => {
      returned('focus')
    }
    const connected = () => {
      returned('reconnect')
    }
    document.addEventListener('visibilitychange', looked)
    window.addEventListener('focus', looked)
    window.addEventListener('online', connected)
    return () => {
      document.removeEventListener('visibilitychange', looked)
      window.removeEventListener('focus', looked)
      window.removeEventListener('online', connected)
    }
  }, [])
}
