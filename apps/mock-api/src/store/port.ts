import type {
  Decimal,
  Extremes,
  Instant,
  InstrumentId,
  ModuleEvent,
  RowChange,
  RowValue,
  Schedule,
  StreamId,
  StreamVersion,
  Timer,
  Watch,
} from '@onelot/domain'
import type { Found, Page, PageOf, RecordChange, RecordFilter, RowFilter, StoredRecord } from './lists.ts'
import type { Lease, Scan, ScanResult } from './scans.ts'

export {
  type Conflict,
  StoreConflict,
  StoreFailed,
  StoreLost,
  StoreUnreachable,
  UnknownCommit,
  isOfStore,
} from './conflicts.ts'
export type { Lease, Scan, ScanResult } from './scans.ts'

/** Who or what led to an event, and by which command. */
export interface EventMeta {
  /** An account, `operator`, or `system`. */
  readonly actor: string
  /** Id of the command: unique in each stream for ever. */
  readonly command: string
  /** Id of the first command of a chain: what a process does keeps that of the event it follows. */
  readonly correlation: string
}

/** An event as it lies in a stream; versions count from 1, positions over all streams (they rise, with gaps). */
export interface StoredEvent {
  readonly stream: StreamId
  readonly version: number
  readonly position: number
  readonly event: ModuleEvent
  readonly meta: EventMeta
}

/** A fold of a stream up to `version`. One whose `shape` is not the reader's own is thrown away. */
export interface Snapshot {
  readonly version: number
  readonly shape: string
  /** JSON. */
  readonly state: string
}

/** A timer with who waits. One owner has at most one timer of a kind. */
export interface StoredTimer extends Timer, ScheduledKey {
  readonly kind: Timer['kind']
}

/** A watch with who waits. One owner has at most one watch of a kind. */
export interface StoredWatch extends Watch, ScheduledKey {
  readonly kind: Watch['kind']
  /** Crossings up to this moment have been searched. */
  readonly checkedTo: Instant
}

export interface DueStream {
  readonly stream: StreamId
  readonly dueAt: Instant
}

/** Names a timer or watch as it was written: one that was replaced since is another one. */
export interface ScheduledKey {
  readonly stream: StreamId
  readonly owner: string
  readonly kind: Timer['kind']
  /** Version of the stream after the append that wrote it. */
  readonly version: number
}

/** What one command adds to one stream. */
export interface StreamAppend {
  readonly stream: StreamId
  /** The version that was decided on; another one by now is a conflict. */
  readonly expectedVersion: number
  readonly events: readonly ModuleEvent[]
  /** What owners wait for from `at` on; each replaces what that owner waited for before. */
  readonly schedules: readonly Schedule[]
  readonly rows: readonly RowChange[]
  readonly snapshot?: Snapshot | undefined
}

/** What makes a repeated request the same command. */
export interface OutcomeKey {
  /** Account, or device before login. */
  readonly scope: string
  readonly endpoint: string
  readonly key: string
}

/** An accepted outcome; or, without `answer`, a key that was closed before anything arrived under it. */
export interface StoredOutcome extends OutcomeKey {
  /** Keyed digest of the request's body. */
  readonly bodyHash: string
  /** Sealed. */
  readonly answer: string | undefined
  readonly expiresAt: Instant
}

/** A part of a shared quota. A negative amount releases it; what is claimed never goes below 0. */
export interface StoreQuotaClaim {
  readonly key: string
  readonly amount: Decimal
  readonly max: Decimal
}

/** Work that follows an event, to be delivered to each recipient as a command. */
export interface OutboxEntry {
  /** Unique for ever. */
  readonly id: string
  /** Name of the process that delivers it. */
  readonly process: string
  readonly at: Instant
  readonly correlation: string
  /** JSON. */
  readonly body: object
  /** Fixed in the entry's own transaction: one stream, or every row of a group at that moment. */
  readonly recipients:
    | { readonly kind: 'stream'; readonly stream: StreamId }
    | {
        readonly kind: 'rows'
        readonly collection: string
        readonly group: string
        readonly state?: string | undefined
        /** `row` (the default): a delivery for each row. `stream`: one for each stream that has such rows. */
        readonly each?: 'row' | 'stream' | undefined
      }
}

