import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Hardship, Mortal } from '../mortal.ts'
import { callText, openSocket } from '../rawSocket.ts'

/** What is disturbed: one broker on SQLite, or two on one PostgreSQL database. */
export interface Site {
  readonly mortals: readonly Mortal[]
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly behindMs: number
}
/** Answers what is wrong already while it lasts. */
type Disturb = (site: Site, mortal: Mortal, random: () => number) => Promise<string | undefined>

const HELD_MS = 1_500
const FULL_MS = 2_000
const SET_BACK_MS = 30_000
const READERS = 20
const FOREIGN_KEY = 'ab'.repeat(32)
/** What a full disk leaves to a file that is there already. */
const LEFT_BYTES = 64 * 1024

const portOf = ({ origin }: Mortal): number => Number(new URL(origin()).port)

const restart = async (mortal: Mortal, hardship?: Hardship): Promise<undefined> => {
  await mortal.kill()
  await mortal.start(hardship)
}

const largest = (folder: string): number =>
  Math.max(0, ...readdirSync(folder).map((file) => statSync(join(folder, file)).size))

const killed: Disturb = async (_, mortal, random) => {
  await sleep(random() * 300)
  return restart(mortal)
}

/** Its database is locked by another program. */
const locked: Disturb = async ({ dataDir, databaseUrl }) => {
  if (databaseUrl === undefined) {
    const database = new DatabaseSync(join(dataDir, 'onelot.sqlite'))
    try {
      database.exec('PRAGMA busy_timeout = 1000; BEGIN IMMEDIATE')
      await sleep(HELD_MS)
      database.exec('ROLLBACK')
    } finally {
      database.close()
    }
    return undefined
  }
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query('LOCK TABLE events IN EXCLUSIVE MODE')
    await sleep(HELD_MS)
    await client.query('ROLLBACK')
  } finally {
    await client.end()
  }
  return undefined
}

/** Its files cannot grow. It may refuse, or end by itself; once there is room again it starts. */
const full: Disturb = async ({ dataDir, databaseUrl }, mortal) => {
  if (databaseUrl !== undefined) return restart(mortal)
  await mortal.kill()
  await mortal.start({ mostFileBytes: largest(dataDir) + LEFT_BYTES }).catch(() => undefined)
  await sleep(FULL_MS)
  return restart(mortal)
}

const forward: Disturb = async (_, mortal) => {
  await fetch(`${mortal.origin()}/api/ops/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: '40 s' }),
    signal: AbortSignal.timeout(5_000),
  }).catch(() => undefined)
  return undefined
}

/** The machine's clock was set back when it starts again. */
const back: Disturb = ({ behindMs }, mortal) =>
  restart(mortal, { env: { BEHIND_MS: String(behindMs + SET_BACK_MS) } })

/** It is started with the key of another database, which it refuses. */
const foreignKey: Disturb = async (_, mortal) => {
  await mortal.kill()
  const started = await mortal.start({ env: { VAULT_KEY: FOREIGN_KEY } }).then(
    () => true,
    () => false,
  )
  await restart(mortal)
  return started ? 'it started with the key of another database' : undefined
}

/** Readers that never read, and writers that never end. */
const silent: Disturb = async (_, mortal) => {
  const sockets = Array.from({ length: READERS }, (__, index) => {
    const socket = openSocket(portOf(mortal))
    const text = callText('{"instruments":["US:AAPL"]}', ['Host: a'], 'stream/open')
    socket.send(index % 2 === 0 ? text : text.slice(0, -5))
    socket.stopReading()
    return socket
  })
  await sleep(HELD_MS)
  for (const socket of sockets) socket.destroy()
  return undefined
}

export const disturbances = { killed, locked, full, forward, back, foreignKey, silent } as const
export type Disturbance = keyof typeof disturbances
