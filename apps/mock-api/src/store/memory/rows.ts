import type { StreamId } from '@onelot/domain'
import type { FoundText, RowChangeText, RowText } from '../engine.ts'
import type { Page, PageOf, RowFilter } from '../lists.ts'
import { type SortedList, createSortedList } from './sortedList.ts'
import { compareText } from '../textOrder.ts'

/** From the greatest sort key to the smallest; equal ones by key, then by stream. */
const inListOrder = (a: FoundText, b: FoundText): number =>
  compareText(b.sortKey, a.sortKey) || compareText(a.key, b.key) || compareText(a.stream, b.stream)

interface Collection {
  readonly all: SortedList<FoundText>
  readonly byGroup: Map<string, SortedList<FoundText>>
  readonly byStream: Map<
    StreamId,
    { readonly list: SortedList<FoundText>; readonly keys: Map<string, FoundText> }
  >
}

export interface MemoryRows {
  find(filter: RowFilter, page: Page): PageOf<FoundText>
  get(collection: string, stream: StreamId, key: string): RowText | undefined
  /** All rows of a list, those of one group or in one state where they are named. */
  select(filter: Omit<RowFilter, 'stream'>): readonly FoundText[]
  write(stream: StreamId, change: RowChangeText): void
  removeStream(stream: StreamId): void
  all(): readonly (FoundText & { readonly collection: string })[]
  clear(): void
}

export function createMemoryRows(): MemoryRows {
  const collections = new Map<string, Collection>()

  function opened(name: string): Collection {
    const known = collections.get(name)
    if (known) return known
    const empty: Collection = { all: createSortedList(inListOrder), byGroup: new Map(), byStream: new Map() }
    collections.set(name, empty)
    return empty
  }
  function remove({ all, byGroup, byStream }: Collection, row: FoundText): void {
    all.remove(row)
    if (row.group !== undefined) byGroup.get(row.group)?.remove(row)
    const ofStream = byStream.get(row.stream)
    ofStream?.list.remove(row)
    ofStream?.keys.delete(row.key)
  }
  function add({ all, byGroup, byStream }: Collection, row: FoundText): void {
    all.add(row)
    if (row.group !== undefined) {
      const ofGroup = byGroup.get(row.group) ?? createSortedList(inListOrder)
      byGroup.set(row.group, ofGroup)
      ofGroup.add(row)
    }
    const ofStream = byStream.get(row.stream) ?? { list: createSortedList(inListOrder), keys: new Map() }
    byStream.set(row.stream, ofStream)
    ofStream.list.add(row)
    ofStream.keys.set(row.key, row)
  }
  function select({ collection, stream, group, state }: RowFilter): readonly FoundText[] {
    const found = collections.get(collection)
    if (found === undefined) return []
    const { all, byGroup, byStream } = found
    const list =
      stream !== undefined ? byStream.get(stream)?.list : group !== undefined ? byGroup.get(group) : all
    return (list?.items ?? []).filter(
      (row) => (group === undefined || row.group === group) && (state === undefined || row.state === state),
    )
  }

  return {
    find(filter, { offset, limit }) {
      const found = select(filter)
      return { rows: found.slice(offset, offset + limit), total: found.length }
    },
    get: (collection, stream, key) => collections.get(collection)?.byStream.get(stream)?.keys.get(key),
    select,
    write(stream, { collection, key, row }) {
      const rows = opened(collection)
      const before = rows.byStream.get(stream)?.keys.get(key)
      if (before) remove(rows, before)
      if (row) add(rows, { stream, key, ...row })
    },
    removeStream(stream) {
      for (const rows of collections.values())
        for (const row of [...(rows.byStream.get(stream)?.keys.values() ?? [])]) remove(rows, row)
    },
    all: () =>
      [...collections].flatMap(([collection, { all }]) => all.items.map((row) => ({ collection, ...row }))),
    clear() {
      collections.clear()
    },
  }
}
