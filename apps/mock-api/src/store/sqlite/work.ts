import type { Extremes, Instant, InstrumentId, StreamId } from '@onelot/domain'
import { deliveryText, tableQueries, text, timerOf, watchColumns, watchText, whole } from '../columns.ts'
import type { DeliveryText, SyncEngine, WatchText } from '../engine.ts'
import { reachesOf } from '../lanes.ts'
import { createLeases } from '../leases.ts'
import type { DeliveryKey, WaitKey } from '../port.ts'
import { decimalSortKey } from '../sortKeys.ts'
import { OF_NO_ACCOUNT } from './schema.ts'
import type { Statements } from './statements.ts'

type Work = Pick<
  SyncEngine,
  | 'nextTimer'
  | 'nextSharedTimer'
  | 'dueStreams'
  | 'waiting'
  | 'releaseStream'
  | 'scans'
  | 'candidates'
  | 'finishScan'
  | 'deliveries'
  | 'deliveriesTo'
  | 'nextDelivery'
  | 'deferDelivery'
> & {
  readonly forgetDelivery: (key: DeliveryKey) => void
  readonly forgetLeases: () => void
}

const leaseOf = ({ entry, stream, key }: DeliveryKey): string => JSON.stringify([entry, stream, key])
const leaseOfText = (delivery: DeliveryText): string => leaseOf({ ...delivery, entry: delivery.entry.id })
const nameOf = ({ stream, owner, kind }: Omit<WaitKey, 'version'>): string =>
  JSON.stringify([stream, owner, kind])
const watchTables = 'watches w JOIN scans s ON s.instrument = w.instrument'

/** Conditions for settled watches that could have been met, each answered by the index: trails, and levels within reach. */
function settledWithin(extremes: Extremes | undefined): readonly (readonly [where: string, key?: string])[] {
  const reaches = extremes === undefined ? [] : reachesOf(extremes)
  return [
    ["w.fresh = 0 AND w.lane = 'trail'"],
    ...reaches.map((reach) =>
      'from' in reach
        ? ([
            `w.fresh = 0 AND w.lane = '${reach.lane}' AND w.price_key >= ?`,
            decimalSortKey(reach.from),
          ] as const)
        : ([
            `w.fresh = 0 AND w.lane = '${reach.lane}' AND w.price_key <= ?`,
            decimalSortKey(reach.to),
          ] as const),
    ),
  ]
}

/** What is due. Leases are kept in memory: no other process works on the file, and they end with this one. */
export function createWork({ run, one, all, each }: Statements): Work {
  const streams = createLeases()
  const instruments = createLeases()
  const deliveries = createLeases()

  /** Instruments that have watches; `settled` is whether a scan has checked any of them. */
  const watched = `SELECT instrument, checked_to,
      EXISTS (SELECT 1 FROM watches w WHERE w.instrument = s.instrument AND w.fresh = 0) AS settled
    FROM scans s WHERE (checked_to < ? OR checked_to > ?) AND EXISTS (SELECT 1 FROM watches w WHERE w.instrument = s.instrument)
    ORDER BY checked_to, instrument`

  function setBack(instrument: InstrumentId, now: Instant): void {
    run('UPDATE scans SET checked_to = ? WHERE instrument = ?', now, instrument)
    run(
      'UPDATE watches SET checked_to = ?1 WHERE instrument = ?2 AND fresh = 1 AND checked_to > ?1',
      now,
      instrument,
    )
  }

  const watchesWhere = (
    instrument: InstrumentId,
    conditions: readonly (readonly [where: string, key?: string])[],
  ): readonly WatchText[] =>
    all(
      conditions
        .map(([where]) => `SELECT ${watchColumns()} FROM ${watchTables} WHERE w.instrument = ? AND ${where}`)
        .join(' UNION ALL '),
      ...conditions.flatMap(([, key]) => (key === undefined ? [instrument] : [instrument, key])),
    ).map(watchText)

  return {
    nextTimer(now) {
      for (const row of each(
        'SELECT due_at, stream FROM timers WHERE due_at <= ? ORDER BY due_at, stream',
        now,
      ))
        if (!streams.setAside(text(row, 'stream'), now)) return text<Instant>(row, 'due_at')
      return undefined
    },
    nextSharedTimer(now) {
      for (const row of each(
        `SELECT due_at, stream FROM timers WHERE due_at <= ? AND ${OF_NO_ACCOUNT} ORDER BY due_at, stream`,
        now,
      )) {
        const stream = text<StreamId>(row, 'stream')
        if (!streams.setAside(stream, now)) return { stream, dueAt: text<Instant>(row, 'due_at') }
      }
      return undefined
    },
    dueStreams(now, lease, limit, to) {
      const leased: StreamId[] = []
      if (limit < 1) return leased
      for (const row of each('SELECT stream FROM timers WHERE due_at <= ? ORDER BY due_at, stream', to)) {
        const stream = text<StreamId>(row, 'stream')
        if (!streams.free(stream, now)) continue
        streams.take(stream, now, lease)
        leased.push(stream)
        if (leased.length >= limit) break
      }
      return leased
    },
    waiting: (stream, now) => ({
      timers: all('SELECT * FROM timers WHERE stream = ? AND due_at <= ?', stream, now).map(timerOf),
      watches: all(`SELECT ${watchColumns()} FROM ${watchTables} WHERE w.stream = ?`, stream).map(watchText),
    }),
    releaseStream(stream, holder, until) {
      streams.release(stream, holder, until)
    },
    scans(now, lease, limit, to) {
      const open = all(watched, to, now)
        .filter((row) => instruments.free(text(row, 'instrument'), now))
        .slice(0, limit)
      return open.map((row) => {
        const instrument = text<InstrumentId>(row, 'instrument')
        const checkedTo = text<Instant>(row, 'checked_to')
        instruments.take(instrument, now, lease)
        if (checkedTo > now) setBack(instrument, now)
        if (checkedTo > now) return { instrument, checkedTo: now }
        return { instrument, checkedTo: whole(row, 'settled') === 0 ? to : checkedTo }
      })
    },
    candidates: (instrument, extremes) =>
      watchesWhere(instrument, [['w.fresh = 1'], ...settledWithin(extremes)]),
    finishScan({ instrument, checkedTo }, holder, { to, extremes, checked }) {
      if (!instruments.heldBy(instrument, holder)) return false
      const left = new Map(
        watchesWhere(instrument, settledWithin(extremes)).map((watch) => [nameOf(watch), watch]),
      )
      for (const key of checked) {
        const { stream, owner, kind, version, peak } = key
        if (left.get(nameOf(key))?.version === version) left.delete(nameOf(key))
        run(
          `UPDATE watches SET fresh = 0, peak = coalesce(?1, peak) WHERE stream = ?2 AND owner = ?3 AND kind = ?4
           AND version = ?5 AND instrument = ?6
           AND ((fresh = 1 AND checked_to <= ?7) OR (fresh = 0 AND peak IS NOT coalesce(?1, peak)))`,
          peak,
          stream,
          owner,
          kind,
          version,
          instrument,
          to,
        )
      }
      for (const { stream, owner, kind } of left.values())
        run(
          'UPDATE watches SET fresh = 1, checked_to = ? WHERE stream = ? AND owner = ? AND kind = ?',
          checkedTo,
          stream,
          owner,
          kind,
        )
      run('UPDATE scans SET checked_to = ? WHERE instrument = ?', to, instrument)
      instruments.forget(instrument)
      return true
    },
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
    forgetLeases() {
      for (const leases of [streams, instruments, deliveries]) leases.clear()
    },
  }
}
