import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { watchPresence } from './presence.ts'
import { APPLICATION_ID, OLD_VERSION, migrations, newestVersion } from './migrations.ts'

/** The database cannot be used, for the reason that the message gives in a sentence. Nothing in it was changed. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused'
}

interface Header {
  readonly version: number
  readonly application: number
  /** It has no tables. */
  readonly empty: boolean
}

/** The mode of every file: what is stored of members is not for others on the machine. */
const OWNER_ONLY = 0o600

/** The header of the file, and that of its first page, which lists the tables. */
const HEADER_BYTES = 108

/** Undefined for a file that is missing or empty. It opens no database, which would write beside the file. */
function readHeader(file: string): Header | undefined {
  if (!existsSync(file)) return undefined
  const bytes = Buffer.alloc(HEADER_BYTES)
  const opened = openSync(file, 'r')
  try {
    if (readSync(opened, bytes, 0, HEADER_BYTES, 0) === 0) return undefined
  } finally {
    closeSync(opened)
  }
  if (bytes.toString('latin1', 0, 15) !== 'SQLite format 3')
    throw new DatabaseRefused(`${file} is not a database. It was left as it is.`)
  return {
    version: bytes.readUInt32BE(60),
    application: bytes.readUInt32BE(68),
    empty: bytes.readUInt16BE(103) === 0,
  }
}

/** Reads a database that a process left without closing it: the newest pages may be in its log, so a copy is opened. */
function readLogged(file: string): Header {
  const folder = mkdtempSync(join(tmpdir(), 'onelot-look-'))
  const copy = join(folder, 'copy.sqlite')
  try {
    if (existsSync(file)) copyFileSync(file, copy)
    copyFileSync(`${file}-wal`, `${copy}-wal`)
    const database = new DatabaseSync(copy)
    const number = (sql: string): number => Number(Object.values(database.prepare(sql).get() ?? {})[0])
    const header = {
      version: number('PRAGMA user_version'),
      application: number('PRAGMA application_id'),
      empty: number('SELECT count(*) FROM sqlite_schema') === 0,
    }
    database.close()
    return header
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const hasLog = (file: string): boolean => existsSync(`${file}-wal`)
const current = (header: Header | undefined): boolean =>
  header?.application === APPLICATION_ID && header.version === newestVersion

/** @throws DatabaseRefused for a database that another release, or another program, wrote */
export function refuseForeign(file: string): void {
  const header = readHeader(file)
  if (current(header)) return
  const said = hasLog(file) ? readLogged(file) : header
  if (said === undefined || said.empty || current(said)) return
  if (said.application === 0 && said.version === OLD_VERSION)
    throw new DatabaseRefused(
      `${file} was written by an earlier release of the broker and cannot be read by this one. It was left as it is: move it away, or name another folder in DATA_DIR.`,
    )
  if (said.application !== APPLICATION_ID)
    throw new DatabaseRefused(`${file} was not written by the broker. It was left as it is.`)
  if (said.version > newestVersion)
    throw new DatabaseRefused(
      `${file} has version ${String(said.version)}, and this release of the broker reads up to ${String(newestVersion)}. It was left as it is.`,
    )
}

function migrate(database: DatabaseSync): void {
  const found = Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0)
  const from = Math.max(found, OLD_VERSION)
  for (const [at, migration] of migrations.entries()) {
    const version = OLD_VERSION + at + 1
    if (version <= from) continue
    database.exec(
      `BEGIN IMMEDIATE; ${migration} PRAGMA user_version = ${String(version)}; PRAGMA application_id = ${String(APPLICATION_ID)}; COMMIT;`,
    )
  }
  // What a migration deletes stays readable in the file until the log is copied into it.
  if (from < newestVersion) database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
}

/** An order changes some thirty pages by a few bytes each, and writes each of them to the log as a whole. */
const PAGE_BYTES = 1_024
/** The log is copied into the database each 64 MiB and not, as by default, each 4: that flushes a second file, and writes again what changed. */
const LOG_BYTES = 64 * 1_024 * 1_024

/**
 * Every commit is flushed to the disk. The cache holds 16 MiB: a commit looks through
 * all of it. What is deleted is overwritten. What a savepoint may have to undo is kept in memory, which is otherwise a file for each.
 */
const settings = `
  PRAGMA page_size = ${String(PAGE_BYTES)}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;
  PRAGMA wal_autocheckpoint = ${String(LOG_BYTES / PAGE_BYTES)}; PRAGMA cache_size = -16384; PRAGMA temp_store = MEMORY;
  PRAGMA secure_delete = ON;`

export interface OpenDatabase {
  readonly database: DatabaseSync
  /** Why what is written is not on the disk any more, where a file of it is gone. */
  readonly lost: () => string | undefined
  close: () => void
}

/** SQLite gives what it writes beside a file the mode of that file; what lies there already keeps its own. */
function keepToOwner(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY))
  for (const end of ['', '-journal', '-wal', '-shm'])
    if (existsSync(`${file}${end}`)) chmodSync(`${file}${end}`, OWNER_ONLY)
}

/**
 * Takes the file for this process alone. The lock is that of the operating system on a file beside the database, held by a transaction that
 * never ends: it is released with the process, however that ends. @throws DatabaseRefused where another process has it
 */
function lock(file: string): DatabaseSync {
  keepToOwner(`${file}-lock`)
  const locking = new DatabaseSync(`${file}-lock`)
  try {
    locking.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
    return locking
  } catch (error) {
    locking.close()
    if (error instanceof Error && error.message.includes('locked'))
      throw new DatabaseRefused(
        `Another process is using ${file}: one database file serves one broker at a time. Several brokers share a PostgreSQL database (DATABASE_URL).`,
      )
    throw error
  }
}

/** A database that has pages of another size is written anew, whole or not at all; that cannot be done while it has a log. */
function repage(database: DatabaseSync): void {
  const ask = (sql: string): unknown => Object.values(database.prepare(sql).get() ?? {})[0]
  if (ask('PRAGMA page_count') === 0 || ask('PRAGMA page_size') === PAGE_BYTES) return
  database.exec(`PRAGMA journal_mode = DELETE; PRAGMA page_size = ${String(PAGE_BYTES)}; VACUUM`)
}

function openNewest(file: string): DatabaseSync {
  const database = new DatabaseSync(file)
  try {
    repage(database)
    database.exec(settings)
    migrate(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Opens or creates a database, and migrates it to the newest schema. `:memory:` is one of its own. @throws DatabaseRefused */
export function openDatabase(file: string): OpenDatabase {
  const shared = file !== ':memory:'
  if (shared) refuseForeign(file)
  const locking = shared ? lock(file) : undefined
  try {
    if (shared) keepToOwner(file)
    const database = openNewest(file)
    return {
      database,
      lost: watchPresence(shared ? [file, `${file}-wal`, `${file}-lock`] : []),
      close() {
        database.close()
        locking?.close()
      },
    }
  } catch (error) {
    locking?.close()
    throw error
  }
}
