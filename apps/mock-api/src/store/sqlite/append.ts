import type { Instant, StreamId, StreamVersion } from '@onelot/domain'
import { claimedAfter } from '../amounts.ts'
import { text } from '../columns.ts'
import type { AppendText, OutboxWrite, Projected, RecordWrite, RowText, StreamWrite } from '../engine.ts'
import { type Conflict, StoreConflict, type StoredOutcome } from '../port.ts'
import { decimalSortKey } from '../sortKeys.ts'
import type { Names } from './names.ts'
import { versionOf } from './reads.ts'
import type { Statements } from './statements.ts'

/** The statements of a database, and the numbers of its names. */
export interface Writer extends Statements {
  readonly names: Names
}

function refuseUnless(holds: boolean, conflict: Conflict): void {
  if (!holds) throw new StoreConflict(conflict)
}

/** False where the key has an outcome. */
export function addOutcome({ run }: Statements, outcome: StoredOutcome): boolean {
  const { scope, endpoint, key, bodyHash, answer, expiresAt } = outcome
  const sql = 'INSERT OR IGNORE INTO outcomes VALUES (?, ?, ?, ?, ?, ?)'
  return run(sql, scope, endpoint, key, bodyHash, answer, expiresAt) === 1
}

const waitTables = { timer: 'timers', watch: 'watches' } as const

function takeFired({ run }: Statements, { fired, delivered }: AppendText): void {
  if (fired) {
    const { stream, owner, kind, version, what } = fired
    const sql = `DELETE FROM ${waitTables[what]} WHERE stream = ? AND owner = ? AND kind = ? AND version = ?`
    refuseUnless(run(sql, stream, owner, kind, version) === 1, { kind: 'alreadyFired' })
  }
  if (delivered) {
    const { entry, stream, key } = delivered
    const sql = `DELETE FROM deliveries
      WHERE position = (SELECT position FROM outbox WHERE id = ?) AND stream = ? AND key = ?`
    refuseUnless(run(sql, entry, stream, key) === 1, { kind: 'alreadyFired' })
  }
}

export function refuseOtherVersion(
  statements: Statements,
  { stream, version: expected }: StreamVersion,
): void {
  refuseUnless(versionOf(statements, stream) === expected, { kind: 'version', stream })
}

function writeEvents({ run, names }: Writer, append: AppendText, part: StreamWrite): void {
  const { stream, kind, expectedVersion, events } = part
  if (events.length === 0) return
  const { actor, command, correlation } = append
  const streamId = names.idOf(stream)
  if (expectedVersion === 0) run('INSERT INTO streams VALUES (?, ?)', stream, kind)
  for (const [at, body] of events.entries()) {
    const written = run(
      `INSERT INTO events (stream, version, ordinal, actor, command, correlation, body) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (stream, command, ordinal) DO NOTHING`,
      streamId,
      expectedVersion + at + 1,
      at + 1,
      actor,
      command,
      correlation,
      body,
    )
    refuseUnless(written === 1, { kind: 'commandRepeated', stream })
  }
}

/** What an index has of a row is written only where it changes. */
function writeRow(
  { run }: Writer,
  list: number,
  stream: number,
  key: string,
  { state, group, sortKey, body }: RowText,
): void {
  const written = run(
    `INSERT INTO list_rows VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (stream, key, collection) DO UPDATE SET body = excluded.body
     WHERE state = excluded.state AND row_group IS excluded.row_group AND sort_key = excluded.sort_key`,
    list,
    stream,
    key,
    state,
    group,
    sortKey,
    body,
  )
  if (written === 0)
    run(
      `UPDATE list_rows SET state = ?, row_group = ?, sort_key = ?, body = ?
       WHERE stream = ? AND key = ? AND collection = ?`,
      state,
      group,
      sortKey,
      body,
      stream,
      key,
      list,
    )
}

function writeRows(writer: Writer, stream: StreamId, rows: Projected['rows']): void {
  if (rows.length === 0) return
  const { run, names } = writer
  const streamId = names.idOf(stream)
  for (const change of rows) {
    const [collection, key] = change
    const list = names.idOf(collection)
    if (change.length === 2)
      run('DELETE FROM list_rows WHERE stream = ? AND key = ? AND collection = ?', streamId, key, list)
    else {
      const [, , state, group, sortKey, body] = change
      writeRow(writer, list, streamId, key, { state, group, sortKey, body })
    }
  }
}

