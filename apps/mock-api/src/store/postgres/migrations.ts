import { functions } from './functions.ts'

/** Text that sorts by its bytes, whatever the language of the database. */
const NAME = 'text COLLATE "C"'
const LEASE = `leased_by text, leased_at ${NAME}, leased_until ${NAME}`

/** The cookie of a guest's device in the name of a command, as releases wrote it: between `device ` and the next line. */
const deviceIn = (name: string): string =>
  `substring(${name} from 'device ([^' || chr(10) || ']+)' || chr(10))`
const withoutDevice = (table: string, column: string): string => `
  UPDATE ${table} SET ${column} = replace(${column}, 'device ' || device || chr(10), 'device ' || name || chr(10))
    FROM former_devices WHERE device = ${deviceIn(column)};`

/**
 * Each entry migrates the schema by one version; a released entry is never edited. Collections and records are named here as the modules of that
 * release named them.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE streams (
    stream ${NAME} PRIMARY KEY, kind ${NAME} NOT NULL, version integer NOT NULL, due_at ${NAME}, ${LEASE},
    changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  CREATE INDEX streams_kind ON streams (kind, stream);
  CREATE INDEX streams_due ON streams (due_at, stream) WHERE due_at IS NOT NULL;
  CREATE TABLE events (
    stream ${NAME} NOT NULL, version integer NOT NULL, ordinal integer NOT NULL,
    position bigint GENERATED ALWAYS AS IDENTITY, actor text NOT NULL, command ${NAME} NOT NULL,
    correlation text NOT NULL, body text NOT NULL,
    PRIMARY KEY (stream, version), UNIQUE (stream, command, ordinal)
  );
  CREATE TABLE snapshots (
    stream ${NAME} PRIMARY KEY, version integer NOT NULL, shape text NOT NULL, state text NOT NULL
  );
  CREATE TABLE timers (
    stream ${NAME} NOT NULL, owner ${NAME} NOT NULL, kind ${NAME} NOT NULL, version integer NOT NULL,
    due_at ${NAME} NOT NULL,
    PRIMARY KEY (stream, owner, kind)
  );
  CREATE INDEX timers_due ON timers (stream, due_at);
  CREATE TABLE watches (
    stream ${NAME} NOT NULL, owner ${NAME} NOT NULL, kind ${NAME} NOT NULL, version integer NOT NULL,
    instrument ${NAME} NOT NULL, lane ${NAME} NOT NULL, price numeric, crossing text NOT NULL, peak text,
    checked_to ${NAME} NOT NULL, fresh integer NOT NULL,
    PRIMARY KEY (stream, owner, kind)
  );
  CREATE INDEX watches_reach ON watches (instrument, fresh, lane, price);
  CREATE TABLE scans (instrument ${NAME} PRIMARY KEY, checked_to ${NAME} NOT NULL, ${LEASE});
  CREATE TABLE list_rows (
    collection ${NAME} NOT NULL, stream ${NAME} NOT NULL, key ${NAME} NOT NULL, state ${NAME} NOT NULL,
    row_group ${NAME}, sort_key ${NAME} NOT NULL, body text NOT NULL,
    PRIMARY KEY (collection, stream, key)
  );
  CREATE INDEX list_rows_stream ON list_rows (collection, stream, sort_key DESC, key);
  CREATE INDEX list_rows_state ON list_rows (collection, stream, state, sort_key DESC, key);
  CREATE INDEX list_rows_group ON list_rows (collection, row_group, state, sort_key DESC, key)
    WHERE row_group IS NOT NULL;
  CREATE TABLE records (
    collection ${NAME} NOT NULL, key ${NAME} NOT NULL, owner ${NAME} NOT NULL, body text NOT NULL, expires_at ${NAME},
    PRIMARY KEY (collection, key)
  );
  CREATE INDEX records_owner ON records (collection, owner);
  CREATE TABLE outcomes (
    scope ${NAME} NOT NULL, endpoint ${NAME} NOT NULL, key ${NAME} NOT NULL, body_hash text NOT NULL, answer text,
    expires_at ${NAME} NOT NULL,
    PRIMARY KEY (scope, endpoint, key)
  );
  CREATE INDEX outcomes_expiry ON outcomes (expires_at);
  CREATE TABLE claims (key ${NAME} PRIMARY KEY, amount numeric NOT NULL);
  CREATE TABLE outbox (
    position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id ${NAME} NOT NULL UNIQUE, process text NOT NULL,
    at text NOT NULL, correlation text NOT NULL, body text NOT NULL
  );
  CREATE TABLE deliveries (
    position bigint NOT NULL, stream ${NAME} NOT NULL, key ${NAME} NOT NULL, entry ${NAME} NOT NULL,
    state text, row_group text, sort_key text, body text, ${LEASE},
    PRIMARY KEY (position, stream, key)
  );
  CREATE UNLOGGED TABLE windows (key ${NAME} PRIMARY KEY, taken bigint[] NOT NULL, until bigint NOT NULL);
  ${functions}
  `,
  // Only rows that are asked for by their group have one. Whatever is read or rebuilt of one stream has indexes that begin with it.
  `
  UPDATE list_rows SET row_group = NULL WHERE collection IN ('trading.cards', 'trading.orders', 'trading.inventory');
  UPDATE list_rows SET row_group = 'every' WHERE collection = 'listings.overrides';
  ALTER TABLE list_rows DROP CONSTRAINT list_rows_pkey, ADD PRIMARY KEY (stream, collection, key);
  DROP INDEX list_rows_stream, list_rows_state, list_rows_group;
  CREATE INDEX list_rows_stream ON list_rows (stream, collection, sort_key DESC, key, state);
  CREATE INDEX list_rows_group ON list_rows (row_group, collection, state, sort_key DESC, key)
    WHERE row_group IS NOT NULL;
  ${functions}
  `,
  // What is to be delivered to one stream is read before each command of its member.
  'CREATE INDEX deliveries_stream ON deliveries (stream, position)',
  // Appends lock the streams that they were decided on.
  `DROP FUNCTION IF EXISTS lock_streams(text[]);
  ${functions}`,
  // Records that expire can be kept, and are found without reading the others, some of which have some MB.
  `CREATE INDEX records_expiry ON records (expires_at) WHERE expires_at IS NOT NULL;
  ${functions}`,
  // Accounts with an order or a position of an instrument are found by the group of their cards, no longer by a list of its own.
  `UPDATE list_rows card SET row_group = exposed.row_group FROM list_rows exposed
    WHERE exposed.collection = 'trading.exposure' AND card.collection = 'trading.cards'
      AND card.stream = exposed.stream AND card.key = exposed.key;
  DELETE FROM list_rows WHERE collection = 'trading.exposure';`,
  // What is due of an instrument, an offer or the site is looked for before each command of a member.
  `CREATE INDEX streams_due_shared ON streams (due_at, stream) WHERE due_at IS NOT NULL AND kind <> 'account';
  ${functions}`,
  // What guests did is named by a digest of their device: a name that is nobody's replaces the cookie that was kept, and its outcomes go.
  `
  CREATE TEMP TABLE former_devices ON COMMIT DROP AS SELECT device, gen_random_uuid()::text AS name FROM (
    SELECT DISTINCT ${deviceIn('id')} AS device FROM (
      SELECT command AS id FROM events UNION SELECT correlation FROM events
      UNION SELECT id FROM outbox UNION SELECT correlation FROM outbox UNION SELECT entry FROM deliveries
    ) ids
  ) devices WHERE device IS NOT NULL;
  ${withoutDevice('events', 'command')}
  ${withoutDevice('events', 'correlation')}
  ${withoutDevice('outbox', 'id')}
  ${withoutDevice('outbox', 'correlation')}
  ${withoutDevice('deliveries', 'entry')}
  UPDATE records SET key = replace(key, 'device ' || device || chr(10), 'device ' || name || chr(10)),
    body = replace(body, 'device ' || device || '\\n', 'device ' || name || '\\n')
    FROM former_devices WHERE collection = 'kernel.failures' AND strpos(body, 'device ' || device || '\\n') > 0;
  DELETE FROM outcomes WHERE scope LIKE 'device _%';`,
]
