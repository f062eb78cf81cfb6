import type { Instant, RowValue, StreamId } from '@onelot/domain'

/** A row with its collection and stream. */
export interface Found {
  readonly stream: StreamId
  readonly key: string
  readonly row: RowValue
}

interface RowsOfCollection {
  readonly collection: string
  /** One of these, where there are several. */
  readonly state?: string | readonly string[] | undefined
  /** Sort keys from this one on. */
  readonly from?: string | undefined
  /** Sort keys that come before this one. */
  readonly before?: string | undefined
}
/** Rows of a collection: of one stream, of one group, or both. A collection that is read whole gives its rows one group. */
export type RowFilter = RowsOfCollection &
  (
    | { readonly stream: StreamId; readonly group?: string | undefined }
    | { readonly stream?: undefined; readonly group: string }
  )

/** The states that a filter names; undefined where it takes any. */
export const statesOf = ({ state }: Pick<RowFilter, 'state'>): readonly string[] | undefined =>
  typeof state === 'string' ? [state] : state

/** Where a row is in the order of a list: the greatest sort key first, equal ones by key, then by stream. */
export interface Slot {
  readonly sortKey: string
  readonly key: string
  readonly stream: StreamId
}

export const slotOf = ({ stream, key, row: { sortKey } }: Found): Slot => ({ sortKey, key, stream })

export interface Page {
  /** The rows that come after this slot, whether a row has it still or not; without one, from the first. */
  readonly after?: Slot | undefined
  readonly limit: number
}
export interface PageOf<T> {
  readonly rows: readonly T[]
  /** Counts all pages. */
  readonly total: number
}

/** What is kept beside the streams: credentials, identity, sessions. */
export interface StoredRecord {
  /** `module.list`. */
  readonly collection: string
  /** Unique within the collection. */
  readonly key: string
  /** An account, so that all of its records can be found and erased. */
  readonly owner: string
  /** JSON. */
  readonly body: object
  readonly expiresAt?: Instant | undefined
}

export type RecordChange =
  /** `new` is refused with `keyTaken` where the key exists. */
  | { readonly kind: 'new' | 'replace'; readonly record: StoredRecord }
  /** It no longer expires; refused with `notExpiring` where it does not anyway, or is not there. */
  | { readonly kind: 'keep'; readonly collection: string; readonly key: string }
  | { readonly kind: 'remove'; readonly collection: string; readonly key: string }
  /** All of an owner but the one of the key `but`, which is neither read nor written. */
  | {
      readonly kind: 'removeOwned'
      readonly collection: string
      readonly owner: string
      readonly but?: string | undefined
    }

export interface RecordFilter {
  readonly collection: string
  readonly owner?: string | undefined
}