/** An outbox entry for one of its recipients. `row` is the recipient's row as it was when the entry was written. */
export interface Delivery {
  readonly entry: Omit<OutboxEntry, 'recipients'>
  readonly stream: StreamId
  /** The row's key; empty for an entry to streams. */
  readonly key: string
  readonly row: RowValue | undefined
}
export type DeliveryKey = Pick<Delivery, 'stream' | 'key'> & { readonly entry: string }

/** All that one command writes: one transaction. */
export interface Append {
  readonly meta: EventMeta
  readonly at: Instant
  readonly streams: readonly StreamAppend[]
  /** Streams that were read, and stay as they were until the append is written; another version by now is a conflict. */
  readonly basedOn?: readonly StreamVersion[] | undefined
  readonly records?: readonly RecordChange[]
  readonly quotaClaims?: readonly StoreQuotaClaim[]
  readonly outcome?: StoredOutcome | undefined
  /** The timer or watch that led to the command, deleted with it; gone or replaced is a conflict. */
  readonly fired?: (ScheduledKey & { readonly what: 'timer' | 'watch' }) | undefined
  /** The delivery that led to the command, deleted with it; gone already is a conflict. */
  readonly delivered?: DeliveryKey | undefined
  readonly outbox?: readonly OutboxEntry[]
}

export interface Loaded {
  readonly version: number
  /** Only where the caller knew no version. */
  readonly snapshot: Snapshot | undefined
  /** Those after the snapshot, or after the version that the caller knew. */
  readonly events: readonly StoredEvent[]
}

/** At most `max` in a window of `windowMs`. */
export interface Limit {
  readonly max: number
  readonly windowMs: number
}

export type RemovedRecords =
  | { readonly collection: string; readonly key: string }
  | { readonly collection: string; readonly owner: string }

/** What other parts of this instance, and other instances, receive of a commit. */
export interface Committed {
  readonly streams: readonly StreamVersion[]
  /** Collections of records that it changed. */
  readonly records: readonly string[]
  /** Records that it removed, each by its key, or all that an owner had of a collection. Missing where it removed none. */
  readonly removed?: readonly RemovedRecords[]
  /** It left work in the outbox. */
  readonly outbox: boolean
  /** Anything may have changed: the store was emptied, or commits were missed. */
  readonly everything?: true
}

/**
 * All that the broker stores (docs/rules/stores.md). Each method is one transaction; a rejected one has written nothing, unless it rejects
 * with `UnknownCommit`. All implementations pass one contract test.
 */
export interface Store {
  /** No other process writes to it: what this process has read is the newest. */
  readonly exclusive: boolean
  /** Resolves, in a sentence, once what it holds is not on the disk any more; every call rejects from then on. Absent where that cannot be. */
  readonly lost?: Promise<string> | undefined

  /** A stream without events has version 0. */
  load: (stream: StreamId, knownVersion?: number) => Promise<Loaded>
  /** Whether a command has led to events of the stream, however long ago. */
  hasCommand: (stream: StreamId, command: string) => Promise<boolean>
  /** @throws StoreConflict | UnknownCommit */
  append: (append: Append) => Promise<void>
  /** Streams of a kind that have events, in order of their ids, after `after`. */
  streams: (
    kind: string,
    page: { readonly after?: StreamId | undefined; readonly limit: number },
  ) => Promise<readonly StreamId[]>
  /** Replaces every row, schedule and snapshot of a stream. @throws StoreConflict where the stream is no longer at `expectedVersion` */
  rebuild: (rebuilt: Omit<StreamAppend, 'events'> & { readonly at: Instant }) => Promise<void>

  rows: (filter: RowFilter, page: Page) => Promise<PageOf<Found>>
  row: (collection: string, stream: StreamId, key: string) => Promise<RowValue | undefined>

  /** Credentials, identity, sessions: what is not folded from events, and can be erased. */
  record: (collection: string, key: string) => Promise<StoredRecord | undefined>
  /** In the order of their keys. */
  records: (filter: RecordFilter) => Promise<readonly StoredRecord[]>
  /** @throws StoreConflict with `keyTaken` */
  changeRecords: (changes: readonly RecordChange[]) => Promise<void>

