import {
  type ApiClient,
  type ClientOptions,
  type StreamSharing,
  createClient,
  keysInStorage,
  uploadByXhr,
} from '@onelot/api-client'
import { readCookie } from '../boot/cookies.ts'
import type { Environment } from '../environment.ts'
import type { KeyValues } from '../session/storage.ts'
import { haveTabs, tabChannel } from './tabs.ts'

type Wanted = Pick<ClientOptions, 'fetch' | 'session' | 'onSessionEnded' | 'onContractViolation'>

/** The client of this page. Keys of unknown outcomes are kept in `tab`, over reloads and the end of a session. */
export function createBrowserClient(environment: Environment, tab: KeyValues, wanted: Wanted): ApiClient {
  return createClient({
    origin: environment.apiOrigin,
    readCookie,
    newKey,
    now: Date.now,
    keptKeys: keysInStorage(tab),
    upload: environment.demo ? undefined : uploadByXhr,
    streamSharing: environment.demo ? undefined : streamSharing(),
    ...wanted,
  })
}

/** Undefined where tabs cannot reach one another. */
function streamSharing(): StreamSharing | undefined {
  if (!haveTabs()) return undefined
  const { locks } = navigator
  return {
    lock: (name, signal, hold) => locks.request(name, { signal }, hold),
    channel: tabChannel<unknown>,
  }
}

/** 128 random bits. `crypto.randomUUID` would need a secure origin, which a phone in the local network does not have. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
