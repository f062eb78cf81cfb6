import { memberMe, tradeSummary } from '@onelot/api-client'
import { usePreferences } from '../ports/ports.ts'
import { useRead } from '../data/useRead.ts'

/** Who one is and what one owns. */
export function useMine() {
  const { totalsIn } = usePreferences()
  return {
    me: useRead(memberMe, {}),
    summary: useRead(tradeSummary, { currency: totalsIn }),
  }
}
