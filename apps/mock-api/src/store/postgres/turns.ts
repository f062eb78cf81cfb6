import { Client } from 'pg'
import type { Log } from '../commitHub.ts'
import type { Store } from '../port.ts'
import { createTurns } from '../turns.ts'
import { settings } from './connection.ts'

/** Any number: all instances wait for the same one. */
const TURN = 720_413_906

export interface SharedTurns {
  readonly inTurn: Store['inTurn']
  readonly close: () => Promise<void>
}

/** Turns of all instances, by a lock of a connection of its own: it ends with the connection, so an instance that dies holds up no other. */
export function createSharedTurns(url: string, log: Log): SharedTurns {
  const inOwnTurn = createTurns()
  let client: Client | undefined

  async function connected(): Promise<Client> {
    if (client) return client
    const opened = new Client({ ...settings, connectionString: url, connectionTimeoutMillis: 10_000 })
    const lose = (error?: Error): void => {
      if (client !== opened) return
      client = undefined
      log('the connection that holds the turn was lost', error)
    }
    opened.on('error', lose)
    opened.on('end', () => {
      lose()
    })
    await opened.connect()
    client = opened
    return opened
  }

  return {
    inTurn: (work) =>
      inOwnTurn(async () => {
        const holder = await connected()
        await holder.query('SELECT pg_advisory_lock($1)', [TURN])
        try {
          return await work()
        } finally {
          // A connection that was lost holds nothing.
          await holder.query('SELECT pg_advisory_unlock($1)', [TURN]).catch(() => undefined)
        }
      }),
    async close() {
      const open = client
      client = undefined
      await open?.end()
    },
  }
}
