import { memberLogout, memberMe, tradeSummary } from '@onelot/api-client'
import type { Currency } from '@onelot/domain'
import { useState } from 'react'
import { useApi, useSession } from '../app/ports.ts'
import { useRead } from '../app/useRead.ts'

/** The currencies that one may switch between. */
export const shownCurrencies = ['USD', 'THB', 'KRW', 'TWD'] as const satisfies readonly Currency[]
export type ShownCurrency = (typeof shownCurrencies)[number]

export function useMine() {
  const client = useApi()
  const session = useSession()
  const [currency, setCurrency] = useState<ShownCurrency>('USD')
  const [loggingOut, setLoggingOut] = useState(false)
  return {
    me: useRead(memberMe, {}),
    summary: useRead(tradeSummary, { currency }),
    currency,
    setCurrency,
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
