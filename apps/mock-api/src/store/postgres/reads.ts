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
import type { AsyncEngine } from '../engine.ts'
import { statesOf } from '../lists.ts'
import type { Connection } from './connection.ts'

type Reads = Pick<
  AsyncEngine,
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

const rowColumns = 'stream, key, state, row_group, sort_key, body'
const afterSlot = (first: number): string => {
  const [sortKey, key, stream] = [first, first + 1, first + 2].map((param) => `$${String(param)}`)
  return `sort_key <= ${sortKey} AND (sort_key < ${sortKey} OR key > ${key} OR (key = ${key} AND stream > ${stream}))`
}

export function createReads({ read }: Connection): Reads {
  const one = async (sql: string, values: readonly unknown[]): Promise<SqlRow | undefined> =>
    (await read(sql, values))[0]
  return {
    async load(stream, known) {
      const sql = 'SELECT version, shape, state FROM snapshots WHERE stream = $1'
      const stored = known === undefined ? await one(sql, [stream]) : undefined
      const snapshot = stored && snapshotOf(stored)
      const found = await read(
        `SELECT s.version AS head, e.stream, e.version, e.position, e.actor, e.command, e.correlation, e.body
         FROM streams s LEFT JOIN events e ON e.stream = s.stream AND e.version > $2
         WHERE s.stream = $1 ORDER BY e.version`,
        [stream, known ?? snapshot?.version ?? 0],
      )
      const [first] = found
      return {
        version: first === undefined ? 0 : whole(first, 'head'),
        snapshot,
        events: found.filter((row) => row['version'] !== null).map(eventText),
      }
    },
    async hasCommand(stream, command) {
      const sql = 'SELECT 1 FROM events WHERE stream = $1 AND command = $2 AND ordinal = 1'
      return (await read(sql, [stream, command])).length > 0
    },
    async streams(kind, after, limit) {
      const found = await read(
        'SELECT stream FROM streams WHERE kind = $1 AND stream > $2 AND version > 0 ORDER BY stream LIMIT $3',
        [kind, after, limit],
      )
      return found.map((row) => text<StreamId>(row, 'stream'))
    },
    async rows(filter, { after, limit }) {
      const { collection, stream, group, from, before } = filter
      const states = statesOf(filter)
      const wanted = [
        ['collection =', collection],
        ['stream =', stream],
        ['row_group =', group],
        ['sort_key >=', from],
        ['sort_key <', before],
        ...(states ?? []).map((state) => ['state', state] as const),
      ] as const
      const named = wanted
        .filter(([, value]) => value !== undefined)
        .map(([condition, value], at) => ({ condition, value, param: `$${String(at + 2)}` }))
      const inStates = named.filter(({ condition }) => condition === 'state').map(({ param }) => param)
      const where = [
        ...named
          .filter(({ condition }) => condition !== 'state')
          .map(({ condition, param }) => `${condition} ${param}`),
        ...(states === undefined ? [] : [`state IN (${inStates.join(', ')})`]),
      ].join(' AND ')
      const found = await read(
        `SELECT counted.total, page.* FROM (SELECT count(*) AS total FROM list_rows WHERE ${where}) counted
         LEFT JOIN LATERAL (
           SELECT ${rowColumns} FROM list_rows WHERE ${where}${after === undefined ? '' : ` AND ${afterSlot(named.length + 2)}`}
           ORDER BY sort_key DESC, key, stream LIMIT $1
         ) page ON true ORDER BY sort_key DESC, key, stream`,
        [
          limit,
          ...named.map(({ value }) => value),
          ...(after === undefined ? [] : [after.sortKey, after.key, after.stream]),
        ],
      )
      const [first] = found
      return {
        rows: found.filter((row) => row['key'] !== null).map(foundText),
        total: first === undefined ? 0 : whole(first, 'total'),
      }
    },
    async row(collection, stream, key) {
      const sql = `SELECT ${rowColumns} FROM list_rows WHERE collection = $1 AND stream = $2 AND key = $3`
      const found = await one(sql, [collection, stream, key])
      return found && rowText(found)
    },
    async record(collection, key) {
      const found = await one('SELECT * FROM records WHERE collection = $1 AND key = $2', [collection, key])
      return found && recordText(found)
    },
    async records({ collection, owner }) {
      const sql = 'SELECT * FROM records WHERE collection = $1'
      const found =
        owner === undefined
          ? await read(sql, [collection])
          : await read(`${sql} AND owner = $2`, [collection, owner])
      return found.map(recordText)
    },
    async outcome({ scope, endpoint, key }) {
      const sql = 'SELECT * FROM outcomes WHERE scope = $1 AND endpoint = $2 AND key = $3'
      const found = await one(sql, [scope, endpoint, key])
      return found && outcomeOf(found)
    },
    async quotaClaimed(key) {
      const found = await one('SELECT amount FROM claims WHERE key = $1', [key])
      return found === undefined ? '0' : text(found, 'amount')
    },
    async outboxSize() {
      const counted = await one('SELECT count(*) AS total FROM deliveries', [])
      return counted === undefined ? 0 : whole(counted, 'total')
    },
    tables: async () =>
      tablesOf({
        events: await read(tableQueries.events),
        snapshots: await read(tableQueries.snapshots),
        timers: await read(tableQueries.timers),
        watches: await read(tableQueries.watches),
        rows: await read(tableQueries.rows),
        records: await read(tableQueries.records),
        outcomes: await read(tableQueries.outcomes),
        claims: await read(tableQueries.claims),
        deliveries: await read(tableQueries.deliveries),
      }),
  }
}
