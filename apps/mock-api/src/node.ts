import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import type { HttpBindings } from '@hono/node-server'
import type { CalendarKind } from '@onelot/domain'
import { type Broker, type BrokerOptions, createBroker } from './broker.ts'
import { readCookies, withCookies } from './http/cookies.ts'
import { createMarket } from './market/market.ts'
import { createRealClock } from './ports/clock.ts'
import { createRandomSecrets } from './ports/secrets.ts'
import { type ScryptCost, createScryptHasher } from './ports/scryptHasher.ts'
import { createNodeVault } from './ports/nodeVault.ts'
import { randomVaultKey } from './ports/vault.ts'
import { type DemoOptions, seedDemo } from './server/demoSeed.ts'
import { quietInOutage } from './server/outageLog.ts'
import { type Patience, createHttpServer, defaultPatience } from './server/httpServer.ts'
import { createStaticFiles } from './server/staticFiles.ts'
import { proveVault, refuseLostKey } from './server/vaultCheck.ts'
import { keyOfHex, vaultKeyOf } from './server/vaultKey.ts'
import { vapidKeyOf } from './server/webPush/vapidKey.ts'
import { createWebPush } from './server/webPush/webPush.ts'
import { type Log, logToConsole } from './store/commitHub.ts'
import { createMemoryStore } from './store/memory.ts'
import { createPostgresStore } from './store/postgres.ts'
import { createSqliteStore } from './store/sqlite.ts'
import type { Store } from './store/port.ts'
import { startTicking } from './ticking.ts'

export interface NodeBrokerOptions extends Partial<BrokerOptions> {
  /** The address of PostgreSQL, which several brokers may share; it replaces the embedded database. */
  readonly databaseUrl?: string | undefined
  /** Holds the embedded database, and the key of identity data; without it, everything is lost at the end. */
  readonly dataDir?: string | undefined
  /** The key of identity data, in hexadecimal; in place of the key that `dataDir` holds. */
  readonly vaultKey?: string | undefined
  /** The private key of VAPID, in base64url; in place of the key that `dataDir` holds. */
  readonly vapidKey?: string | undefined
  /** A `mailto:` or https address for those who keep push services. */
  readonly pushContact?: string | undefined
  /** Whether devices may have addresses of this machine and its network. For tests only. @defaultValue false */
  readonly pushToAnyHost?: boolean
  /** @defaultValue 'demo' */
  readonly calendar?: CalendarKind
  /** What the simulated market follows from. @defaultValue 1 */
  readonly marketSeed?: number
  /** With what an empty store is seeded; false leaves it empty. @defaultValue the demo member and all that it should have */
  readonly demo?: DemoOptions | false
  /** Lowered by tests only. */
  readonly scrypt?: ScryptCost
}

async function storeOf(
  { databaseUrl, dataDir }: Pick<NodeBrokerOptions, 'databaseUrl' | 'dataDir'>,
  log: Log,
): Promise<Store> {
  if (databaseUrl !== undefined) return createPostgresStore(databaseUrl, { log })
  return dataDir === undefined ? createMemoryStore() : createSqliteStore(join(dataDir, 'onelot.sqlite'))
}

async function keyOf(
  { vaultKey, dataDir }: Pick<NodeBrokerOptions, 'vaultKey' | 'dataDir'>,
  store: Store,
): Promise<Uint8Array<ArrayBuffer>> {
  if (vaultKey !== undefined) return keyOfHex(vaultKey, 'VAULT_KEY')
  if (dataDir === undefined) return randomVaultKey()
  await refuseLostKey(store, dataDir)
  return vaultKeyOf(dataDir)
}

async function brokerOn(store: Store, options: NodeBrokerOptions, log: Log): Promise<Broker> {
  const {
    dataDir,
    databaseUrl,
    vaultKey,
    calendar = 'demo',
    marketSeed = 1,
    demo = {},
    scrypt,
    vapidKey,
    pushContact,
    pushToAnyHost,
    vault = createNodeVault(await keyOf({ vaultKey, dataDir }, store)),
    ...rest
  } = options
  /** What is gone with the process needs no proof of its key. */
  const lasting = dataDir !== undefined || databaseUrl !== undefined
  if (lasting) await proveVault(store, vault)
  const broker = await createBroker({
    clock: createRealClock(),
    calendar,
    market: (overrides) => createMarket({ seed: marketSeed, calendar, overrides }),
    secrets: createRandomSecrets(),
    hasher: createScryptHasher(scrypt),
    vault,
    push: createWebPush({
      privateKey: vapidKeyOf({ vapidKey, dataDir }),
      contact: pushContact,
      anyHost: pushToAnyHost,
    }),
    cookies: true,
    async seed(emptied) {
      if (lasting) await proveVault(store, vault)
      if (demo !== false) await seedDemo(emptied, demo)
    },
    ...rest,
    store,
    log,
  })
  await broker.tick()
  if (demo !== false) await seedDemo(broker, demo)
  return broker
}

/** A broker on Node. What fell due while it was down is carried out before it returns. @throws Error that says in a sentence why it cannot start */
export async function createNodeBroker(options: NodeBrokerOptions = {}): Promise<Broker> {
  const { dataDir, store } = options
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // The store and the broker say together, once, that the database cannot be reached.
  const log = quietInOutage(options.log ?? logToConsole)
  const opened = store ?? (await storeOf(options, log))
  try {
    return await brokerOn(opened, options, log)
  } catch (error) {
    await opened.close()
    throw error
  }
}

export interface ServeOptions {
  readonly broker: Broker
  /** 0 takes any free one. */
  readonly port: number
  readonly host?: string
  readonly webDir?: string | undefined
  /** Lowered by tests only. */
  readonly patience?: Patience
}
export interface Serving {
  readonly port: number
  /** How many connections are open. */
  connections(): Promise<number>
  /** Answers what is under way, ends open streams and connections, and closes the broker. */
  stop(): Promise<void>
}

/** Serves the calls and the web app from one port, and ticks each second. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { broker, port, host = '127.0.0.1', webDir, patience = defaultPatience } = options
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
  const server = createHttpServer({ answer, patience, log: broker.services.log })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const stopTicking = startTicking(broker)
  const address = server.address() as AddressInfo

  return {
    port: address.port,
    connections: () => promisify(server.getConnections.bind(server))(),
    async stop() {
      stopTicking()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const impatient = setTimeout(() => {
        server.closeAllConnections()
      }, patience.endMs)
      await broker.close()
      clearTimeout(impatient)
      server.closeAllConnections()
      await closed
    },
  }
}
