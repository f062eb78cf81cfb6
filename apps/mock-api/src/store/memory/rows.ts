import type { StreamId } from '@onelot/domain'
import type { FoundText, RowChangeText, RowText } from '../engine.ts'
import { type Page, type PageOf, type RowFilter, type Slot, statesOf } from '../lists.ts'
import { type KeptRows, type Notes, noNotes } from './notes.ts'
import { type SortedList, createSortedList } from './sortedList.ts'
import { compareText } from '../textOrder.ts'

/** From the greatest sort key to the smallest; equal ones by key, then by stream. */
const inListOrder = (a: Slot, b: Slot): number =>
  compareText(b.sortKey, a.sortKey) || compareText(a.key, b.key) || compareText(a.stream, b.stream)

/** Lists are kept in the opposite order: new rows are mostly added at the end, which moves no other. */
const fromLast = (a: FoundText, b: FoundText): number => inListOrder(b, a)

interface Collection {
  readonly name: string
  /** In no order: rows of many streams are read seldom, and sorted then. */
  readonly byGroup: Map<string, Set<FoundText>>
  readonly byStream: Map<
    StreamId,
    { readonly list: SortedList<FoundText>; readonly keys: Map<string, FoundText> }
  >
}

export interface MemoryRows {
  find: (filter: RowFilter, page: Page) => PageOf<FoundText>
  get: (collection: string, stream: StreamId, key: string) => RowText | undefined
  select: (filter: RowFilter) => readonly FoundText[]
  write: (stream: StreamId, change: RowChangeText) => void
  removeStream: (stream: StreamId) => void
  all: () => readonly (FoundText & { readonly collection: string })[]
  restore: (kept: KeptRows['rows']) => void
  clear: () => void
}

export function createMemoryRows(notes: Notes = noNotes): MemoryRows {
  const collections = new Map<string, Collection>()

  function opened(name: string): Collection {
    const known = collections.get(name)
    if (known) return known
    const empty: Collection = { name, byGroup: new Map(), byStream: new Map() }
    collections.set(name, empty)
    return empty
  }
  function remove({ name, byGroup, byStream }: Collection, row: FoundText): void {
    notes.remove('rows', [name, row.stream, row.key])
    if (row.group !== undefined) byGroup.get(row.group)?.delete(row)
    const ofStream = byStream.get(row.stream)
    ofStream?.list.remove(row)
    ofStream?.keys.delete(row.key)
  }
  function add({ byGroup, byStream }: Collection, row: FoundText): void {
    if (row.group !== undefined) {
      const ofGroup = byGroup.get(row.group) ?? new Set()
      byGroup.set(row.group, ofGroup)
      ofGroup.add(row)
    }
    const ofStream = byStream.get(row.stream) ?? { list: createSortedList(fromLast), keys: new Map() }
    byStream.set(row.stream, ofStream)
    ofStream.list.add(row)
    ofStream.keys.set(row.key, row)
  }
  function select(filter: RowFilter): readonly FoundText[] {
    const { collection, stream, group, from, before } = filter
    const found = collections.get(collection)
    const states = statesOf(filter)
    const inState = (row: FoundText): boolean =>
      (states === undefined || states.includes(row.state)) &&
      (from === undefined || compareText(row.sortKey, from) >= 0) &&
      (before === undefined || compareText(row.sortKey, before) < 0)
    if (stream === undefined) return [...(found?.byGroup.get(group) ?? [])].filter(inState).sort(inListOrder)
    return (found?.byStream.get(stream)?.list.items ?? [])
      .filter((row) => (group === undefined || row.group === group) && inState(row))
      .reverse()
  }

  return {
    find(filter, { after, limit }) {
      const found = select(filter)
      const first = after === undefined ? 0 : found.findIndex((row) => inListOrder(row, after) > 0)
      return { rows: first < 0 ? [] : found.slice(first, first + limit), total: found.length }
    },
    get: (collection, stream, key) => collections.get(collection)?.byStream.get(stream)?.keys.get(key),
    select,
    write(stream, change) {
      const [collection, key] = change
      const rows = opened(collection)
      const before = rows.byStream.get(stream)?.keys.get(key)
      if (before) remove(rows, before)
      if (change.length === 2) return
      const [, , state, group, sortKey, body] = change
      const row = { stream, key, state, group, sortKey, body }
      add(rows, row)
      notes.put('rows', [collection, stream, key], { collection, ...row })
    },
    removeStream(stream) {
      for (const rows of collections.values())
        for (const row of [...(rows.byStream.get(stream)?.keys.values() ?? [])]) remove(rows, row)
    },
    all: () =>
      [...collections].flatMap(([collection, { byStream }]) =>
        [...byStream.values()].flatMap(({ list }) => list.items.map((row) => ({ collection, ...row }))),
      ),
    restore(kept) {
      for (const { collection, ...row } of kept) add(opened(collection), row)
    },
    clear() {
      collections.clear()
      notes.clear('rows')
    },
  }
}
