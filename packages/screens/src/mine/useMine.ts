import { memberLogout, memberMe, tradeSummary } from '@onelot/api-client'
import { useState } from 'react'
import { useApi, usePreferences, useSession } from '../ports/ports.ts'
import { useRead } from '../data/useRead.ts'

/** Who one is and what one owns. */
export function useMine() {
  const { totalsIn } = usePreferences()
  return {
    me: useRead(memberMe, {}),
    summary: useRead(tradeSummary, { currency: totalsIn }),
  }
}

export function useLogOut() {
  const client = useApi()
  const session = useSession()
  const [loggingOut, setLoggingOut] = useState(false)
  return {
    loggingOut,
    /** The person leaves whatever the server says, so no outcome is waited for: a token that could not be ended expires by itself. */
    logOut: async () => {
      if (loggingOut) return
      setLoggingOut(true)
      await client.write(memberLogout, {}, { key: client.newKey() })
      setLoggingOut(false)
      session.end()
    },
  }
}
