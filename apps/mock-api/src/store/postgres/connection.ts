import { DatabaseError, Pool, type QueryResult } from 'pg'
import type { Log } from '../commitHub.ts'
import type { SqlRow } from '../columns.ts'
import { type Conflict, StoreConflict, StoreUnreachable, UnknownCommit } from '../port.ts'
import { CONFLICT } from './functions.ts'

const DEADLOCK = '40P01'
/** A deadlock undoes a statement whole, so it can be sent again. */
const MOST_DEADLOCKS = 5

/** Statements over a pool of connections. */
export interface Connection {
  read: (sql: string, values?: readonly unknown[]) => Promise<readonly SqlRow[]>
  /** One statement, which is one transaction. @throws StoreConflict, or UnknownCommit where its answer was lost */
  write: (sql: string, values?: readonly unknown[]) => Promise<readonly SqlRow[]>
  close: () => Promise<void>
}

/** Whether the server has reported that it did nothing. Where it ends a connection, it does not report so. */
const undone = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && error.severity === 'ERROR'

export function conflictOf(error: unknown): StoreConflict | undefined {
  if (!(error instanceof DatabaseError) || error.code !== CONFLICT || error.detail === undefined)
    return undefined
  // The function `refuse` wrote it.
  return new StoreConflict(JSON.parse(error.detail) as Conflict)
}

/** The tables lie in a schema of their own. */
export const settings = {
  options: '-c search_path=onelot',
  application_name: 'onelot',
  keepAlive: true,
} as const

/** An error of a connection, as against one of a statement that the server has judged. */
export const unreachable = (error: unknown): unknown =>
  undone(error) ? error : new StoreUnreachable('PostgreSQL cannot be reached', { cause: error })

/** A promise whose errors are told apart so. */
export const reaching = <T>(made: Promise<T>): Promise<T> =>
  made.catch((error: unknown) => {
    throw unreachable(error)
  })

export function connect(url: string, connections: number, log: Log): Connection {
  const pool = new Pool({
    ...settings,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
  })
  // A connection that is lost while it is in use also emits an event, which would end the process; its statement has failed by then.
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
  })
  pool.on('error', (error) => {
    log('an idle connection to PostgreSQL was lost', unreachable(error))
  })

  async function once(sql: string, values: readonly unknown[]): Promise<readonly SqlRow[]> {
    // Nothing was sent where this fails.
    const client = await reaching(pool.connect())
    let broken: Error | undefined
    try {
      const { rows }: QueryResult<SqlRow> = await client.query<SqlRow>({ text: sql, values: [...values] })
      return rows
    } catch (error) {
      const conflict = conflictOf(error)
      if (conflict) throw conflict
      if (undone(error)) throw error
      broken = error instanceof Error ? error : new Error(String(error))
      throw new UnknownCommit('the connection to PostgreSQL was lost before it answered', { cause: error })
    } finally {
      client.release(broken)
    }
  }

  return {
    async read(sql, values = []) {
      const { rows } = await reaching(pool.query<SqlRow>(sql, [...values]))
      return rows
    },
    async write(sql, values = []) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(sql, values)
        } catch (error) {
          const deadlock = undone(error) && error.code === DEADLOCK
          if (!deadlock || attempt >= MOST_DEADLOCKS) throw error
        }
      }
    },
    close: () => pool.end(),
  }
}
