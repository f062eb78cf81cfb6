import { useEffect, useEffectEvent } from 'react'
import { followAccount } from './followAccount.ts'
import { useAnswers, useApi, useSession } from '../ports/ports.ts'
import { useRefreshOlder } from './useRead.ts'

/** Reads the member's figures again when the stream reports that the account has changed. */
export function AccountWatch() {
  const client = useApi()
  const account = useSession().current?.account
  const answers = useAnswers()
  const refresh = useEffectEvent(useRefreshOlder())
  useEffect(() => {
    if (account === undefined) return undefined
    return followAccount(client, { onMoved: refresh, onHeard: answers.accountIsHeard })
  }, [client, account, answers])
  return null
}
