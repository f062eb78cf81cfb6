import type { Instant } from '@onelot/domain'
import { deliveryColumns, deliveryText, tableQueries, text } from '../columns.ts'
import type { AsyncEngine } from '../engine.ts'
import type { Connection } from './connection.ts'
import { LEASED, aside, free } from './leases.ts'

type Outbox = Pick<AsyncEngine, 'deliveries' | 'deliveriesTo' | 'nextDelivery' | 'deferDelivery'>

const delivery = 'position = (SELECT position FROM outbox WHERE id = $1) AND stream = $2 AND key = $3'

/** What is to be delivered. */
export function createOutbox({ read, write }: Connection): Outbox {
  return {
    async deliveries(now, { holder, until }, limit) {
      const leased = await write(
        `WITH open AS (
           SELECT position, stream, key FROM deliveries d WHERE ${free('d')} AND NOT EXISTS (
             SELECT 1 FROM deliveries e
             WHERE e.stream = d.stream AND (e.position, e.key) < (d.position, d.key) AND NOT ${free('e')})
           ORDER BY position, stream, key LIMIT $4 FOR UPDATE SKIP LOCKED
         ), leased AS (
           UPDATE deliveries d SET ${LEASED} FROM open
           WHERE d.position = open.position AND d.stream = open.stream AND d.key = open.key RETURNING d.*
         )
         SELECT ${deliveryColumns()} FROM leased d JOIN outbox o ON o.id = d.entry
         ORDER BY d.position, d.stream, d.key`,
        [now, holder, until, limit],
      )
      return leased.map(deliveryText)
    },
    async deliveriesTo(stream, now) {
      const own = await read(
        `${tableQueries.deliveries} WHERE d.stream = $2 AND NOT EXISTS (
           SELECT 1 FROM deliveries e
           WHERE e.stream = d.stream AND (e.position, e.key) <= (d.position, d.key) AND ${aside('e')})
         ORDER BY d.position, d.key`,
        [now, stream],
      )
      return own.map(deliveryText)
    },
    async nextDelivery(now) {
      const [first] = await read(
        `SELECT o.at FROM deliveries d JOIN outbox o ON o.id = d.entry
         WHERE o.at <= $1 AND NOT ${aside('d')} ORDER BY o.at LIMIT 1`,
        [now],
      )
      return first && text<Instant>(first, 'at')
    },
    async deferDelivery({ entry, stream, key }, until) {
      await write(`UPDATE deliveries SET leased_by = '', leased_until = $4 WHERE ${delivery}`, [
        entry,
        stream,
        key,
        until,
      ])
    },
  }
}
