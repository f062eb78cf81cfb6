import { plainAmount } from './amounts.ts'
import type { Tables } from './engine.ts'
import type { StoreDump } from './port.ts'
import { deliveryOf, eventOf, recordOf, rowOf, watchOf } from './storeText.ts'
import { compareTexts } from './textOrder.ts'

const sorted = <T>(items: readonly T[], key: (item: T) => readonly string[]): readonly T[] =>
  items
    .map((item) => ({ item, key: key(item) }))
    .sort((a, b) => compareTexts(a.key, b.key))
    .map(({ item }) => item)

/** Sorts as its number does. */
const padded = (version: number): string => String(version).padStart(12, '0')

/** Tables without what differs between equal stores: positions of events, and leases. */
export function dumpOf(tables: Tables): StoreDump {
  return {
    events: sorted(tables.events, ({ stream, version }) => [stream, padded(version)])
      .map(eventOf)
      .map(({ stream, version, event, meta }) => ({ stream, version, event, meta })),
    snapshots: sorted(tables.snapshots, ({ stream }) => [stream]).map(
      ({ stream, version, shape, state }) => ({ stream, version, shape, state }),
    ),
    timers: sorted(tables.timers, ({ stream, owner, kind }) => [stream, owner, kind]).map(
      ({ stream, owner, kind, version, dueAt }) => ({ stream, owner, kind, version, dueAt }),
    ),
    watches: sorted(tables.watches, ({ stream, owner, kind }) => [stream, owner, kind]).map((watch) => ({
      ...watchOf(watch),
      fresh: watch.fresh,
    })),
    rows: sorted(tables.rows, ({ collection, stream, key }) => [collection, stream, key]).map(
      ({ collection, stream, key, ...row }) => ({ collection, stream, key, row: rowOf(row) }),
    ),
    records: sorted(tables.records, ({ collection, key }) => [collection, key]).map(recordOf),
    outcomes: sorted(tables.outcomes, ({ scope, endpoint, key }) => [scope, endpoint, key]).map(
      ({ scope, endpoint, key, bodyHash, answer, expiresAt }) => ({
        scope,
        endpoint,
        key,
        bodyHash,
        answer,
        expiresAt,
      }),
    ),
    claims: sorted(tables.claims, ({ key }) => [key]).map(({ key, amount }) => ({
      key,
      amount: plainAmount(amount),
    })),
    deliveries: sorted(tables.deliveries, ({ entry, stream, key }) => [entry.id, stream, key]).map(
      deliveryOf,
    ),
  }
}
