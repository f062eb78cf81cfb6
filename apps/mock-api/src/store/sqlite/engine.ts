import type { DatabaseSync } from 'node:sqlite'
import { watchColumns, watchText } from '../columns.ts'
import type { Rebuilt, SyncEngine } from '../engine.ts'
import { addOutcome, changeRecords, project, refuseOtherVersion, writeAppend } from './append.ts'
import { createReads } from './reads.ts'
import { tableNames } from './schema.ts'
import { type Statements, createStatements } from './statements.ts'
import { createWork } from './work.ts'

/** Watches that are written anew, and are the same, have been checked as far as before. */
function rebuild(statements: Statements, rebuilt: Rebuilt): void {
  const { run, all } = statements
  const { stream, expectedVersion, at } = rebuilt
  refuseOtherVersion(statements, { stream: rebuilt.stream, version: rebuilt.expectedVersion })
  const looked = all(
    `SELECT ${watchColumns()} FROM watches w JOIN scans s ON s.instrument = w.instrument WHERE w.stream = ?`,
    stream,
  ).map(watchText)
  for (const table of ['timers', 'watches', 'list_rows', 'snapshots'])
    run(`DELETE FROM ${table} WHERE stream = ?`, stream)
  project(statements, rebuilt, expectedVersion, at)
  for (const { owner, kind, instrument, cross, peak, checkedTo } of looked)
    run(
      `UPDATE watches SET checked_to = ?, peak = ?
       WHERE stream = ? AND owner = ? AND kind = ? AND instrument = ? AND crossing = ?`,
      checkedTo,
      peak,
      stream,
      owner,
      kind,
      instrument,
      cross,
    )
}

export function createSqliteEngine(database: DatabaseSync): SyncEngine {
  const statements = createStatements(database)
  const { run } = statements
  const reads = createReads(statements)
  const { forgetDelivery, forgetLeases, ...work } = createWork(statements)
  return {
    ...reads,
    ...work,
    append(append) {
      writeAppend(statements, append)
      if (append.delivered) forgetDelivery(append.delivered)
    },
    rebuild(rebuilt) {
      rebuild(statements, rebuilt)
    },
    changeRecords(changes) {
      changeRecords(statements, changes)
    },
    closeOutcome(closed) {
      addOutcome(statements, closed)
      return reads.outcome(closed) ?? closed
    },
    sweep(now) {
      run('DELETE FROM records WHERE expires_at <= ?', now)
      run('DELETE FROM outcomes WHERE expires_at <= ?', now)
      run('DELETE FROM outbox WHERE position NOT IN (SELECT position FROM deliveries)')
    },
    reset() {
      for (const table of tableNames) run(`DELETE FROM ${table}`)
      forgetLeases()
    },
  }
}
