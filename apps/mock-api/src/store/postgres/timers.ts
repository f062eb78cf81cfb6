import type { Instant, StreamId } from '@onelot/domain'
import { text, timerOf, watchColumns, watchText } from '../columns.ts'
import type { AsyncEngine } from '../engine.ts'
import type { Connection } from './connection.ts'
import { LEASED, aside, free } from './leases.ts'
import { watchTables } from './watches.ts'

type Timers = Pick<
  AsyncEngine,
  'nextTimer' | 'nextSharedTimer' | 'dueStreams' | 'scheduleOf' | 'releaseStream'
>

/** Streams that have something due. */
export function createTimers({ read, write }: Connection): Timers {
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
    async scheduleOf(stream, now) {
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
  }
}
