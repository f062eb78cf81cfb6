import type { Decimal, Extremes, Instant, InstrumentId, StreamId, StreamVersion } from '@onelot/domain'
import type { Page, PageOf, RecordFilter, RowFilter } from './lists.ts'
import type {
  DeliveryKey,
  DueStream,
  Lease,
  ScanResult,
  OutboxEntry,
  OutcomeKey,
  Scan,
  Snapshot,
  StoredOutcome,
  StoredTimer,
  ScheduledKey,
} from './port.ts'
import type { Lane } from './lanes.ts'

/** An event as a database holds it: its body is JSON, written once. */
export interface EventText {
  readonly stream: StreamId
  readonly version: number
  readonly position: number
  readonly actor: string
  readonly command: string
  readonly correlation: string
  readonly body: string
}

export interface RowText {
  readonly state: string
  readonly group: string | undefined
  readonly sortKey: string
  readonly body: string
}
export interface FoundText extends RowText {
  readonly stream: StreamId
  readonly key: string
}
/** A row that goes, or one as it is from now on. A tuple: the names of an object's fields would be copied to the thread of SQLite with each row. */
export type RowChangeText =
  | readonly [collection: string, key: string]
  | readonly [
      collection: string,
      key: string,
      state: string,
      group: string | undefined,
      sortKey: string,
      body: string,
    ]

export interface WatchText extends ScheduledKey {
  readonly instrument: InstrumentId
  /** JSON. */
  readonly cross: string
  /** The peak of a trail that was checked: it replaces the one in `cross`. */
  readonly peak: Decimal | undefined
  readonly checkedTo: Instant
}
export interface WatchWrite extends Pick<WatchText, 'owner' | 'kind' | 'instrument' | 'cross'> {
  readonly lane: Lane
  /** Only a level has one. */
  readonly price: Decimal | undefined
}

export interface RecordText {
  readonly collection: string
  readonly key: string
  readonly owner: string
  readonly body: string
  readonly expiresAt: Instant | undefined
}
export type RecordWrite =
  | { readonly kind: 'new' | 'replace'; readonly record: RecordText }
  | { readonly kind: 'keep'; readonly collection: string; readonly key: string }
  | { readonly kind: 'remove'; readonly collection: string; readonly key: string }
  | {
      readonly kind: 'removeOwned'
      readonly collection: string
      readonly owner: string
      readonly but?: string | undefined
    }

export interface OutboxText extends Omit<OutboxEntry, 'body' | 'recipients'> {
  readonly body: string
}
export interface OutboxWrite {
  readonly entry: OutboxText
  readonly recipients: OutboxEntry['recipients']
}
export interface DeliveryText {
  readonly entry: OutboxText
  readonly stream: StreamId
  readonly key: string
  readonly row: RowText | undefined
}

/** What a stream's owners wait for and what its lists show. */
export interface Projected {
  readonly stream: StreamId
  readonly expectedVersion: number
  /** Owners whose timers and watches are replaced. */
  readonly owners: readonly string[]
  readonly timers: readonly Omit<StoredTimer, 'stream' | 'version'>[]
  readonly watches: readonly WatchWrite[]
  readonly rows: readonly RowChangeText[]
  readonly snapshot: Snapshot | undefined
}
export interface StreamWrite extends Projected {
  readonly kind: string
  /** JSON. */
  readonly events: readonly string[]
}
export interface Rebuilt extends Projected {
  readonly at: Instant
}

/** An append as text, so that it is written as JSON once, whichever thread or database it goes to. */
export interface AppendText {
  readonly at: Instant
  readonly actor: string
  readonly command: string
  readonly correlation: string
  readonly streams: readonly StreamWrite[]
  /** `basedOn`, by the name that the functions of a PostgreSQL database read. */
  readonly expects: readonly StreamVersion[]
  readonly records: readonly RecordWrite[]
  readonly quotaClaims: readonly { readonly key: string; readonly amount: Decimal; readonly max: Decimal }[]
  readonly outcome: StoredOutcome | undefined
  readonly fired: (ScheduledKey & { readonly what: 'timer' | 'watch' }) | undefined
  readonly delivered: DeliveryKey | undefined
  readonly outbox: readonly OutboxWrite[]
}

