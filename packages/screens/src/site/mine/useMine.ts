import { memberMe, tradeSummary } from '@onelot/api-client'
import { usePreferences } from '../../base/ports/ports.ts'
import { useRead } from '../../base/data/useRead.ts'

/** Who one is and what one owns. */
export function useMine() {
  const { totalsIn } = usePreferences()
  return {
    me: useRead(memberMe, {}),
    summary: useRead(tradeSummary, { currency: totalsIn }),
  }
}
