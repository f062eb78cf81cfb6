import type { DatabaseSync } from 'node:sqlite'
import { type Answer, type Args, type MethodName, type SyncEngine, runSync, writing } from '../engine.ts'
import { type Conflict, StoreConflict } from '../port.ts'

/** One method to run, with a number that its answer carries. */
export interface Call {
  readonly id: number
  readonly method: MethodName
  readonly args: Args<MethodName>
}

/** How a call ended. A message that goes between threads. */
export type Ending =
  | { readonly id: number; readonly kind: 'answer'; readonly answer: Answer<MethodName> }
  | { readonly id: number; readonly kind: 'conflict'; readonly conflict: Conflict }
  | { readonly id: number; readonly kind: 'unknownCommit' | 'error'; readonly message: string }

export interface SqliteEngine extends SyncEngine {
  /** What was written is in the database. */
  readonly committed: () => void
  /** Whether, since it was last asked, all of an owner was removed from a list. */
  readonly takeErased: () => boolean
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function carryOut(engine: SyncEngine, { id, method, args }: Call): Ending {
  try {
    return { id, kind: 'answer', answer: runSync(engine, method, args) }
  } catch (error) {
    if (error instanceof StoreConflict) return { id, kind: 'conflict', conflict: error.conflict }
    return { id, kind: 'error', message: messageOf(error) }
  }
}

/** Carries out a call that writes; what a failed one has written is undone, and nothing else. */
function inSavepoint(database: DatabaseSync, engine: SyncEngine, call: Call): Ending {
  database.exec('SAVEPOINT call')
  const ending = carryOut(engine, call)
  database.exec(ending.kind === 'answer' ? 'RELEASE call' : 'ROLLBACK TO call; RELEASE call')
  return ending
}

function rollBack(database: DatabaseSync): void {
  if (database.isTransaction) database.exec('ROLLBACK')
}

/** Begins a transaction and carries out appends; undefined where one fails, and then nothing of them is left. */
function appendTogether(
  database: DatabaseSync,
  engine: SqliteEngine,
  calls: readonly Call[],
): readonly Ending[] | undefined {
  // Other methods also change what the engine remembers of them, which no rollback undoes.
  if (calls.some(({ method }) => method !== 'append')) return undefined
  database.exec('BEGIN IMMEDIATE')
  const endings: Ending[] = []
  for (const call of calls) {
    const ending = carryOut(engine, call)
    if (ending.kind !== 'answer') {
      rollBack(database)
      return undefined
    }
    endings.push(ending)
  }
  return endings
}

/** Begins a transaction and carries out calls that write, each in a savepoint of its own, for which SQLite copies the pages that it changes. */
function carryOutEach(
  database: DatabaseSync,
  engine: SqliteEngine,
  calls: readonly Call[],
): readonly Ending[] {
  database.exec('BEGIN IMMEDIATE')
  return calls.map((call) => inSavepoint(database, engine, call))
}

/** Calls that write share one transaction and its one flush to the disk. Where COMMIT fails, it is unknown what is on the disk. */
function commitTogether(
  database: DatabaseSync,
  engine: SqliteEngine,
  calls: readonly Call[],
): readonly Ending[] {
  let endings: readonly Ending[]
  try {
    endings = appendTogether(database, engine, calls) ?? carryOutEach(database, engine, calls)
  } catch (error) {
    rollBack(database)
    return calls.map(({ id }) => ({ id, kind: 'error', message: messageOf(error) }))
  }
  try {
    database.exec('COMMIT')
    engine.committed()
    return endings
  } catch (error) {
    rollBack(database)
    const message = messageOf(error)
    return endings.map((ending) =>
      ending.kind === 'answer' ? { id: ending.id, kind: 'unknownCommit', message } : ending,
    )
  }
}

/** The log has pages as they were before a removal. It stays where somebody reads it, until it is next emptied. */
function emptyLog(database: DatabaseSync): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    // What was committed is committed.
  }
}

/** Carries out the calls that wait: reads first, whose answers need no flush, then all that write. */
export function runBatch(
  database: DatabaseSync,
  engine: SqliteEngine,
  calls: readonly Call[],
  reply: (endings: readonly Ending[]) => void,
): void {
  const reads = calls.filter(({ method }) => !writing.has(method))
  if (reads.length > 0) reply(reads.map((call) => carryOut(engine, call)))
  const writes = calls.filter(({ method }) => writing.has(method))
  if (writes.length === 0) return
  const endings = commitTogether(database, engine, writes)
  if (engine.takeErased()) emptyLog(database)
  reply(endings)
}
