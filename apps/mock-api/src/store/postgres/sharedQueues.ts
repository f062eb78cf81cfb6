import { Client } from 'pg'
import type { Log } from '../commitHub.ts'
import { createQueue } from '../queue.ts'
import type { StoreQueues } from '../storeQueues.ts'
import { reaching, settings, unreachable } from './connection.ts'

/** The queue of all instances that keep time. */
const TIME = 'time'

export interface SharedQueues extends StoreQueues {
  readonly close: () => Promise<void>
}

interface Holder {
  readonly hold: <T>(names: readonly string[], work: () => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/** Holds locks by a connection of its own: they end with it, so an instance that dies holds up no other. */
function createHolder(url: string, log: Log): Holder {
  const enqueue = createQueue()
  let client: Client | undefined

  async function connected(): Promise<Client> {
    if (client) return client
    const opened = new Client({ ...settings, connectionString: url, connectionTimeoutMillis: 10_000 })
    const lose = (error?: Error): void => {
      if (client !== opened) return
      client = undefined
      log('the connection that holds the locks of a queue was lost', unreachable(error))
    }
    opened.on('error', lose)
    opened.on('end', () => {
      lose()
    })
    await reaching(opened.connect())
    client = opened
    return opened
  }

  return {
    hold: (names, work) =>
      enqueue(async () => {
        const holder = await connected()
        try {
          for (const name of names)
            await reaching(holder.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]))
          return await work()
        } finally {
          // A connection that was lost holds nothing.
          await holder.query('SELECT pg_advisory_unlock_all()').catch(() => undefined)
        }
      }),
    async close() {
      const open = client
      client = undefined
      await open?.end()
    },
  }
}

/** The queues of all instances. Work that waits for a stream holds up other such work of its instance, and nothing else. */
export function createSharedQueues(url: string, log: Log): SharedQueues {
  const time = createHolder(url, log)
  const streams = createHolder(url, log)
  return {
    enqueueTimekeeping: (work) => time.hold([TIME], work),
    enqueueForStreams: (names, work) => streams.hold(names, work),
    async close() {
      await Promise.all([time.close(), streams.close()])
    },
  }
}
