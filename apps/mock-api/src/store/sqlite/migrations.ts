import { OF_NO_ACCOUNT } from './schema.ts'

/** Identifies a database of the broker; it is in the file's header. */
export const APPLICATION_ID = 0x4f4e4c54

/** Marks a broker from before streams had kinds: its databases are refused. */
export const OLD_VERSION = 1

/** The cookie of a guest's device in the name of a command, as releases wrote it: between `device ` and the next line. */
const deviceIn = (name: string): string => {
  const rest = `substr(${name}, instr(${name}, 'device ') + 7)`
  return `CASE WHEN instr(${name}, 'device ') > 0 THEN substr(${rest}, 1, instr(${rest}, char(10)) - 1) END`
}
const withoutDevice = (table: string, column: string): string => `
  UPDATE ${table} SET ${column} = replace(${column}, 'device ' || device || char(10), 'device ' || name || char(10))
    FROM former_devices WHERE device = ${deviceIn(column)};`

/**
 * Each entry migrates the schema by one version, beginning at `OLD_VERSION` + 1; a released entry is never edited. Collections and records are named
 * here as the modules of that release named them: the present schema names none.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE events (
    position INTEGER PRIMARY KEY, stream TEXT NOT NULL, version INTEGER NOT NULL, ordinal INTEGER NOT NULL,
    actor TEXT NOT NULL, command TEXT NOT NULL, correlation TEXT NOT NULL, body TEXT NOT NULL,
    UNIQUE (stream, version), UNIQUE (stream, command, ordinal)
  ) STRICT;
  CREATE TABLE streams (
    stream TEXT PRIMARY KEY, kind TEXT NOT NULL, version INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX streams_kind ON streams (kind, stream);
  CREATE TABLE snapshots (
    stream TEXT PRIMARY KEY, version INTEGER NOT NULL, shape TEXT NOT NULL, state TEXT NOT NULL
  ) STRICT;
  CREATE TABLE timers (
    stream TEXT NOT NULL, owner TEXT NOT NULL, kind TEXT NOT NULL, version INTEGER NOT NULL, due_at TEXT NOT NULL,
    PRIMARY KEY (stream, owner, kind)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX timers_due ON timers (due_at, stream);
  CREATE TABLE watches (
    stream TEXT NOT NULL, owner TEXT NOT NULL, kind TEXT NOT NULL, version INTEGER NOT NULL, instrument TEXT NOT NULL,
    lane TEXT NOT NULL, price TEXT, price_key TEXT, crossing TEXT NOT NULL, peak TEXT, checked_to TEXT NOT NULL,
    fresh INTEGER NOT NULL,
    PRIMARY KEY (stream, owner, kind)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX watches_reach ON watches (instrument, fresh, lane, price_key);
  CREATE TABLE scans (instrument TEXT PRIMARY KEY, checked_to TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE list_rows (
    collection TEXT NOT NULL, stream TEXT NOT NULL, key TEXT NOT NULL, state TEXT NOT NULL, row_group TEXT,
    sort_key TEXT NOT NULL, body TEXT NOT NULL,
    UNIQUE (collection, stream, key)
  ) STRICT;
  CREATE INDEX list_rows_stream ON list_rows (collection, stream, sort_key DESC, key);
  CREATE INDEX list_rows_state ON list_rows (collection, stream, state, sort_key DESC, key);
  CREATE INDEX list_rows_group ON list_rows (collection, row_group, state, sort_key DESC, key) WHERE row_group IS NOT NULL;
  CREATE TABLE records (
    collection TEXT NOT NULL, key TEXT NOT NULL, owner TEXT NOT NULL, body TEXT NOT NULL, expires_at TEXT,
    PRIMARY KEY (collection, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX records_owner ON records (collection, owner);
  CREATE TABLE outcomes (
    scope TEXT NOT NULL, endpoint TEXT NOT NULL, key TEXT NOT NULL, body_hash TEXT NOT NULL, answer TEXT,
    expires_at TEXT NOT NULL,
    PRIMARY KEY (scope, endpoint, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX outcomes_expiry ON outcomes (expires_at);
  CREATE TABLE claims (key TEXT PRIMARY KEY, amount TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE outbox (
    position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, process TEXT NOT NULL, at TEXT NOT NULL,
    correlation TEXT NOT NULL, body TEXT NOT NULL
  ) STRICT;
  CREATE TABLE deliveries (
    position INTEGER NOT NULL, stream TEXT NOT NULL, key TEXT NOT NULL, entry TEXT NOT NULL,
    state TEXT, row_group TEXT, sort_key TEXT, body TEXT,
    PRIMARY KEY (position, stream, key)
  ) STRICT, WITHOUT ROWID;
  `,
  // Rows that one append writes are stored together: indexes of rows begin with the stream. Only what is asked for by its group has one.
  `
  CREATE TABLE new_rows (
    collection TEXT NOT NULL, stream TEXT NOT NULL, key TEXT NOT NULL, state TEXT NOT NULL, row_group TEXT,
    sort_key TEXT NOT NULL, body TEXT NOT NULL,
    UNIQUE (stream, collection, key)
  ) STRICT;
  INSERT INTO new_rows SELECT collection, stream, key, state,
    CASE WHEN collection IN ('trading.cards', 'trading.orders', 'trading.inventory') THEN NULL
      WHEN collection = 'listings.overrides' THEN 'every' ELSE row_group END,
    sort_key, body FROM list_rows ORDER BY stream, collection, key;
  DROP TABLE list_rows;
  ALTER TABLE new_rows RENAME TO list_rows;
  CREATE INDEX list_rows_stream ON list_rows (stream, collection, sort_key DESC, key, state);
  CREATE INDEX list_rows_group ON list_rows (row_group, collection, state, sort_key DESC, key) WHERE row_group IS NOT NULL;
  CREATE TABLE new_outcomes (
    scope TEXT NOT NULL, endpoint TEXT NOT NULL, key TEXT NOT NULL, body_hash TEXT NOT NULL, answer TEXT,
    expires_at TEXT NOT NULL,
    UNIQUE (scope, endpoint, key)
  ) STRICT;
  INSERT INTO new_outcomes SELECT scope, endpoint, key, body_hash, answer, expires_at FROM outcomes;
  DROP TABLE outcomes;
  ALTER TABLE new_outcomes RENAME TO outcomes;
  CREATE INDEX outcomes_expiry ON outcomes (expires_at);
  `,
  // What is to be delivered to one stream is read before each command of its member.
  'CREATE INDEX deliveries_stream ON deliveries (stream, position);',
  // Records of some MB lie outside the tree of their keys, and what has expired is found without reading the others.
  `
  CREATE TABLE new_records (
    collection TEXT NOT NULL, key TEXT NOT NULL, owner TEXT NOT NULL, body TEXT NOT NULL, expires_at TEXT,
    UNIQUE (collection, key)
  ) STRICT;
  INSERT INTO new_records SELECT collection, key, owner, body, expires_at FROM records;
  DROP TABLE records;
  ALTER TABLE new_records RENAME TO records;
  CREATE INDEX records_owner ON records (collection, owner);
  CREATE INDEX records_expiry ON records (expires_at) WHERE expires_at IS NOT NULL;
  `,
  // An append changes few pages: rows name their list by numbers, what belongs to one key lies together, and a version is that of the last event.
  `
  CREATE TABLE names (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  INSERT INTO names (id, name) VALUES (1, 'trading.exposure'), (2, 'trading.noted'), (3, 'trading.orderSteps');
  INSERT OR IGNORE INTO names (name) SELECT DISTINCT collection FROM list_rows;
  INSERT OR IGNORE INTO names (name) SELECT DISTINCT stream FROM list_rows;
  CREATE TABLE new_rows (
    collection INTEGER NOT NULL, stream INTEGER NOT NULL, key TEXT NOT NULL, state TEXT NOT NULL, row_group TEXT,
    sort_key TEXT NOT NULL, body TEXT NOT NULL,
    UNIQUE (stream, key, collection)
  ) STRICT;
  INSERT INTO new_rows SELECT c.id, s.id, key, state, row_group, sort_key, body FROM list_rows
    JOIN names c ON c.name = collection JOIN names s ON s.name = stream ORDER BY s.id, key, c.id;
  DROP TABLE list_rows;
  ALTER TABLE new_rows RENAME TO list_rows;
  CREATE INDEX list_rows_stream ON list_rows (stream, collection, sort_key DESC, state) WHERE collection > 3;
  CREATE INDEX list_rows_group ON list_rows (row_group, collection, state, sort_key DESC) WHERE row_group IS NOT NULL;
  ALTER TABLE streams DROP COLUMN version;
  `,
  // Fewer pages again: what one order writes to four lists lies together, and events name their stream by its number.
  `
  DROP INDEX list_rows_stream;
  CREATE TEMP TABLE sharing (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
  INSERT INTO sharing VALUES (-1, 'trading.cards'), (-2, 'trading.orders'), (-3, 'trading.executions'), (-4, 'trading.inventory');
  UPDATE list_rows SET collection = s.id FROM names n JOIN sharing s ON s.name = n.name WHERE collection = n.id;
  DELETE FROM names WHERE name IN (SELECT name FROM sharing);
  INSERT INTO names SELECT id, name FROM sharing;
  DROP TABLE sharing;
  CREATE INDEX list_rows_stream ON list_rows (stream, max(collection, 0), sort_key DESC, collection, state)
    WHERE collection NOT BETWEEN 1 AND 3;
  INSERT OR IGNORE INTO names (name) SELECT DISTINCT stream FROM events;
  CREATE TABLE new_events (
    position INTEGER PRIMARY KEY, stream INTEGER NOT NULL, version INTEGER NOT NULL, ordinal INTEGER NOT NULL,
    actor TEXT NOT NULL, command TEXT NOT NULL, correlation TEXT NOT NULL, body TEXT NOT NULL,
    UNIQUE (stream, version), UNIQUE (stream, command, ordinal)
  ) STRICT;
  INSERT INTO new_events SELECT position, id, version, ordinal, actor, command, correlation, body FROM events
    JOIN names ON name = stream ORDER BY position;
  DROP TABLE events;
  ALTER TABLE new_events RENAME TO events;
  `,
  // Accounts with an order or a position of an instrument are found by the group of their cards, no longer by a list of its own.
  `
  UPDATE list_rows SET row_group = exposed.row_group FROM list_rows exposed
    WHERE exposed.collection = 1 AND list_rows.collection = -1
      AND list_rows.stream = exposed.stream AND list_rows.key = exposed.key;
  DELETE FROM list_rows WHERE collection = 1;
  DELETE FROM names WHERE id = 1;
  `,
  // What is due of an instrument, an offer or the site is looked for before each command of a member.
  `CREATE INDEX timers_shared ON timers (due_at, stream) WHERE ${OF_NO_ACCOUNT};`,
  // What guests did is named by a digest of their device: a name that is nobody's replaces the cookie that was kept, and its outcomes go.
  `
  CREATE TEMP TABLE former_devices (device TEXT PRIMARY KEY, name TEXT NOT NULL);
  INSERT INTO former_devices SELECT device, lower(hex(randomblob(16))) FROM (
    SELECT DISTINCT ${deviceIn('id')} AS device FROM (
      SELECT command AS id FROM events UNION SELECT correlation FROM events
      UNION SELECT id FROM outbox UNION SELECT correlation FROM outbox UNION SELECT entry FROM deliveries
    )
  ) WHERE device <> '';
  ${withoutDevice('events', 'command')}
  ${withoutDevice('events', 'correlation')}
  ${withoutDevice('outbox', 'id')}
  ${withoutDevice('outbox', 'correlation')}
  ${withoutDevice('deliveries', 'entry')}
  UPDATE records SET key = replace(key, 'device ' || device || char(10), 'device ' || name || char(10)),
    body = replace(body, 'device ' || device || '\\n', 'device ' || name || '\\n')
    FROM former_devices WHERE collection = 'kernel.failures' AND instr(body, 'device ' || device || '\\n') > 0;
  DROP TABLE former_devices;
  DELETE FROM outcomes WHERE scope LIKE 'device _%';
  `,
]

export const newestVersion = OLD_VERSION + migrations.length
