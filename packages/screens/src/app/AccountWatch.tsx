import { useEffect, useEffectEvent } from 'react'
import { followAccount } from './followAccount.ts'
import { useApi, useSession } from './ports.ts'
import { useRefreshAccount } from './useRead.ts'

/** Reads the member's figures again when the stream says that the account has moved. */
export function AccountWatch() {
  const client = useApi()
  const account = useSession().current?.account
  const refresh = useEffectEvent(useRefreshAccount())
  useEffect(() => {
    if (account === undefined) return undefined
    return followAccount(client, () => {
      refresh()
    })
  }, [client, account])
  return null
}