/** `version` is that of the stream afterwards. */
export function project(writer: Writer, part: Projected, version: number, at: Instant): void {
  const { run } = writer
  const { stream, owners, timers, watches, rows, snapshot } = part
  for (const owner of owners)
    for (const table of ['timers', 'watches'])
      run(`DELETE FROM ${table} WHERE stream = ? AND owner = ?`, stream, owner)
  for (const { owner, kind, dueAt } of timers)
    run('INSERT OR REPLACE INTO timers VALUES (?, ?, ?, ?, ?)', stream, owner, kind, version, dueAt)
  for (const { owner, kind, instrument, lane, price, cross } of watches) {
    run('INSERT OR IGNORE INTO scans VALUES (?, ?)', instrument, at)
    run(
      `INSERT OR REPLACE INTO watches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, ?, 1)`,
      stream,
      owner,
      kind,
      version,
      instrument,
      lane,
      price,
      price && decimalSortKey(price),
      cross,
      at,
    )
  }
  writeRows(writer, stream, rows)
  if (snapshot)
    run(
      'INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)',
      stream,
      snapshot.version,
      snapshot.shape,
      snapshot.state,
    )
}

export function changeRecords({ run }: Statements, changes: readonly RecordWrite[]): void {
  for (const change of changes) {
    if (change.kind === 'remove')
      run('DELETE FROM records WHERE collection = ? AND key = ?', change.collection, change.key)
    else if (change.kind === 'removeOwned')
      run(
        'DELETE FROM records WHERE collection = ? AND owner = ? AND key IS NOT ?',
        change.collection,
        change.owner,
        change.but,
      )
    else if (change.kind === 'keep') {
      const { collection, key } = change
      const sql =
        'UPDATE records SET expires_at = NULL WHERE collection = ? AND key = ? AND expires_at IS NOT NULL'
      refuseUnless(run(sql, collection, key) === 1, { kind: 'notExpiring', collection, key })
    } else {
      const { collection, key, owner, body, expiresAt } = change.record
      const or = change.kind === 'new' ? 'IGNORE' : 'REPLACE'
      const sql = `INSERT OR ${or} INTO records VALUES (?, ?, ?, ?, ?)`
      refuseUnless(run(sql, collection, key, owner, body, expiresAt) === 1, {
        kind: 'keyTaken',
        collection,
        key,
      })
    }
  }
}

function claim({ run, one }: Statements, { key, amount, max }: AppendText['quotaClaims'][number]): void {
  const row = one('SELECT amount FROM claims WHERE key = ?', key)
  const claimed = claimedAfter(row === undefined ? '0' : text(row, 'amount'), amount, max)
  if (claimed === undefined) throw new StoreConflict({ kind: 'quotaExceeded', key })
  run('INSERT OR REPLACE INTO claims VALUES (?, ?)', key, claimed)
}

/** Recipients are rows as this append leaves them. */
function writeOutbox(
  { run }: Statements,
  { entry: { id, process, at, correlation, body }, recipients }: OutboxWrite,
): void {
  run(
    'INSERT INTO outbox (id, process, at, correlation, body) VALUES (?, ?, ?, ?, ?)',
    id,
    process,
    at,
    correlation,
    body,
  )
  const placed = '(SELECT position FROM outbox WHERE id = ?1)'
  if (recipients.kind === 'stream') {
    run(
      `INSERT INTO deliveries VALUES (${placed}, ?2, '', ?1, NULL, NULL, NULL, NULL)`,
      id,
      recipients.stream,
    )
    return
  }
  const { collection, group, state, each } = recipients
  const columns =
    each === 'stream'
      ? `DISTINCT ${placed}, name, '', ?1, NULL, NULL, NULL, NULL`
      : `${placed}, name, key, ?1, state, row_group, sort_key, body`
  const written = run(
    `INSERT INTO deliveries SELECT ${columns} FROM list_rows CROSS JOIN names ON id = stream
     WHERE collection = (SELECT id FROM names WHERE name = ?2) AND row_group = ?3${state === undefined ? '' : ' AND state = ?4'}`,
    id,
    collection,
    group,
    ...(state === undefined ? [] : [state]),
  )
  if (written === 0) run('DELETE FROM outbox WHERE id = ?', id)
}

/** Writes in the transaction that is open. @throws StoreConflict, and then a part may be written: the caller undoes it */
export function writeAppend(writer: Writer, append: AppendText): void {
  const { outcome, streams, expects, records, quotaClaims, outbox, at } = append
  if (outcome) refuseUnless(addOutcome(writer, outcome), { kind: 'outcomeExists' })
  takeFired(writer, append)
  for (const expected of expects) refuseOtherVersion(writer, expected)
  for (const { stream, expectedVersion } of streams)
    refuseOtherVersion(writer, { stream, version: expectedVersion })
  for (const part of streams) {
    writeEvents(writer, append, part)
    project(writer, part, part.expectedVersion + part.events.length, at)
  }
  changeRecords(writer, records)
  for (const wanted of quotaClaims) claim(writer, wanted)
  for (const entry of outbox) writeOutbox(writer, entry)
}
