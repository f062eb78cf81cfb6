import { memberLogout } from '@onelot/api-client'
import { useApi, useSession } from '../ports/ports.ts'

/** Logs out at once, whatever the broker says and however long it takes: a token that could not be ended expires by itself. */
export function useLogOut(): () => void {
  const client = useApi()
  const session = useSession()
  return () => {
    // It is under way, with the token, before that is forgotten.
    void client.write(memberLogout, {}, { key: client.newKey() })
    session.end()
  }
}
