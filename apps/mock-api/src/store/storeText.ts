import { type Cross, type RowChange, type RowValue, type Watch, kindOfStream } from '@onelot/domain'
import type {
  AppendText,
  DeliveryText,
  EventText,
  FoundText,
  OutboxWrite,
  Projected,
  RecordText,
  RecordWrite,
  RowChangeText,
  RowText,
  WatchText,
  WatchWrite,
} from './engine.ts'
import { laneOf } from './lanes.ts'
import type { Found, RecordChange, StoredRecord } from './lists.ts'
import type {
  Append,
  Committed,
  Delivery,
  OutboxEntry,
  RemovedRecords,
  StoredEvent,
  StoredWatch,
  StreamAppend,
} from './port.ts'

/** What a database holds as JSON is what the broker wrote: it is not parsed by a schema again. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what was written
const parsed = <T>(text: string): T => JSON.parse(text) as T

const textOfRowChange = ({ collection, key, row }: RowChange): RowChangeText =>
  row === undefined
    ? [collection, key]
    : [collection, key, row.state, row.group, row.sortKey, JSON.stringify(row.body)]
const textOfWatch = (owner: string, { kind, instrument, cross }: Watch): WatchWrite => ({
  owner,
  kind,
  instrument,
  lane: laneOf(cross),
  price: cross.kind === 'level' ? cross.price : undefined,
  cross: JSON.stringify(cross),
})
const textOfOutbox = ({ id, process, at, correlation, body, recipients }: OutboxEntry): OutboxWrite => ({
  entry: { id, process, at, correlation, body: JSON.stringify(body) },
  recipients,
})
const textOfRecord = ({ collection, key, owner, body, expiresAt }: StoredRecord): RecordText => ({
  collection,
  key,
  owner,
  body: JSON.stringify(body),
  expiresAt,
})
export const textOfRecordChange = (change: RecordChange): RecordWrite =>
  'record' in change ? { kind: change.kind, record: textOfRecord(change.record) } : change

export const textOfProjected = ({
  stream,
  expectedVersion,
  schedules,
  rows,
  snapshot,
}: Omit<StreamAppend, 'events'>): Projected => ({
  stream,
  expectedVersion,
  owners: schedules.map(({ owner }) => owner),
  timers: schedules.flatMap(({ owner, timers }) => timers.map(({ kind, dueAt }) => ({ owner, kind, dueAt }))),
  watches: schedules.flatMap(({ owner, watches }) => watches.map((watch) => textOfWatch(owner, watch))),
  rows: rows.map(textOfRowChange),
  snapshot,
})

export const textOfAppend = (append: Append): AppendText => ({
  at: append.at,
  ...append.meta,
  streams: append.streams.map((part) => ({
    ...textOfProjected(part),
    kind: kindOfStream(part.stream),
    events: part.events.map((event) => JSON.stringify(event)),
  })),
  expects: (append.basedOn ?? []).map(({ stream, version }) => ({ stream, version })),
  records: (append.records ?? []).map(textOfRecordChange),
  quotaClaims: append.quotaClaims ?? [],
  outcome: append.outcome,
  fired: append.fired,
  delivered: append.delivered,
  outbox: (append.outbox ?? []).map(textOfOutbox),
})

export const collectionsOf = (changes: readonly RecordWrite[]): readonly string[] => [
  ...new Set(changes.map((change) => ('record' in change ? change.record : change).collection)),
]

const removedBy = (changes: readonly RecordWrite[]): readonly RemovedRecords[] =>
  changes.flatMap((change): readonly RemovedRecords[] => {
    if (change.kind === 'remove') return [{ collection: change.collection, key: change.key }]
    return change.kind === 'removeOwned' ? [{ collection: change.collection, owner: change.owner }] : []
  })

/** The notification of an append. */
export function committedOf({
  streams,
  records,
  outbox,
}: Pick<AppendText, 'streams' | 'records' | 'outbox'>): Committed {
  const removed = removedBy(records)
  return {
    streams: streams
      .filter(({ events }) => events.length > 0)
      .map(({ stream, expectedVersion, events }) => ({ stream, version: expectedVersion + events.length })),
    records: collectionsOf(records),
    outbox: outbox.length > 0,
    ...(removed.length === 0 ? {} : { removed }),
  }
}

/** The notification of a reset. */
export const emptied: Committed = { streams: [], records: [], outbox: false, everything: true }

export const eventOf = ({
  stream,
  version,
  position,
  actor,
  command,
  correlation,
  body,
}: EventText): StoredEvent => ({
  stream,
  version,
  position,
  event: parsed(body),
  meta: { actor, command, correlation },
})
export const rowOf = ({ state, group, sortKey, body }: RowText): RowValue => ({
  state,
  group,
  sortKey,
  body: parsed(body),
})
export const foundOf = (found: FoundText): Found => ({
  stream: found.stream,
  key: found.key,
  row: rowOf(found),
})
export const recordOf = ({ collection, key, owner, body, expiresAt }: RecordText): StoredRecord => ({
  collection,
  key,
  owner,
  body: parsed(body),
  expiresAt,
})
const crossOf = ({ cross, peak }: WatchText): Cross => {
  const written = parsed<Cross>(cross)
  return written.kind === 'trail' && peak !== undefined ? { ...written, peak } : written
}
export const watchOf = (watch: WatchText): StoredWatch => ({
  stream: watch.stream,
  owner: watch.owner,
  kind: watch.kind,
  version: watch.version,
  instrument: watch.instrument,
  cross: crossOf(watch),
  checkedTo: watch.checkedTo,
})
export const deliveryOf = ({ entry, stream, key, row }: DeliveryText): Delivery => ({
  entry: { ...entry, body: parsed(entry.body) },
  stream,
  key,
  row: row && rowOf(row),
})
