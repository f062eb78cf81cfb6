import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { AccountId, Instant } from '@onelot/domain'
import { createAppendHub } from './appendHub.ts'
import { migrate, stateTables } from './migrations.ts'
import type {
  AcceptedOutcome,
  Member,
  MemberKey,
  Page,
  PageOf,
  Session,
  Snapshot,
  Store,
  StoredEvent,
  Timer,
  Watch,
} from './port.ts'
import type { LineRow, PositionRow } from './rows.ts'
import { createPrepare, writeAlong, writeAppend, writeRows } from './sqliteAppend.ts'

/** Rows are what this file wrote; the database is the broker's own, so its text is read as it was written. */
type Row<T> = Readonly<Record<keyof T & string, unknown>>
const bodyOf = <T>(row: Row<{ body: string }>): T => JSON.parse(String(row.body)) as T

/**
 * The embedded store: one SQLite file, write-ahead log, every commit flushed to the disk, so that an acknowledged command
 * survives the death of the process (DESIGN 2). `:memory:` for tests.
 */
export function createSqliteStore(file: string): Store {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;')
  migrate(database)
  const prepare = createPrepare(database)
  const hub = createAppendHub()

  function transaction(work: () => void): void {
    database.exec('BEGIN IMMEDIATE')
    try {
      work()
      database.exec('COMMIT')
    } catch (error) {
      database.exec('ROLLBACK')
      throw error
    }
  }
  const rows = <T>(sql: string, ...values: readonly SQLInputValue[]): readonly T[] =>
    prepare(sql).all(...values) as unknown as readonly T[]
  const one = <T>(sql: string, ...values: readonly SQLInputValue[]): T | undefined =>
    rows<T>(sql, ...values)[0]
  const bodies = <T>(sql: string, ...values: readonly SQLInputValue[]): readonly T[] =>
    rows<Row<{ body: string }>>(sql, ...values).map((row) => bodyOf<T>(row))
  /** The driver is synchronous; callers see promises, and refusals as rejections. */
  const later = <T>(work: () => T): Promise<T> =>
    new Promise((resolve) => {
      resolve(work())
    })

  function page<T>(
    where: string,
    values: readonly SQLInputValue[],
    order: string,
    { offset, limit }: Page,
  ): PageOf<T> {
    const counted = one<{ total: number }>(`SELECT count(*) AS total FROM ${where}`, ...values)
    const sql = `SELECT body FROM ${where} ORDER BY ${order} LIMIT ? OFFSET ?`
    return { rows: bodies<T>(sql, ...values, limit, offset), total: counted?.total ?? 0 }
  }

  const memberColumns = 'account, phone, sealed, password, invitation, opened_at AS openedAt'
  const memberBy = (by: MemberKey): Member | undefined => {
    if ('account' in by) return one(`SELECT ${memberColumns} FROM members WHERE account = ?`, by.account)
    if ('phone' in by) return one(`SELECT ${memberColumns} FROM members WHERE phone = ?`, by.phone)
    return one(`SELECT ${memberColumns} FROM members WHERE invitation = ?`, by.invitation)
  }

  return {
    load: (stream, { afterVersion = 0 } = {}) =>
      later(() => {
        const sql = 'SELECT version, body FROM events WHERE stream = ? AND version > ? ORDER BY version'
        const found = rows<{ version: number; body: string }>(sql, stream, afterVersion)
        const events = found.map((row): StoredEvent => ({ stream, version: row.version, event: bodyOf(row) }))
        const latest = one<{ version: number }>(
          'SELECT coalesce(max(version), 0) AS version FROM events WHERE stream = ?',
          stream,
        )
        return { version: latest?.version ?? 0, events }
      }),
    snapshot: (stream) =>
      later(() => one<Snapshot>('SELECT version, lines, state FROM snapshots WHERE stream = ?', stream)),
    append: (appends, along = {}) =>
      later(() => {
        transaction(() => {
          writeAlong(prepare, along)
          for (const append of appends) writeAppend(prepare, append)
        })
        for (const { stream, expectedVersion, events } of appends)
          if (events.length > 0) hub.tell({ stream, version: expectedVersion + events.length })
      }),
    streams: () =>
      later(() =>
        rows<{ stream: AccountId }>('SELECT DISTINCT stream FROM events ORDER BY stream').map(
          ({ stream }) => stream,
        ),
      ),
    due: (now, stream) =>
      later(() =>
        rows<Timer>(
          `SELECT stream, owner, kind, due_at AS dueAt FROM timers WHERE due_at <= ? AND (?2 IS NULL OR stream = ?2)
           ORDER BY due_at, stream, owner, kind`,
          now,
          stream ?? null,
        ),
      ),
    watches: (stream) =>
      later(() =>
        bodies<Watch>(
          'SELECT body FROM watches WHERE ?1 IS NULL OR stream = ?1 ORDER BY stream, owner, kind',
          stream ?? null,
        ),
      ),
    lines: (account, { currency, ref }, at) =>
      later(() => {
        const where = 'lines WHERE stream = ?1 AND (?2 IS NULL OR currency = ?2) AND (?3 IS NULL OR ref = ?3)'
        return page<LineRow>(where, [account, currency ?? null, ref ?? null], 'sequence DESC', at)
      }),
    positions: (account, { tab }, at) =>
      later(() => {
        const where =
          tab === 'inventory'
            ? 'positions WHERE stream = ?1 AND owned = 1 AND ?2 IS NOT NULL'
            : 'positions WHERE stream = ?1 AND (?2 IS NULL OR tab = ?2)'
        return page<PositionRow>(where, [account, tab ?? null], 'sorted_at DESC, id DESC', at)
      }),
    rebuild: (stream, projected) =>
      later(() => {
        transaction(() => {
          for (const table of ['lines', 'positions', 'snapshots'])
            prepare(`DELETE FROM ${table} WHERE stream = ?`).run(stream)
          writeRows(prepare, stream, projected.lines, projected.positions)
        })
      }),
    member: (by) => later(() => memberBy(by)),
    updatePassword: (account, password) =>
      later(() => {
        prepare('UPDATE members SET password = ? WHERE account = ?').run(password, account)
      }),
    eraseMember: (account) =>
      later(() => {
        transaction(() => {
          prepare('DELETE FROM members WHERE account = ?').run(account)
          prepare('DELETE FROM sessions WHERE account = ?').run(account)
        })
      }),
    session: (token) =>
      later(() =>
        one<Session>('SELECT token, account, expires_at AS expiresAt FROM sessions WHERE token = ?', token),
      ),
    outcome: ({ scope, endpoint, key }) =>
      later(() =>
        one<AcceptedOutcome>(
          `SELECT scope, endpoint, key, body_hash AS bodyHash, answer, expires_at AS expiresAt FROM outcomes
           WHERE scope = ? AND endpoint = ? AND key = ?`,
          scope,
          endpoint,
          key,
        ),
      ),
    take: (key, now, { max, windowMs }) =>
      later(() => {
        const at = Date.parse(now)
        let taken = false
        transaction(() => {
          prepare('DELETE FROM counters WHERE key = ? AND at <= ?').run(key, at - windowMs)
          const counted = one<{ n: number }>('SELECT count(*) AS n FROM counters WHERE key = ?', key)
          taken = (counted?.n ?? 0) < max
          if (taken) prepare('INSERT INTO counters VALUES (?, ?)').run(key, at)
        })
        return taken
      }),
    giveBack: (key) =>
      later(() => {
        prepare('DELETE FROM counters WHERE key = ?').run(key)
      }),
    values: () =>
      later(() =>
        Object.fromEntries(
          rows<{ name: string; value: string }>('SELECT name, value FROM named_values').map(
            ({ name, value }) => [name, value],
          ),
        ),
      ),
    setValue: (name, value) =>
      later(() => {
        if (value === undefined) prepare('DELETE FROM named_values WHERE name = ?').run(name)
        else prepare('INSERT OR REPLACE INTO named_values VALUES (?, ?)').run(name, value)
      }),
    sweep: (now: Instant) =>
      later(() => {
        for (const table of ['sessions', 'outcomes'])
          prepare(`DELETE FROM ${table} WHERE expires_at <= ?`).run(now)
        prepare('DELETE FROM counters WHERE at < ?').run(Date.parse(now) - 86_400_000)
      }),
    dump: () =>
      later(() =>
        Object.fromEntries(stateTables.map((table) => [table, rows(`SELECT * FROM ${table} ORDER BY 1, 2`)])),
      ),
    onAppend: hub.listen,
    reset: () =>
      later(() => {
        transaction(() => {
          for (const table of [...stateTables, 'counters']) prepare(`DELETE FROM ${table}`).run()
        })
      }),
    close: () =>
      later(() => {
        database.close()
      }),
  }
}