  outcome: (key: OutcomeKey) => Promise<StoredOutcome | undefined>
  /** Stores an outcome without an answer unless the key has one; the key's outcome from then on. */
  closeOutcome: (closed: StoredOutcome) => Promise<StoredOutcome>

  /** What is claimed of a key. */
  quotaClaimed: (key: string) => Promise<Decimal>

  /** Runs work that keeps time, after that of all instances that asked before. */
  enqueueTimekeeping: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs work after that of all, in whatever instance, that asked before for one of these streams. Their names are given in order, so that nobody waits in a circle. */
  enqueueForStreams: <T>(streams: readonly StreamId[], work: () => Promise<T>) => Promise<T>

  /** When the earliest timer is due that is due at or before `now`, but for streams that are set aside. */
  nextTimer: (now: Instant) => Promise<Instant | undefined>
  /** The stream of the earliest such timer that is no account's, and when that is due. */
  nextSharedTimer: (now: Instant) => Promise<DueStream | undefined>
  /** Leases streams that have timers due at or before `to`, a moment up to `now`; those that have waited longest first. */
  dueStreams: (now: Instant, lease: Lease, limit: number, to?: Instant) => Promise<readonly StreamId[]>
  /** What a stream waits for: its timers due at or before `now`, the earliest first, and all its watches. */
  scheduleOf: (
    stream: StreamId,
    now: Instant,
  ) => Promise<{ readonly timers: readonly StoredTimer[]; readonly watches: readonly StoredWatch[] }>
  /** Ends the lease of a stream; with `until`, it is set aside: nobody leases it before. */
  releaseStream: (stream: StreamId, holder: string, until?: Instant) => Promise<void>

  /**
   * Leases instruments that have watches and are not checked to `to`, a moment up to `now`, yet; one whose `checkedTo` is after `now` is set back
   * to it.
   */
  scans: (now: Instant, lease: Lease, limit: number, to?: Instant) => Promise<readonly Scan[]>
  /** Watches of an instrument that could have been met: those that no scan has checked, trails, and levels inside the extremes. */
  candidates: (instrument: InstrumentId, extremes: Extremes | undefined) => Promise<readonly StoredWatch[]>
  /** Ends a scan that this holder leases. False where the lease has passed to another; then nothing is written. */
  finishScan: (scan: Scan, holder: string, result: ScanResult) => Promise<boolean>

  /** Leases deliveries in the order of their entries; of a stream none that follows one which is leased or set aside. */
  deliveries: (now: Instant, lease: Lease, limit: number) => Promise<readonly Delivery[]>
  /** What is to be delivered to a stream, whoever leases it, in the order of its entries; nothing from one that is set aside on. */
  deliveriesTo: (stream: StreamId, now: Instant) => Promise<readonly Delivery[]>
  /** The time of the earliest entry, up to `now`, that is not delivered to all, but for deliveries that are set aside. */
  nextDelivery: (now: Instant) => Promise<Instant | undefined>
  /** Sets a delivery aside: nobody leases it before `until`. */
  deferDelivery: (key: DeliveryKey, until: Instant) => Promise<void>
  /** Work that is left: deliveries, deferred ones included. */
  outboxSize: () => Promise<number>

  /** Acquires a slot in a window; false where it is full, and then nothing is counted. */
  acquire: (key: string, now: Instant, limit: Limit) => Promise<boolean>
  /** Releases every slot acquired under `key`. */
  release: (key: string) => Promise<void>

  /** Drops what has expired: records, outcomes, slots in windows. */
  sweep: (now: Instant) => Promise<void>
  /** Everything but slots, leases and event positions, in a stable order. */
  dump: () => Promise<StoreDump>
  /** Subscribes to each later commit, also of other instances. A listener's error is logged and affects no other listener. */
  onCommit: (listener: (committed: Committed) => void) => () => void
  reset: () => Promise<void>
  /** Asked again, it returns the same promise. */
  close: () => Promise<void>
}

export type StoreDump = Readonly<Record<string, readonly unknown[]>>
