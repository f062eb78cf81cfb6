import { useEffect, useEffectEvent } from 'react'
import { useApi, useSession } from './ports.ts'
import { useRefreshAccount } from './useRead.ts'

/** Reads the member's figures again when the stream says that something in the account moved: a fill, a stop-out, an expiry. */
export function AccountWatch() {
  const client = useApi()
  const account = useSession().current?.account
  const refresh = useEffectEvent(useRefreshAccount())
  useEffect(() => {
    if (account === undefined) return undefined
    return client.subscribe({
      instruments: [],
      onEvent: (event) => {
        if (event.kind === 'account') refresh()
      },
      onState: () => undefined,
    })
  }, [client, account])
  return null
}
