import { type Instant, epochMs } from '@onelot/domain'
import { useEffect, useState } from 'react'
import { useNow } from '../ports/ports.ts'

/** Whether a moment has come. */
export function useOver(until: Instant): boolean {
  const now = useNow()
  const [over, setOver] = useState<Instant>()
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setOver(until)
      },
      epochMs(until) - epochMs(now()),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [until, now])
  return over === until
}
