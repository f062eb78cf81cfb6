import { type Instant, epochMs } from '@onelot/domain'
import { useCallback, useSyncExternalStore } from 'react'
import { useApi, useNow } from '../ports/ports.ts'

/** That of the longest timer: one of more would end at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

/**
 * Whether a moment has come, by the broker's clock; it renders when it does. The device's clock may be wrong, and what the stream says
 * next corrects it: each of its events is looked at too.
 */
export function useHasCome(at: Instant | undefined): boolean {
  const now = useNow()
  const client = useApi()
  const subscribe = useCallback(
    (changed: () => void) => {
      if (at === undefined) return () => undefined
      const due = epochMs(at)
      let timer: ReturnType<typeof setTimeout> | undefined
      function look(): void {
        changed()
        clearTimeout(timer)
        const left = due - epochMs(now())
        if (left > 0) timer = setTimeout(look, Math.min(LONGEST_WAIT_MS, left))
      }
      look()
      const leave = client.subscribe({ instruments: [], onState: () => undefined, onEvent: look })
      return () => {
        leave()
        clearTimeout(timer)
      }
    },
    [at, now, client],
  )
  return useSyncExternalStore(subscribe, () => at !== undefined && at <= now())
}
