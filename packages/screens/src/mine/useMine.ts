import { memberLogout, memberMe, tradeSummary } from '@onelot/api-client'
import type { Currency } from '@onelot/domain'
import { useState } from 'react'
import { useSession } from '../app/ports.ts'
import { useRead } from '../app/useRead.ts'
import { useWrite } from '../app/useWrite.ts'

/** The accounts that section 2 lets one switch between, and those of the other markets. */
export const shownCurrencies = ['USD', 'THB', 'KRW', 'TWD'] as const satisfies readonly Currency[]
export type ShownCurrency = (typeof shownCurrencies)[number]

export function useMine() {
  const session = useSession()
  const [currency, setCurrency] = useState<ShownCurrency>('USD')
  const logout = useWrite(memberLogout)
  return {
    me: useRead(memberMe, {}),
    summary: useRead(tradeSummary, { currency }),
    currency,
    setCurrency,
    loggingOut: logout.pending,
    /** The person leaves whatever the server says; a token that could not be ended expires by itself. */
    logOut: async () => {
      await logout.send({})
      session.end()
    },
  }
}
