import type { StreamId } from '@onelot/domain'
import { Client } from 'pg'
import type { Log } from '../commitHub.ts'
import { type SqlRow, text, whole } from '../columns.ts'
import type { Committed } from '../port.ts'
import { settings, unreachable } from './connection.ts'
import { CHANNEL } from './functions.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
/** How often an idle connection is checked. */
const HEARTBEAT_MS = 5_000
/** A transaction that is longer than this under way may be missed when the connection is lost meanwhile. */
const LONGEST_COMMIT_MS = 60_000

export interface Listener {
  close(): Promise<void>
}

export interface Listening {
  readonly url: string
  readonly log: Log
  readonly received: (payload: string) => void
  /** The connection was lost and is back: what may have been committed meanwhile. */
  readonly missed: (committed: Committed) => void
}

/** What was committed in the last `ms`, as far as the tables show. */
async function changedSince(client: Client, ms: number): Promise<Committed> {
  const streams = await client.query<SqlRow>(
    "SELECT stream, version FROM streams WHERE changed_at > clock_timestamp() - $1 * interval '1 millisecond'",
    [ms],
  )
  const records = await client.query<SqlRow>('SELECT DISTINCT collection FROM records')
  return {
    streams: streams.rows.map((row) => ({
      stream: text<StreamId>(row, 'stream'),
      version: whole(row, 'version'),
    })),
    records: records.rows.map((row) => text(row, 'collection')),
    outbox: true,
    everything: true,
  }
}

/** Listens to commits on a connection of its own, and connects again, ever more slowly, when it is lost. */
export async function listen({ url, log, received, missed }: Listening): Promise<Listener> {
  let closed = false
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let heardAt = performance.now()

  async function open(): Promise<Client> {
    const opened = new Client({
      ...settings,
      connectionString: url,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    })
    let lost = false
    const lose = (error?: Error): void => {
      if (lost) return
      lost = true
      if (opened !== client || closed) return
      log('the connection that listens to PostgreSQL was lost', unreachable(error))
      client = undefined
      opened.end().catch(() => undefined)
      again(FIRST_PAUSE_MS)
    }
    opened.on('error', lose)
    opened.on('end', () => {
      lose()
    })
    opened.on('notification', ({ payload }) => {
      heardAt = performance.now()
      if (payload !== undefined) received(payload)
    })
    await opened.connect()
    await opened.query(`LISTEN ${CHANNEL}`)
    return opened
  }
  async function reopen(pause: number): Promise<void> {
    try {
      const opened = await open()
      const committed = await changedSince(opened, performance.now() - heardAt + LONGEST_COMMIT_MS)
      if (closed) {
        await opened.end()
        return
      }
      client = opened
      heardAt = performance.now()
      missed(committed)
    } catch (error) {
      log('PostgreSQL cannot be listened to', unreachable(error))
      again(Math.min(pause * 2, LONGEST_PAUSE_MS))
    }
  }
  function again(pause: number): void {
    if (closed) return
    retry = setTimeout(() => void reopen(pause), pause)
    retry.unref()
  }

  client = await open()
  const heartbeat = setInterval(() => {
    const asked = client
    asked?.query('SELECT 1').then(
      () => {
        heardAt = performance.now()
      },
      (error: unknown) => asked.emit('error', error),
    )
  }, HEARTBEAT_MS)
  heartbeat.unref()
  return {
    async close() {
      closed = true
      clearInterval(heartbeat)
      clearTimeout(retry)
      await client?.end()
    },
  }
}
