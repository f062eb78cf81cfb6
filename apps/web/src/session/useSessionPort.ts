import { type ApiClient, LOGOUT_REDIRECT_MS } from '@onelot/api-client'
import type { SessionPort } from '@onelot/screens'
import { useMemo, useSyncExternalStore } from 'react'
import type { AppNavigation } from '../navigation/createNavigation.tsx'
import { leavePush } from '../push/leavePush.ts'
import type { SessionStore } from './sessionStore.ts'

/** The session port of screens. The stream follows whoever is logged in; logging out leads to login after a second. */
export function useSessionPort(
  store: SessionStore,
  client: ApiClient,
  navigation: AppNavigation,
): SessionPort {
  const snapshot = useSyncExternalStore(store.subscribe, store.read)
  return useMemo(
    () => ({
      ...snapshot,
      start: (session, phone) => {
        store.start(session, phone)
        client.reconnect()
      },
      end: (why) => {
        store.logOut(why)
        leavePush(navigator).catch(() => undefined)
        client.reconnect()
        setTimeout(() => {
          if (store.read().current === undefined) navigation.replace({ to: 'login' })
        }, LOGOUT_REDIRECT_MS)
      },
    }),
    [snapshot, store, client, navigation],
  )
}
