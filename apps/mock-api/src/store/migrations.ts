import type { DatabaseSync } from 'node:sqlite'

/** Each entry takes the schema one version on; what has shipped is never edited. */
const migrations: readonly string[] = [
  `
  CREATE TABLE events (
    stream TEXT NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (stream, version)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE snapshots (
    stream TEXT PRIMARY KEY, version INTEGER NOT NULL, lines INTEGER NOT NULL, state TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE timers (
    stream TEXT NOT NULL, owner TEXT NOT NULL, kind TEXT NOT NULL, due_at TEXT NOT NULL,
    PRIMARY KEY (stream, owner, kind)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX timers_due ON timers (due_at);
  CREATE TABLE watches (
    stream TEXT NOT NULL, owner TEXT NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (stream, owner, kind)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE lines (
    stream TEXT NOT NULL, sequence INTEGER NOT NULL, currency TEXT NOT NULL, ref TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (stream, sequence)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX lines_ref ON lines (stream, ref, sequence);
  CREATE TABLE positions (
    stream TEXT NOT NULL, id TEXT NOT NULL, tab TEXT NOT NULL, owned INTEGER NOT NULL, sorted_at TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (stream, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX positions_tab ON positions (stream, tab, sorted_at, id);
  CREATE TABLE members (
    account TEXT PRIMARY KEY, phone TEXT NOT NULL UNIQUE, sealed TEXT NOT NULL, password TEXT NOT NULL,
    invitation TEXT NOT NULL UNIQUE, opened_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sessions (
    token TEXT PRIMARY KEY, account TEXT NOT NULL, expires_at TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE outcomes (
    scope TEXT NOT NULL, endpoint TEXT NOT NULL, key TEXT NOT NULL, body_hash TEXT NOT NULL, answer TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    PRIMARY KEY (scope, endpoint, key)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE claims (key TEXT PRIMARY KEY, amount INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE named_values (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE counters (key TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX counters_key ON counters (key, at);
  `,
]

/** Brings the database to the newest schema. @throws Error where a newer program has written it. */
export function migrate(database: DatabaseSync): void {
  const row = database.prepare('PRAGMA user_version').get()
  const from = Number(row?.['user_version'] ?? 0)
  if (from > migrations.length)
    throw new Error(`the database is of version ${String(from)}, newer than this program`)
  for (const [at, migration] of migrations.entries()) {
    if (at < from) continue
    database.exec(`BEGIN IMMEDIATE; ${migration} PRAGMA user_version = ${String(at + 1)}; COMMIT;`)
  }
}

/** What `dump` shows and `reset` empties; counters are no state. */
export const stateTables = [
  'events',
  'snapshots',
  'timers',
  'watches',
  'lines',
  'positions',
  'members',
  'sessions',
  'outcomes',
  'claims',
  'named_values',
] as const
