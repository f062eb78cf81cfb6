import { writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/**
 * Loaded into every thread of a broker before it starts. With `DIES=<place>:<n>` its process is killed at its nth commit that stores events or
 * outcomes: before anything of its transaction is written, within it (all is written, nothing committed), or after it, before anybody has been answered.
 */
const [place = '', at = '0'] = (process.env['DIES'] ?? '').split(':')
const transactions = new WeakMap<DatabaseSync, number>()
let commits = 0

/** Grows with each event and each outcome. */
const storedIn = (database: DatabaseSync): number =>
  Number(
    database
      .prepare('SELECT (SELECT count(*) FROM events) + (SELECT count(*) FROM outcomes) AS stored')
      .get()?.['stored'],
  )

function die(): never {
  // Not by console, which a killed process may not have written.
  writeSync(1, `dies ${place}\n`)
  process.kill(process.pid, 'SIGKILL')
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

if (place !== '') {
  const original = Object.getOwnPropertyDescriptor(DatabaseSync.prototype, 'exec')?.value as (
    this: DatabaseSync,
    sql: string,
  ) => void
  DatabaseSync.prototype.exec = function exec(this: DatabaseSync, sql: string): void {
    const run = original.bind(this)
    if (sql === 'BEGIN IMMEDIATE') {
      run(sql)
      transactions.set(this, storedIn(this))
      return
    }
    if (sql !== 'COMMIT' || storedIn(this) <= (transactions.get(this) ?? 0)) {
      run(sql)
      return
    }
    commits += 1
    if (commits !== Number(at)) {
      run(sql)
      return
    }
    if (place === 'before') run('ROLLBACK')
    if (place === 'after') run('COMMIT')
    die()
  }
}
