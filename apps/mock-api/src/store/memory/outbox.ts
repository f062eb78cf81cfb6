import type { Instant, StreamId } from '@onelot/domain'
import type { DeliveryText, OutboxText, OutboxWrite } from '../engine.ts'
import { createLeases } from '../leases.ts'
import type { DeliveryKey, Lease } from '../port.ts'
import { type Kept, type KeptRows, type Notes, noNotes } from './notes.ts'
import { type SortedList, createSortedList } from './sortedList.ts'
import { compareTexts } from '../textOrder.ts'

type Placed = Kept['deliveries']

const inOrder = (a: Placed, b: Placed): number =>
  a.position - b.position || compareTexts([a.stream, a.key], [b.stream, b.key])
const nameOf = ({ entry, stream, key }: DeliveryKey): string => JSON.stringify([entry, stream, key])

const leaseOf = (placed: Placed): string => nameOf({ ...placed, entry: placed.entry.id })

export interface MemoryOutbox {
  has: (key: DeliveryKey) => boolean
  /** @throws Error where an entry has been written before */
  judge: (entries: readonly OutboxWrite[]) => void
  write: (entry: OutboxText, recipients: readonly Pick<DeliveryText, 'stream' | 'key' | 'row'>[]) => void
  deliveries: (now: Instant, lease: Lease, limit: number) => readonly DeliveryText[]
  deliveriesTo: (stream: StreamId, now: Instant) => readonly DeliveryText[]
  nextDue: (now: Instant) => Instant | undefined
  defer: (key: DeliveryKey, until: Instant) => void
  remove: (key: DeliveryKey) => void
  size: () => number
  all: () => readonly DeliveryText[]
  sweep: () => void
  restore: (kept: KeptRows['deliveries']) => void
  clear: () => void
}

export function createMemoryOutbox(notes: Notes = noNotes): MemoryOutbox {
  const entries = new Set<string>()
  const byName = new Map<string, Placed>()
  let list = createSortedList(inOrder)
  const byStream = new Map<StreamId, SortedList<Placed>>()
  const leases = createLeases()
  let position = 0

  const deliveryOf = ({ entry, stream, key, row }: Placed): DeliveryText => ({ entry, stream, key, row })
  function add(placed: Placed): void {
    const { entry, stream } = placed
    entries.add(entry.id)
    byName.set(nameOf({ ...placed, entry: entry.id }), placed)
    list.add(placed)
    const own = byStream.get(stream) ?? createSortedList(inOrder)
    byStream.set(stream, own)
    own.add(placed)
  }
  return {
    has: (key) => byName.has(nameOf(key)),
    judge(wanted) {
      const ids = new Set<string>()
      for (const {
        entry: { id },
      } of wanted) {
        if (entries.has(id) || ids.has(id)) throw new Error(`outbox entry ${id} exists`)
        ids.add(id)
      }
    },
    write(text, recipients) {
      position += 1
      for (const { stream, key, row } of recipients) {
        const placed: Placed = { entry: text, stream, key, row, position }
        add(placed)
        notes.put('deliveries', [text.id, stream, key], placed)
      }
    },
    deliveries(now, lease, limit) {
      const leased: DeliveryText[] = []
      const blocked = new Set<StreamId>()
      for (const placed of list.items) {
        if (leased.length >= limit) break
        const { stream } = placed
        const name = leaseOf(placed)
        if (!leases.free(name, now)) blocked.add(stream)
        if (blocked.has(stream)) continue
        leases.take(name, now, lease)
        leased.push(deliveryOf(placed))
      }
      return leased
    },
    deliveriesTo(stream, now) {
      const own = byStream.get(stream)?.items ?? []
      const first = own.findIndex((placed) => leases.setAside(leaseOf(placed), now))
      return (first === -1 ? own : own.slice(0, first)).map(deliveryOf)
    },
    nextDue(now) {
      let earliest: Instant | undefined
      for (const placed of list.items) {
        const { at } = placed.entry
        if (at > now || (earliest !== undefined && at >= earliest) || leases.setAside(leaseOf(placed), now))
          continue
        earliest = at
      }
      return earliest
    },
    defer(key, until) {
      if (byName.has(nameOf(key))) leases.defer(nameOf(key), until)
    },
    remove(key) {
      const name = nameOf(key)
      const placed = byName.get(name)
      if (placed === undefined) return
      byName.delete(name)
      notes.remove('deliveries', [key.entry, key.stream, key.key])
      list.remove(placed)
      const own = byStream.get(placed.stream)
      own?.remove(placed)
      if (own?.items.length === 0) byStream.delete(placed.stream)
      leases.forget(name)
    },
    size: () => list.items.length,
    all: () => list.items.map(deliveryOf),
    sweep() {
      const needed = new Set(list.items.map(({ entry }) => entry.id))
      for (const id of entries) if (!needed.has(id)) entries.delete(id)
    },
    restore(kept) {
      for (const placed of kept) {
        add(placed)
        position = Math.max(position, placed.position)
      }
    },
    clear() {
      notes.clear('deliveries')
      entries.clear()
      byName.clear()
      byStream.clear()
      list = createSortedList(inOrder)
      leases.clear()
    },
  }
}
