import type { Instant, InstrumentId, StreamId } from '@onelot/domain'
import type { DeliveryText, EventText, FoundText, RecordText, WatchText } from '../engine.ts'
import type { Lane } from '../lanes.ts'
import type { Snapshot, StoredOutcome, StoredTimer } from '../port.ts'

/** `checkedTo` is its own while it is fresh; from then on it is that of its instrument. */
export interface KeptWatch extends WatchText {
  readonly fresh: boolean
  readonly lane: Lane
  readonly priceKey: string
}

/** A row of each table, as a database of rows keeps it. Leases are not kept: they end with the page. */
export interface Kept {
  readonly events: EventText
  readonly snapshots: Snapshot & { readonly stream: StreamId }
  readonly timers: StoredTimer
  readonly watches: KeptWatch
  /** How far the watches of an instrument that are not fresh have been checked. */
  readonly checks: { readonly instrument: InstrumentId; readonly checkedTo: Instant }
  readonly rows: FoundText & { readonly collection: string }
  readonly records: RecordText
  readonly outcomes: StoredOutcome
  readonly claims: { readonly key: string; readonly amount: string }
  readonly deliveries: DeliveryText & { readonly position: number }
}
export type KeptTable = keyof Kept
export type KeptRows = { readonly [Table in KeptTable]: readonly Kept[Table][] }
export type KeptKey = readonly (string | number)[]

export const keptTables = [
  'events',
  'snapshots',
  'timers',
  'watches',
  'checks',
  'rows',
  'records',
  'outcomes',
  'claims',
  'deliveries',
] as const satisfies readonly KeptTable[]

/** Hears each change of the tables in memory, in order: who keeps them beyond the page writes the same. */
export interface Notes {
  readonly put: <Table extends KeptTable>(table: Table, key: KeptKey, row: Kept[Table]) => void
  readonly remove: (table: KeptTable, key: KeptKey) => void
  readonly clear: (table: KeptTable) => void
}

const nothing = (): void => undefined

export const noNotes: Notes = { put: nothing, remove: nothing, clear: nothing }
