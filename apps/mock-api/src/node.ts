import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type HttpBindings, getRequestListener } from '@hono/node-server'
import type { CalendarKind } from '@onelot/domain'
import { type Broker, type BrokerOptions, createBroker } from './broker.ts'
import { readCookies, withCookies } from './http/cookies.ts'
import { createMarket } from './market/market.ts'
import { createRealClock } from './ports/clock.ts'
import { createRandomSecrets } from './ports/secrets.ts'
import { type ScryptCost, createScryptHasher } from './ports/scryptHasher.ts'
import { createNodeVault } from './ports/nodeVault.ts'
import { randomVaultKey } from './ports/vault.ts'
import { seedDemo } from './server/demoSeed.ts'
import { securityHeaders } from './server/securityHeaders.ts'
import { createStaticFiles } from './server/staticFiles.ts'
import { keyOfHex, vaultKeyOf } from './server/vaultKey.ts'
import { createMemoryStore } from './store/memory.ts'
import { createPostgresStore } from './store/postgres.ts'
import { createSqliteStore } from './store/sqlite.ts'
import type { Store } from './store/port.ts'

const TICK_MS = 1_000

export interface NodeBrokerOptions extends Partial<BrokerOptions> {
  /** The address of PostgreSQL, which several brokers may share; it replaces the embedded database. */
  readonly databaseUrl?: string | undefined
  /** Holds the embedded database, and the key of identity data; without it, everything is lost at the end. */
  readonly dataDir?: string | undefined
  /** The key of identity data, in hexadecimal; in place of the key that `dataDir` holds. */
  readonly vaultKey?: string | undefined
  /** @defaultValue 'demo' */
  readonly calendar?: CalendarKind
  /** What the simulated market follows from. @defaultValue 1 */
  readonly marketSeed?: number
  /** Seeds an empty store with the demo member. @defaultValue true */
  readonly demo?: boolean
  /** Lowered by tests only. */
  readonly scrypt?: ScryptCost
}

async function storeOf({
  databaseUrl,
  dataDir,
}: Pick<NodeBrokerOptions, 'databaseUrl' | 'dataDir'>): Promise<Store> {
  if (databaseUrl !== undefined) return createPostgresStore(databaseUrl)
  return dataDir === undefined ? createMemoryStore() : createSqliteStore(join(dataDir, 'onelot.sqlite'))
}

function keyOf(vaultKey: string | undefined, dataDir: string | undefined): Uint8Array<ArrayBuffer> {
  if (vaultKey !== undefined) return keyOfHex(vaultKey, 'VAULT_KEY')
  return dataDir === undefined ? randomVaultKey() : vaultKeyOf(dataDir)
}

/** A broker on Node. What fell due while it was down is carried out before it returns. */
export async function createNodeBroker(options: NodeBrokerOptions = {}): Promise<Broker> {
  const {
    dataDir,
    databaseUrl,
    vaultKey,
    calendar = 'demo',
    marketSeed = 1,
    demo = true,
    scrypt,
    store,
    ...rest
  } = options
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const broker = await createBroker({
    store: store ?? (await storeOf({ databaseUrl, dataDir })),
    clock: createRealClock(),
    calendar,
    market: (overrides) => createMarket({ seed: marketSeed, calendar, overrides }),
    secrets: createRandomSecrets(),
    hasher: createScryptHasher(scrypt),
    vault: createNodeVault(keyOf(vaultKey, dataDir)),
    cookies: true,
    log: (message, error) => {
      console.error(message, error)
    },
    ...(demo ? { seed: seedDemo } : {}),
    ...rest,
  })
  await broker.tick()
  if (demo) await seedDemo(broker)
  return broker
}

export interface ServeOptions {
  readonly broker: Broker
  /** 0 takes any free one. */
  readonly port: number
  readonly host?: string
  readonly webDir?: string | undefined
}
export interface Serving {
  readonly port: number
  /** Ends open streams and connections, and closes the broker. */
  stop(): Promise<void>
}

/** Serves the calls and the web app from one port, and ticks each second. */
export async function serve({ broker, port, host = '127.0.0.1', webDir }: ServeOptions): Promise<Serving> {
  const files = webDir === undefined ? undefined : createStaticFiles(webDir)

  async function answer(request: Request, { incoming, outgoing }: HttpBindings): Promise<Response> {
    if (new URL(request.url).pathname.startsWith('/api/')) {
      const response = await broker.fetch(request, { address: incoming.socket.remoteAddress })
      if (response.type === 'error') outgoing.destroy()
      return response.type === 'error' ? new Response(null) : response
    }
    const found = await files?.(request)
    // The page sets the cookies: if its first calls set them, several at once would each set another.
    if (found?.headers.get('content-type')?.startsWith('text/html'))
      return withCookies(request, found, readCookies(request))
    return found ?? new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  }
  async function secured(request: Request, bindings: HttpBindings): Promise<Response> {
    const response = await answer(request, bindings)
    for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value)
    return response
  }

  const listener = getRequestListener((request, bindings) => secured(request, bindings as HttpBindings))
  const server: Server = createServer((incoming, outgoing) => {
    // It handles its own errors.
    void listener(incoming, outgoing)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  let ticking = false
  const ticks = setInterval(() => {
    if (ticking) return
    ticking = true
    broker
      .tick()
      .catch((error: unknown) => {
        broker.services.log('a tick failed', error)
      })
      .finally(() => {
        ticking = false
      })
  }, TICK_MS)
  const address = server.address() as AddressInfo

  return {
    port: address.port,
    async stop() {
      clearInterval(ticks)
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      await broker.close()
      server.closeAllConnections()
      await closed
    },
  }
}
