import type { Decimal, Instant, InstrumentId, StreamId } from '@onelot/domain'
import type { DeliveryText, EventText, FoundText, RecordText, RowText, Tables, WatchText } from './engine.ts'
import type { Snapshot, StoredOutcome, StoredTimer } from './port.ts'

/** A row of SQLite or PostgreSQL, by the names of its columns. */
export type SqlRow = Readonly<Record<string, unknown>>

/** Text that the store wrote: it has the type of what was written. @throws TypeError on null or a number */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what it wrote
export function text<T extends string = string>(row: SqlRow, column: string): T {
  const value = row[column]
  if (typeof value !== 'string') throw new TypeError(`${column} is not text`)
  return value as T
}
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what it wrote
export const textOrNone = <T extends string = string>(row: SqlRow, column: string): T | undefined =>
  row[column] === null ? undefined : text<T>(row, column)

/** PostgreSQL gives 8-byte integers as text. */
export function whole(row: SqlRow, column: string): number {
  const value = Number(row[column])
  if (!Number.isSafeInteger(value)) throw new TypeError(`${column} is not a whole number`)
  return value
}

export const eventText = (row: SqlRow): EventText => ({
  stream: text<StreamId>(row, 'stream'),
  version: whole(row, 'version'),
  position: whole(row, 'position'),
  actor: text(row, 'actor'),
  command: text(row, 'command'),
  correlation: text(row, 'correlation'),
  body: text(row, 'body'),
})
export const snapshotOf = (row: SqlRow): Snapshot => ({
  version: whole(row, 'version'),
  shape: text(row, 'shape'),
  state: text(row, 'state'),
})
export const timerOf = (row: SqlRow): StoredTimer => ({
  stream: text<StreamId>(row, 'stream'),
  owner: text(row, 'owner'),
  kind: text<StoredTimer['kind']>(row, 'kind'),
  version: whole(row, 'version'),
  dueAt: text<Instant>(row, 'due_at'),
})
export const watchText = (row: SqlRow): WatchText & { readonly fresh: boolean } => ({
  stream: text<StreamId>(row, 'stream'),
  owner: text(row, 'owner'),
  kind: text<WatchText['kind']>(row, 'kind'),
  version: whole(row, 'version'),
  instrument: text<InstrumentId>(row, 'instrument'),
  cross: text(row, 'crossing'),
  peak: textOrNone<Decimal>(row, 'peak'),
  checkedTo: text<Instant>(row, 'checked_to'),
  fresh: whole(row, 'fresh') === 1,
})
export const rowText = (row: SqlRow): RowText => ({
  state: text(row, 'state'),
  group: textOrNone(row, 'row_group'),
  sortKey: text(row, 'sort_key'),
  body: text(row, 'body'),
})
export const foundText = (row: SqlRow): FoundText => ({
  stream: text<StreamId>(row, 'stream'),
  key: text(row, 'key'),
  ...rowText(row),
})
export const recordText = (row: SqlRow): RecordText => ({
  collection: text(row, 'collection'),
  key: text(row, 'key'),
  owner: text(row, 'owner'),
  body: text(row, 'body'),
  expiresAt: textOrNone<Instant>(row, 'expires_at'),
})
export const outcomeOf = (row: SqlRow): StoredOutcome => ({
  scope: text(row, 'scope'),
  endpoint: text(row, 'endpoint'),
  key: text(row, 'key'),
  bodyHash: text(row, 'body_hash'),
  answer: textOrNone(row, 'answer'),
  expiresAt: text<Instant>(row, 'expires_at'),
})
/** A delivery beside its entry, whose columns begin with `entry_`. */
export const deliveryText = (row: SqlRow): DeliveryText => ({
  entry: {
    id: text(row, 'entry'),
    process: text(row, 'entry_process'),
    at: text<Instant>(row, 'entry_at'),
    correlation: text(row, 'entry_correlation'),
    body: text(row, 'entry_body'),
  },
  stream: text<StreamId>(row, 'stream'),
  key: text(row, 'key'),
  row: row['state'] === null ? undefined : rowText(row),
})

/** All tables; both databases have the same columns, so that the same statements read them. */
export const tableQueries = {
  events: 'SELECT stream, version, position, actor, command, correlation, body FROM events',
  snapshots: 'SELECT stream, version, shape, state FROM snapshots',
  timers: 'SELECT stream, owner, kind, version, due_at FROM timers',
  watches: `SELECT ${watchColumns()} FROM watches w JOIN scans s ON s.instrument = w.instrument`,
  rows: 'SELECT collection, stream, key, state, row_group, sort_key, body FROM list_rows',
  records: 'SELECT collection, key, owner, body, expires_at FROM records',
  outcomes: 'SELECT scope, endpoint, key, body_hash, answer, expires_at FROM outcomes',
  claims: 'SELECT key, CAST(amount AS text) AS amount FROM claims WHERE amount <> 0',
  deliveries: `SELECT ${deliveryColumns()} FROM deliveries d JOIN outbox o ON o.id = d.entry`,
} as const satisfies Record<keyof Tables, string>

/** Columns of a watch `w` beside the scan `s` of its instrument. */
export function watchColumns(): string {
  return `w.stream, w.owner, w.kind, w.version, w.instrument, w.crossing, w.peak,
    CASE WHEN w.fresh = 1 THEN w.checked_to ELSE s.checked_to END AS checked_to, w.fresh`
}
/** Columns of a delivery `d` beside its entry `o`. */
export function deliveryColumns(): string {
  return `d.entry, d.stream, d.key, d.state, d.row_group, d.sort_key, d.body, o.process AS entry_process, o.at AS entry_at,
    o.correlation AS entry_correlation, o.body AS entry_body`
}

export const tablesOf = (rows: Readonly<Record<keyof Tables, readonly SqlRow[]>>): Tables => ({
  events: rows.events.map(eventText),
  snapshots: rows.snapshots.map((row) => ({ stream: text<StreamId>(row, 'stream'), ...snapshotOf(row) })),
  timers: rows.timers.map(timerOf),
  watches: rows.watches.map(watchText),
  rows: rows.rows.map((row) => ({ collection: text(row, 'collection'), ...foundText(row) })),
  records: rows.records.map(recordText),
  outcomes: rows.outcomes.map(outcomeOf),
  claims: rows.claims.map((row) => ({ key: text(row, 'key'), amount: text(row, 'amount') })),
  deliveries: rows.deliveries.map(deliveryText),
})
