import type { DatabaseSync } from 'node:sqlite'
import { watchColumns, watchText } from '../columns.ts'
import type { Rebuilt, RecordWrite } from '../engine.ts'
import type { SqliteEngine } from './batch.ts'
import { type Writer, addOutcome, changeRecords, project, refuseOtherVersion, writeAppend } from './append.ts'
import { createNames } from './names.ts'
import { createOutbox } from './outbox.ts'
import { createReads } from './reads.ts'
import { tableNames } from './schema.ts'
import { createStatements } from './statements.ts'
import { createTimers } from './timers.ts'
import { createWatches } from './watches.ts'

/** Watches that are written anew, and are the same, have been checked as far as before. */
function rebuild(writer: Writer, rebuilt: Rebuilt): void {
  const { run, all } = writer
  const { stream, expectedVersion, at } = rebuilt
  refuseOtherVersion(writer, { stream: rebuilt.stream, version: rebuilt.expectedVersion })
  const looked = all(
    `SELECT ${watchColumns()} FROM watches w JOIN scans s ON s.instrument = w.instrument WHERE w.stream = ?`,
    stream,
  ).map(watchText)
  for (const table of ['timers', 'watches', 'snapshots']) run(`DELETE FROM ${table} WHERE stream = ?`, stream)
  run('DELETE FROM list_rows WHERE stream = ?', writer.names.idOf(stream))
  project(writer, rebuilt, expectedVersion, at)
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

const erases = (changes: readonly RecordWrite[]): boolean =>
  changes.some(({ kind }) => kind === 'removeOwned')

export function createSqliteEngine(database: DatabaseSync): SqliteEngine {
  const statements = createStatements(database)
  const { run } = statements
  const names = createNames(statements)
  const writer = { ...statements, names }
  const reads = createReads(statements)
  const { forgetLeases: forgetStreams, ...timers } = createTimers(statements)
  const { forgetLeases: forgetInstruments, ...watches } = createWatches(statements)
  const { forgetLeases: forgetDeliveries, forgetDelivery, ...outbox } = createOutbox(statements)
  let erased = false
  return {
    ...reads,
    ...timers,
    ...watches,
    ...outbox,
    append(append) {
      writeAppend(writer, append)
      erased ||= erases(append.records)
      if (append.delivered) forgetDelivery(append.delivered)
    },
    rebuild(rebuilt) {
      rebuild(writer, rebuilt)
    },
    changeRecords(changes) {
      changeRecords(statements, changes)
      erased ||= erases(changes)
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
    committed: names.committed,
    takeErased() {
      const was = erased
      erased = false
      return was
    },
    reset() {
      for (const table of tableNames) run(`DELETE FROM ${table}`)
      names.reset()
      for (const forget of [forgetStreams, forgetInstruments, forgetDeliveries]) forget()
    },
  }
}
