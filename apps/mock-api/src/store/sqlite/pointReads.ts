import { DatabaseSync } from 'node:sqlite'
import type { SyncEngine } from '../engine.ts'
import { createReads } from './reads.ts'
import { createStatements } from './statements.ts'

/**
 * Reads of one row by its key, in the thread that asks: they take microseconds, and in the worker's they wait for its commits. They return what is
 * committed, and so all that was acknowledged.
 */
export interface PointReads extends Pick<SyncEngine, 'record' | 'outcome' | 'row'> {
  close(): void
}

/** On a database that is open in WAL mode. @throws Error where it cannot be read; then nothing is left open */
export function createPointReads(file: string): PointReads {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  const { record, outcome, row } = createReads(createStatements(database))
  try {
    // Opening a database reads nothing of it.
    database.prepare('SELECT count(*) FROM sqlite_schema').get()
  } catch (error) {
    database.close()
    throw error
  }
  return {
    record,
    outcome,
    row,
    close() {
      database.close()
    },
  }
}
