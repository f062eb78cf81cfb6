import { createCommitHub, type Log, logToConsole } from './commitHub.ts'
import type { Args, Ask, AsyncEngine, MethodName } from './engine.ts'
import type { Store } from './port.ts'
import { createAppends } from './postgres/appends.ts'
import { connect } from './postgres/connection.ts'
import { createPostgresEngine } from './postgres/engine.ts'
import { listen } from './postgres/listener.ts'
import { migrate } from './postgres/migrate.ts'
import { createNotices } from './postgres/notices.ts'
import { createSharedQueues } from './postgres/sharedQueues.ts'
import { createSharedWindows } from './postgres/windows.ts'
import { storeOn } from './storeOn.ts'

export interface PostgresOptions {
  /** Besides the one that listens. @defaultValue 10 */
  readonly connections?: number
  readonly log?: Log
}

/** The store that several instances share: one PostgreSQL database. @throws Error where it cannot be reached, or is newer than this release */
export async function createPostgresStore(
  url: string,
  { connections = 10, log = logToConsole }: PostgresOptions = {},
): Promise<Store> {
  await migrate(url)
  const connection = connect(url, connections, log)
  const hub = createCommitHub(log)
  const notices = createNotices(hub)
  const listener = await listen({
    url,
    log,
    received: notices.received,
    missed(committed) {
      notices.interrupted()
      hub.tell(committed)
    },
  })
  const queues = createSharedQueues(url, log)
  const engine: AsyncEngine = createPostgresEngine(connection, createAppends(connection, notices), notices)
  const ask: Ask = <K extends MethodName>(method: K, ...args: Args<K>) => engine[method](...args)
  return storeOn({
    ask,
    // Listeners are notified with the notice of the commit, or its acknowledgement.
    committed: () => undefined,
    listen: hub.listen,
    windows: createSharedWindows(connection),
    queues,
    exclusive: false,
    async close() {
      await listener.close()
      await queues.close()
      await connection.close()
    },
  })
}
