import { type ChildProcessByStdio, type SpawnOptions, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Client } from 'pg'
import { binariesFor, give, mustEnter, unprivileged } from './postgresBinaries.ts'

/** A PostgreSQL server in a temporary folder, for tests and measurements. */
export interface PostgresServer {
  /** The address of its first database, for one who may create others. */
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

/** Resolves when a program has ended well. @throws Error with what it printed */
async function ran(program: string, parameters: readonly string[], options: SpawnOptions): Promise<void> {
  const child = spawn(program, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text))
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  })
  if (code !== 0) throw new Error(said.join(''))
}

/** Resolves when a server takes connections. @throws Error with what it printed, where it ends before */
function opened(server: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  let said = ''
  return new Promise((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.includes('database system is ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('close', () => {
      reject(new Error(said))
    })
  })
}

/**
 * Starts a server on a free port, of the programs that npm installed.
 * @throws Error where it cannot start: tests that need one then fail, and are not skipped
 */
export async function startPostgres(options: PostgresServerOptions = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'onelot-postgres-'))
  // Who runs the server reaches the data through this one.
  chmodSync(folder, 0o755)
  const user = unprivileged()
  mustEnter(folder, user)
  const data = join(folder, 'data')
  const passwordFile = join(folder, 'password')
  const password = randomUUID()
  mkdirSync(data)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  give(folder, user)
  const programs = binariesFor(user, folder)
  // Not in the checkout, whose folder the user may not be able to enter.
  const running = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  const port = await freePort()
  try {
    await ran(
      join(programs, 'initdb'),
      [
        `--pgdata=${data}`,
        `--username=${owner}`,
        `--pwfile=${passwordFile}`,
        '--auth=password',
        ...['-E', 'UTF8', '--locale=C', '--no-sync'],
      ],
      running,
    )
    const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...flags(options)], {
      ...running,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await opened(server)
    return {
      url: `postgres://${owner}:${password}@127.0.0.1:${String(port)}/postgres`,
      async stop() {
        const ended = once(server, 'close')
        server.kill('SIGINT')
        await ended
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`PostgreSQL did not start: ${String(error)}`, { cause: error })
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
