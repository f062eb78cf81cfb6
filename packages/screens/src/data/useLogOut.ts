import { memberLogout } from '@onelot/api-client'
import { useState } from 'react'
import { useApi, useSession } from '../ports/ports.ts'

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
