import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { type Along, type Append, type Conflict, StoreConflict } from './port.ts'

export type Prepare = (sql: string) => StatementSync

/** Statements prepared once, by their text. */
export function createPrepare(database: DatabaseSync): Prepare {
  const prepared = new Map<string, StatementSync>()
  return (sql) => {
    const known = prepared.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
}

function changedOne(prepare: Prepare, sql: string, ...values: readonly SQLInputValue[]): boolean {
  return Number(prepare(sql).run(...values).changes) === 1
}

function refuseUnless(holds: boolean, conflict: Conflict): void {
  if (!holds) throw new StoreConflict(conflict)
}

/** The rest of an append's transaction; the first thing that does not hold undoes all of it. */
export function writeAlong(prepare: Prepare, along: Along): void {
  const { idempotency, firedTimer, firedWatch } = along
  if (idempotency) {
    const { scope, endpoint, key, bodyHash, answer, expiresAt } = idempotency
    const sql = 'INSERT OR IGNORE INTO outcomes VALUES (?, ?, ?, ?, ?, ?)'
    refuseUnless(changedOne(prepare, sql, scope, endpoint, key, bodyHash, answer, expiresAt), {
      kind: 'duplicateKey',
    })
  }
  for (const { account, phone, sealed, password, invitation, openedAt } of along.members ?? []) {
    const taken = (column: string, value: string) =>
      prepare(`SELECT 1 FROM members WHERE ${column} = ?`).get(value) !== undefined
    refuseUnless(!taken('phone', phone), { kind: 'phoneTaken' })
    refuseUnless(!taken('invitation', invitation), { kind: 'invitationTaken' })
    prepare('INSERT INTO members VALUES (?, ?, ?, ?, ?, ?)').run(
      account,
      phone,
      sealed,
      password,
      invitation,
      openedAt,
    )
  }
  for (const { token, account, expiresAt } of along.sessions ?? [])
    prepare('INSERT OR REPLACE INTO sessions VALUES (?, ?, ?)').run(token, account, expiresAt)
  for (const token of along.endSessions ?? []) prepare('DELETE FROM sessions WHERE token = ?').run(token)
  for (const { key, amount, max } of along.claims ?? []) {
    prepare('INSERT OR IGNORE INTO claims VALUES (?, 0)').run(key)
    const sql = 'UPDATE claims SET amount = amount + ? WHERE key = ? AND amount + ? <= ?'
    refuseUnless(changedOne(prepare, sql, amount, key, amount, max), { kind: 'claimExceeded', key })
  }
  for (const [table, fired] of [
    ['timers', firedTimer],
    ['watches', firedWatch],
  ] as const) {
    if (fired === undefined) continue
    const sql = `DELETE FROM ${table} WHERE stream = ? AND owner = ? AND kind = ?`
    refuseUnless(changedOne(prepare, sql, fired.stream, fired.owner, fired.kind), { kind: 'alreadyFired' })
  }
}

export function writeAppend(prepare: Prepare, append: Append): void {
  const { stream, expectedVersion, events, reminders, lines, positions, snapshot } = append
  const { version } = prepare('SELECT coalesce(max(version), 0) AS version FROM events WHERE stream = ?').get(
    stream,
  ) ?? { version: 0 }
  refuseUnless(version === expectedVersion, { kind: 'version', stream })
  for (const [at, event] of events.entries())
    prepare('INSERT INTO events VALUES (?, ?, ?)').run(
      stream,
      expectedVersion + at + 1,
      JSON.stringify(event),
    )
  for (const { owner, timers, watches } of reminders) {
    for (const table of ['timers', 'watches'])
      prepare(`DELETE FROM ${table} WHERE stream = ? AND owner = ?`).run(stream, owner)
    for (const { kind, dueAt } of timers)
      prepare('INSERT INTO timers VALUES (?, ?, ?, ?)').run(stream, owner, kind, dueAt)
    for (const watch of watches)
      prepare('INSERT INTO watches VALUES (?, ?, ?, ?)').run(
        stream,
        owner,
        watch.kind,
        JSON.stringify({ stream, owner, ...watch }),
      )
  }
  writeRows(prepare, append.stream, lines, positions)
  if (snapshot)
    prepare('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)').run(
      stream,
      snapshot.version,
      snapshot.lines,
      snapshot.state,
    )
}

/** The projections of some events. */
export function writeRows(
  prepare: Prepare,
  stream: string,
  lines: Append['lines'],
  positions: Append['positions'],
): void {
  for (const line of lines)
    prepare('INSERT INTO lines VALUES (?, ?, ?, ?, ?)').run(
      stream,
      line.sequence,
      line.money.currency,
      line.ref,
      JSON.stringify(line),
    )
  for (const row of positions)
    prepare('INSERT OR REPLACE INTO positions VALUES (?, ?, ?, ?, ?, ?)').run(
      stream,
      row.id,
      row.tab,
      row.owned ? 1 : 0,
      row.sortedAt,
      JSON.stringify(row),
    )
}
