import { UNAUTHORISED_REDIRECT_MS } from '@onelot/api-client'
import type { Address } from '@onelot/screens'
import type { SessionStore } from './sessionStore.ts'

interface SessionEnd {
  readonly store: Pick<SessionStore, 'read' | 'expire'>
  /** Where the person is now, to come back to. */
  readonly here: () => Address | undefined
  readonly toLogin: () => void
}

/**
 * What an HTTP 401 does: after 2 s, once, forgets the session and goes to login (docs/rules/access.md). Whoever has logged in again meanwhile stays
 * where they are.
 */
export function createSessionEnd({ store, here, toLogin }: SessionEnd): (token: string | undefined) => void {
  let waiting = false
  return (token) => {
    if (waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      if (store.read().current?.token !== token) return
      store.expire(here())
      toLogin()
    }, UNAUTHORISED_REDIRECT_MS)
  }
}
