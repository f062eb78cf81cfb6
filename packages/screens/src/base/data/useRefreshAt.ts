import type { Instant } from '@onelot/domain'
import { useEffect, useEffectEvent } from 'react'
import type { Refreshable } from './refreshing.ts'
import { useHasCome } from './useHasCome.ts'

/** Reads again, once, when a moment comes while the screen is open. @param at undefined while it is not known */
export function useRefreshAt(at: Instant | undefined, { refresh }: Refreshable): void {
  const hasCome = useHasCome(at)
  const onCome = useEffectEvent(() => void refresh())
  useEffect(() => {
    if (hasCome) onCome()
  }, [hasCome, at])
}
