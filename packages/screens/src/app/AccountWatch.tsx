import { useEffect, useEffectEvent } from 'react'
import { useApi, useSession } from './ports.ts'
import { useRefreshAccount } from './useRead.ts'

/**
 * Reads the member's figures again when the stream says that something in the account moved: a fill, a stop-out, an expiry; also what moved
 * while the stream was closed. The first it says is where the account stood.
 */
export function AccountWatch() {
  const client = useApi()
  const account = useSession().current?.account
  const refresh = useEffectEvent(useRefreshAccount())
  useEffect(() => {
    if (account === undefined) return undefined
    let known: number | undefined
    return client.subscribe({
      instruments: [],
      onEvent: (event) => {
        if (event.kind !== 'account') return
        if (known !== undefined && event.sequence !== known) refresh()
        known = event.sequence
      },
      onState: () => undefined,
    })
  }, [client, account])
  return null
}
