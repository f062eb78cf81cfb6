import type { Extremes, Instant, InstrumentId } from '@onelot/domain'
import { text, watchColumns, watchText, whole } from '../columns.ts'
import type { SyncEngine, WatchText } from '../engine.ts'
import { reachesOf } from '../lanes.ts'
import { createLeases } from '../leases.ts'
import type { ScheduledKey } from '../port.ts'
import { decimalSortKey } from '../sortKeys.ts'
import type { Statements } from './statements.ts'

type Watches = Pick<SyncEngine, 'scans' | 'candidates' | 'finishScan'> & {
  readonly forgetLeases: () => void
}

const nameOf = ({ stream, owner, kind }: Omit<ScheduledKey, 'version'>): string =>
  JSON.stringify([stream, owner, kind])
export const watchTables = 'watches w JOIN scans s ON s.instrument = w.instrument'

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

/**
 * Watches, and how far the prices of their instruments were searched. A watch is fresh until a search has checked it, and settled from then on:
 * then it is checked as far as its instrument. Leases are kept in memory: no other process works on the file, and they end with this one.
 */
export function createWatches({ run, all }: Statements): Watches {
  const instruments = createLeases()

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
    forgetLeases: () => {
      instruments.clear()
    },
  }
}