export interface LoadedText {
  readonly version: number
  readonly snapshot: Snapshot | undefined
  readonly events: readonly EventText[]
}

/** Tables as they are, in any order. */
export interface Tables {
  readonly events: readonly EventText[]
  readonly snapshots: readonly (Snapshot & { readonly stream: StreamId })[]
  readonly timers: readonly StoredTimer[]
  /** `fresh`: no scan has checked it. */
  readonly watches: readonly (WatchText & { readonly fresh: boolean })[]
  readonly rows: readonly (FoundText & { readonly collection: string })[]
  readonly records: readonly RecordText[]
  readonly outcomes: readonly StoredOutcome[]
  /** Those above 0. */
  readonly claims: readonly { readonly key: string; readonly amount: string }[]
  readonly deliveries: readonly DeliveryText[]
}

interface Method<Args extends readonly unknown[], Answer> {
  readonly args: Args
  readonly answer: Answer
}

/** What every kind of database does; `Store` documents each method. */
export interface Methods {
  load: Method<[stream: StreamId, known: number | undefined], LoadedText>
  hasCommand: Method<[stream: StreamId, command: string], boolean>
  append: Method<[append: AppendText], void>
  streams: Method<[kind: string, after: string, limit: number], readonly StreamId[]>
  rebuild: Method<[rebuilt: Rebuilt], void>
  rows: Method<[filter: RowFilter, page: Page], PageOf<FoundText>>
  row: Method<[collection: string, stream: StreamId, key: string], RowText | undefined>
  record: Method<[collection: string, key: string], RecordText | undefined>
  records: Method<[filter: RecordFilter], readonly RecordText[]>
  changeRecords: Method<[changes: readonly RecordWrite[]], void>
  outcome: Method<[key: OutcomeKey], StoredOutcome | undefined>
  closeOutcome: Method<[closed: StoredOutcome], StoredOutcome>
  quotaClaimed: Method<[key: string], string>
  nextTimer: Method<[now: Instant], Instant | undefined>
  nextSharedTimer: Method<[now: Instant], DueStream | undefined>
  dueStreams: Method<[now: Instant, lease: Lease, limit: number, to: Instant], readonly StreamId[]>
  scheduleOf: Method<
    [stream: StreamId, now: Instant],
    { readonly timers: readonly StoredTimer[]; readonly watches: readonly WatchText[] }
  >
  releaseStream: Method<[stream: StreamId, holder: string, until: Instant | undefined], void>
  scans: Method<[now: Instant, lease: Lease, limit: number, to: Instant], readonly Scan[]>
  candidates: Method<[instrument: InstrumentId, extremes: Extremes | undefined], readonly WatchText[]>
  finishScan: Method<[scan: Scan, holder: string, result: ScanResult], boolean>
  deliveries: Method<[now: Instant, lease: Lease, limit: number], readonly DeliveryText[]>
  deliveriesTo: Method<[stream: StreamId, now: Instant], readonly DeliveryText[]>
  nextDelivery: Method<[now: Instant], Instant | undefined>
  deferDelivery: Method<[key: DeliveryKey, until: Instant], void>
  outboxSize: Method<[], number>
  sweep: Method<[now: Instant], void>
  tables: Method<[], Tables>
  reset: Method<[], void>
}
export type MethodName = keyof Methods
export type Args<K extends MethodName> = Methods[K]['args']
export type Answer<K extends MethodName> = Methods[K]['answer']

/** A database in this thread. @throws StoreConflict */
export type SyncEngine = { readonly [K in MethodName]: (...args: Args<K>) => Answer<K> }
export type AsyncEngine = { readonly [K in MethodName]: (...args: Args<K>) => Promise<Answer<K>> }

/** Asks a database, wherever it runs. @throws StoreConflict | UnknownCommit */
export type Ask = <K extends MethodName>(method: K, ...args: Args<K>) => Promise<Answer<K>>

export const runSync = <K extends MethodName>(engine: SyncEngine, method: K, args: Args<K>): Answer<K> =>
  engine[method](...args)

/** Methods that write, each in one transaction; the others only read. */
export const writing: ReadonlySet<MethodName> = new Set<MethodName>([
  'append',
  'rebuild',
  'changeRecords',
  'closeOutcome',
  'scans',
  'finishScan',
  'sweep',
  'reset',
])
