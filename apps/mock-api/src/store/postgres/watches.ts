import type { Extremes, Instant, InstrumentId } from '@onelot/domain'
import { text, watchColumns, watchText } from '../columns.ts'
import type { AsyncEngine } from '../engine.ts'
import { reachesOf } from '../lanes.ts'
import type { Connection } from './connection.ts'
import { LEASED, free } from './leases.ts'

type Watches = Pick<AsyncEngine, 'scans' | 'candidates' | 'finishScan'>

/** Conditions for settled watches that could have been met, with prices as parameters from `$first` on. */
function settledWithin(
  extremes: Extremes | undefined,
  first: number,
): { readonly where: readonly string[]; readonly prices: readonly string[] } {
  const reaches = extremes === undefined ? [] : reachesOf(extremes)
  return {
    where: [
      "w.fresh = 0 AND w.lane = 'trail'",
      ...reaches.map(
        (reach, at) =>
          `w.fresh = 0 AND w.lane = '${reach.lane}' AND w.price ${'from' in reach ? '>=' : '<='} $${String(first + at)}::numeric`,
      ),
    ],
    prices: reaches.map((reach) => ('from' in reach ? reach.from : reach.to)),
  }
}

export const watchTables = 'watches w JOIN scans s ON s.instrument = w.instrument'

/**
 * Watches, and how far the prices of their instruments were searched. A watch is fresh until a search has checked it, and settled from then on:
 * then it is checked as far as its instrument.
 */
export function createWatches({ read, write }: Connection): Watches {
  return {
    async scans(now, { holder, until }, limit, to) {
      const leased = await write(
        `WITH open AS (
           SELECT instrument, checked_to,
             EXISTS (SELECT 1 FROM watches w WHERE w.instrument = s.instrument AND w.fresh = 0) AS settled
           FROM scans s WHERE (checked_to < $5 OR checked_to > $1) AND ${free('s')}
             AND EXISTS (SELECT 1 FROM watches w WHERE w.instrument = s.instrument)
           ORDER BY checked_to, instrument LIMIT $4 FOR UPDATE OF s SKIP LOCKED
         ), leased AS (
           UPDATE scans s SET ${LEASED}, checked_to = least(s.checked_to, $1) FROM open WHERE s.instrument = open.instrument
         ), set_back AS (
           UPDATE watches w SET checked_to = $1 FROM open
           WHERE w.instrument = open.instrument AND open.checked_to > $1 AND w.fresh = 1 AND w.checked_to > $1
         )
         SELECT instrument, CASE WHEN checked_to > $1 THEN $1 WHEN settled THEN checked_to ELSE $5 END AS checked_to
         FROM open ORDER BY open.checked_to, instrument`,
        [now, holder, until, limit, to],
      )
      return leased.map((row) => ({
        instrument: text<InstrumentId>(row, 'instrument'),
        checkedTo: text<Instant>(row, 'checked_to'),
      }))
    },
    async candidates(instrument, extremes) {
      const { where, prices } = settledWithin(extremes, 2)
      const found = await read(
        ['w.fresh = 1', ...where]
          .map((part) => `SELECT ${watchColumns()} FROM ${watchTables} WHERE w.instrument = $1 AND ${part}`)
          .join(' UNION ALL '),
        [instrument, ...prices],
      )
      return found.map(watchText)
    },
    async finishScan({ instrument, checkedTo }, holder, { to, extremes, checked }) {
      const { where, prices } = settledWithin(extremes, 6)
      const same = 'w.stream = c.stream AND w.owner = c.owner AND w.kind = c.kind AND w.version = c.version'
      const done = await write(
        `WITH done AS (
           UPDATE scans SET checked_to = $3, leased_by = NULL, leased_at = NULL, leased_until = NULL
           WHERE instrument = $1 AND leased_by = $2 RETURNING instrument
         ), checked AS (
           SELECT * FROM jsonb_to_recordset($4::jsonb) AS c (stream text, owner text, kind text, version integer, peak text)
         ), looked AS (
           UPDATE watches w SET fresh = 0, peak = coalesce(c.peak, w.peak) FROM checked c, done
           WHERE ${same} AND w.instrument = done.instrument AND ((w.fresh = 1 AND w.checked_to <= $3)
             OR (w.fresh = 0 AND w.peak IS DISTINCT FROM coalesce(c.peak, w.peak)))
         ), unnamed AS (
           UPDATE watches w SET fresh = 1, checked_to = $5 FROM done
           WHERE w.instrument = done.instrument AND (${where.map((part) => `(${part})`).join(' OR ')})
             AND NOT EXISTS (SELECT 1 FROM checked c WHERE ${same})
         )
         SELECT instrument FROM done`,
        [instrument, holder, to, JSON.stringify(checked), checkedTo, ...prices],
      )
      return done.length > 0
    },
  }
}
