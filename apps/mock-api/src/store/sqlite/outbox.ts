import type { StreamId } from '@onelot/domain'
import { deliveryText, tableQueries } from '../columns.ts'
import type { DeliveryText, SyncEngine } from '../engine.ts'
import { createLeases } from '../leases.ts'
import type { DeliveryKey } from '../port.ts'
import type { Statements } from './statements.ts'

type Outbox = Pick<SyncEngine, 'deliveries' | 'deliveriesTo' | 'nextDelivery' | 'deferDelivery'> & {
  /** It was delivered: its lease ends. */
  readonly forgetDelivery: (key: DeliveryKey) => void
  readonly forgetLeases: () => void
}

const leaseOf = ({ entry, stream, key }: DeliveryKey): string => JSON.stringify([entry, stream, key])
const leaseOfText = (delivery: DeliveryText): string => leaseOf({ ...delivery, entry: delivery.entry.id })

/** What is to be delivered. Leases are kept in memory: no other process works on the file, and they end with this one. */
export function createOutbox({ one, all, each }: Statements): Outbox {
  const deliveries = createLeases()
  return {
    deliveries(now, lease, limit) {
      const leased: DeliveryText[] = []
      if (limit < 1) return leased
      const blocked = new Set<StreamId>()
      for (const row of each(`${tableQueries.deliveries} ORDER BY d.position, d.stream, d.key`)) {
        const delivery = deliveryText(row)
        const name = leaseOfText(delivery)
        if (!deliveries.free(name, now)) blocked.add(delivery.stream)
        if (blocked.has(delivery.stream)) continue
        deliveries.take(name, now, lease)
        leased.push(delivery)
        if (leased.length >= limit) break
      }
      return leased
    },
    deliveriesTo(stream, now) {
      const own = all(`${tableQueries.deliveries} WHERE d.stream = ? ORDER BY d.position, d.key`, stream).map(
        deliveryText,
      )
      const first = own.findIndex((delivery) => deliveries.setAside(leaseOfText(delivery), now))
      return first === -1 ? own : own.slice(0, first)
    },
    nextDelivery(now) {
      for (const row of each(`${tableQueries.deliveries} WHERE o.at <= ? ORDER BY o.at`, now)) {
        const delivery = deliveryText(row)
        if (!deliveries.setAside(leaseOfText(delivery), now)) return delivery.entry.at
      }
      return undefined
    },
    deferDelivery(key, until) {
      const sql = 'SELECT 1 AS found FROM deliveries WHERE entry = ? AND stream = ? AND key = ?'
      if (one(sql, key.entry, key.stream, key.key)) deliveries.defer(leaseOf(key), until)
    },
    forgetDelivery(key) {
      deliveries.forget(leaseOf(key))
    },
    forgetLeases: () => {
      deliveries.clear()
    },
  }
}
