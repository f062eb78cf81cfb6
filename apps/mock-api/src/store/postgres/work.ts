import type { Extremes, Instant, InstrumentId, StreamId } from '@onelot/domain'
import {
  deliveryColumns,
  deliveryText,
  tableQueries,
  text,
  timerOf,
  watchColumns,
  watchText,
} from '../columns.ts'
import type { AsyncEngine } from '../engine.ts'
import { reachesOf } from '../lanes.ts'
import type { Connection } from './connection.ts'

type Work = Pick<
  AsyncEngine,
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
>

/** Rows of the table `alias` that nobody has leased at the moment $1; a lease taken after it is void: the clock was set back. */
const free = (alias: string): string =>
  `(${alias}.leased_until IS NULL OR ${alias}.leased_until <= $1 OR ${alias}.leased_at > $1)`
/** Set aside at the moment $1: leased by nobody. */
const aside = (alias: string): string => `(${alias}.leased_by = '' AND NOT ${free(alias)})`
/** With $1 now, $2 the holder, $3 until when. */
const LEASED = 'leased_at = $1, leased_by = $2, leased_until = $3'

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

const watchTables = 'watches w JOIN scans s ON s.instrument = w.instrument'
const delivery = 'position = (SELECT position FROM outbox WHERE id = $1) AND stream = $2 AND key = $3'

export function createWork({ read, write }: Connection): Work {
  return {
    async nextTimer(now) {
      const [first] = await read(
        `SELECT due_at FROM streams s WHERE due_at <= $1 AND NOT ${aside('s')} ORDER BY due_at LIMIT 1`,
        [now],
      )
      return first && text<Instant>(first, 'due_at')
    },
    async nextSharedTimer(now) {
      const [first] = await read(
        `SELECT stream, due_at FROM streams s WHERE due_at <= $1 AND kind <> 'account' AND NOT ${aside('s')}
         ORDER BY due_at, stream LIMIT 1`,
        [now],
      )
      return first && { stream: text<StreamId>(first, 'stream'), dueAt: text<Instant>(first, 'due_at') }
    },
    async dueStreams(now, { holder, until }, limit, to) {
      const leased = await write(
        `WITH due AS (
           SELECT stream, due_at FROM streams s WHERE due_at <= $5 AND ${free('s')}
           ORDER BY due_at, stream LIMIT $4 FOR UPDATE SKIP LOCKED
         ), leased AS (
           UPDATE streams s SET ${LEASED} FROM due WHERE s.stream = due.stream RETURNING s.stream
         )
         SELECT due.stream FROM due JOIN leased ON leased.stream = due.stream ORDER BY due.due_at, due.stream`,
        [now, holder, until, limit, to],
      )
      return leased.map((row) => text<StreamId>(row, 'stream'))
    },
    async waiting(stream, now) {
      const [timers, watches] = await Promise.all([
        read('SELECT * FROM timers WHERE stream = $1 AND due_at <= $2', [stream, now]),
        read(`SELECT ${watchColumns()} FROM ${watchTables} WHERE w.stream = $1`, [stream]),
      ])
      return { timers: timers.map(timerOf), watches: watches.map(watchText) }
    },
    async releaseStream(stream, holder, until) {
      await write(
        `UPDATE streams SET leased_by = CASE WHEN $3::text IS NULL THEN NULL ELSE '' END, leased_until = $3,
           leased_at = CASE WHEN $3::text IS NULL THEN NULL ELSE leased_at END
         WHERE stream = $1 AND (leased_by = $2 OR leased_by IS NULL)`,
        [stream, holder, until],
      )
    },
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
