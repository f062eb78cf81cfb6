import type { StreamId } from '@onelot/domain'
import {
  type SqlRow,
  eventText,
  foundText,
  outcomeOf,
  recordText,
  rowText,
  snapshotOf,
  tableQueries,
  tablesOf,
  text,
  whole,
} from '../columns.ts'
import type { SyncEngine } from '../engine.ts'
import { statesOf } from '../lists.ts'
import { LAST_GROUPED, inStreamLists, sharedList } from './schema.ts'
import type { Statements } from './statements.ts'

type Reads = Pick<
  SyncEngine,
  | 'load'
  | 'hasCommand'
  | 'streams'
  | 'rows'
  | 'row'
  | 'record'
  | 'records'
  | 'outcome'
  | 'quotaClaimed'
  | 'outboxSize'
  | 'tables'
>

const rowColumns = 'name AS stream, key, state, row_group, sort_key, body'
/** What its first condition says again lets the index find where the page begins. */
const afterSlot = 'sort_key <= ? AND (sort_key < ? OR key > ? OR (key = ? AND name > ?))'
const namedRows = 'list_rows CROSS JOIN names ON id = list_rows.stream'
const namedEvents =
  'SELECT name AS stream, version, position, actor, command, correlation, body FROM events CROSS JOIN names ON id = events.stream'
/** The number of a stream or a collection. */
const nameId = '(SELECT id FROM names WHERE name = ?)'

/** That of the last event; 0 without any. */
export function versionOf({ one }: Statements, stream: StreamId): number {
  const sql = `SELECT version FROM events WHERE stream = ${nameId} ORDER BY version DESC LIMIT 1`
  const last = one(sql, stream)
  return last === undefined ? 0 : whole(last, 'version')
}

export function createReads(statements: Statements): Reads {
  const { one, all } = statements
  /** Their numbers are fixed, and no reset drops them. */
  let grouped: ReadonlySet<string> | undefined
  function groupedCollections(): ReadonlySet<string> {
    grouped ??= new Set(
      all('SELECT name FROM names WHERE id BETWEEN 1 AND ?', LAST_GROUPED).map((row) => text(row, 'name')),
    )
    return grouped
  }
  const streamOf = (row: SqlRow): StreamId => text<StreamId>(row, 'stream')
  return {
    load(stream, known) {
      const stored =
        known === undefined
          ? one('SELECT version, shape, state FROM snapshots WHERE stream = ?', stream)
          : undefined
      const snapshot = stored && snapshotOf(stored)
      const events = all(
        `${namedEvents} WHERE events.stream = ${nameId} AND version > ? ORDER BY version`,
        stream,
        known ?? snapshot?.version ?? 0,
      )
      return {
        version: versionOf(statements, stream),
        snapshot,
        events: events.map(eventText),
      }
    },
    hasCommand: (stream, command) =>
      one(
        `SELECT 1 FROM events WHERE stream = ${nameId} AND command = ? AND ordinal = 1`,
        stream,
        command,
      ) !== undefined,
    streams: (kind, after, limit) =>
      all(
        'SELECT stream FROM streams WHERE kind = ? AND stream > ? ORDER BY stream LIMIT ?',
        kind,
        after,
        limit,
      ).map(streamOf),
    rows(filter, { after, limit }) {
      const { collection, stream, group, from, before } = filter
      const states = statesOf(filter)
      const isGrouped = groupedCollections().has(collection)
      const wanted = [
        [`collection = ${nameId}`, collection],
        [`list_rows.stream = ${nameId}`, stream],
        [`${sharedList('collection')} = ${sharedList(nameId)}`, isGrouped ? undefined : collection],
        ['row_group = ?', group],
        ['sort_key >= ?', from],
        ['sort_key < ?', before],
      ] as const
      const named = wanted.filter(([, value]) => value !== undefined)
      const where = [
        ...named.map(([condition]) => condition),
        ...(states === undefined ? [] : [`state IN (${states.map(() => '?').join(', ')})`]),
        ...(isGrouped ? [] : [inStreamLists]),
      ].join(' AND ')
      const values = [...named.map(([, value]) => value), ...(states ?? [])]
      const counted = one(`SELECT count(*) AS total FROM list_rows WHERE ${where}`, ...values)
      const found = all(
        `SELECT ${rowColumns} FROM ${namedRows} WHERE ${where}${after === undefined ? '' : ` AND ${afterSlot}`}
         ORDER BY sort_key DESC, key, name LIMIT ?`,
        ...values,
        ...(after === undefined ? [] : [after.sortKey, after.sortKey, after.key, after.key, after.stream]),
        limit,
      )
      return { rows: found.map(foundText), total: counted === undefined ? 0 : whole(counted, 'total') }
    },
    row(collection, stream, key) {
      const sql = `SELECT state, row_group, sort_key, body FROM list_rows
        WHERE stream = ${nameId} AND key = ? AND collection = ${nameId}`
      const found = one(sql, stream, key, collection)
      return found && rowText(found)
    },
    record(collection, key) {
      const found = one('SELECT * FROM records WHERE collection = ? AND key = ?', collection, key)
      return found && recordText(found)
    },
    records: ({ collection, owner }) =>
      (owner === undefined
        ? all('SELECT * FROM records WHERE collection = ?', collection)
        : all('SELECT * FROM records WHERE collection = ? AND owner = ?', collection, owner)
      ).map(recordText),
    outcome({ scope, endpoint, key }) {
      const sql = 'SELECT * FROM outcomes WHERE scope = ? AND endpoint = ? AND key = ?'
      const found = one(sql, scope, endpoint, key)
      return found && outcomeOf(found)
    },
    quotaClaimed(key) {
      const found = one('SELECT amount FROM claims WHERE key = ?', key)
      return found === undefined ? '0' : text(found, 'amount')
    },
    outboxSize() {
      const counted = one('SELECT count(*) AS total FROM deliveries')
      return counted === undefined ? 0 : whole(counted, 'total')
    },
    tables: () =>
      tablesOf({
        events: all(namedEvents),
        snapshots: all(tableQueries.snapshots),
        timers: all(tableQueries.timers),
        watches: all(tableQueries.watches),
        rows: all(
          `SELECT c.name AS collection, s.name AS stream, key, state, row_group, sort_key, body FROM list_rows
           JOIN names c ON c.id = collection JOIN names s ON s.id = list_rows.stream`,
        ),
        records: all(tableQueries.records),
        outcomes: all(tableQueries.outcomes),
        claims: all(tableQueries.claims),
        deliveries: all(tableQueries.deliveries),
      }),
  }
}
