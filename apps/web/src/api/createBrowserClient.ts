import { type ApiClient, type ClientOptions, createClient, keysInStorage } from '@onelot/api-client'
import { instant } from '@onelot/domain'
import type { Environment } from '../environment.ts'
import type { KeyValues } from '../session/storage.ts'

type Wanted = Pick<ClientOptions, 'session' | 'onSessionEnded'>

/**
 * The client of this page: the network, or the broker that the demo build carries. Keys of unknown outcomes wait in `tab`, over reloads and the
 * end of a session.
 */
export async function createBrowserClient(
  environment: Environment,
  tab: KeyValues,
  wanted: Wanted,
): Promise<ApiClient> {
  return createClient({
    origin: environment.apiOrigin,
    fetch: await brokerFetch(),
    readCookie,
    newKey,
    now: Date.now,
    keptKeys: keysInStorage(tab),
    ...wanted,
  })
}

/** The condition is known when the build is made, so that no other build contains a broker. */
async function brokerFetch(): Promise<typeof fetch> {
  if (import.meta.env.VITE_DEMO !== '1') return (input, init) => fetch(input, init)
  const { createBrowserBroker } = await import('@onelot/mock-api/browser')
  const broker = await createBrowserBroker({ world: 'guest', now: instant(Date.now()) })
  setInterval(() => void broker.advance('1 s'), 1_000)
  return (input, init) => broker.fetch(new Request(input, init))
}

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1))
}

/** 128 random bits. `crypto.randomUUID` would need a secure origin, which a phone on the desk does not have. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
