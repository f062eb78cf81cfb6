import type { Instant, StreamId } from '@onelot/domain'
import { text, timerOf, watchColumns, watchText } from '../columns.ts'
import type { SyncEngine } from '../engine.ts'
import { createLeases } from '../leases.ts'
import { OF_NO_ACCOUNT } from './schema.ts'
import type { Statements } from './statements.ts'
import { watchTables } from './watches.ts'

type Timers = Pick<
  SyncEngine,
  'nextTimer' | 'nextSharedTimer' | 'dueStreams' | 'scheduleOf' | 'releaseStream'
> & { readonly forgetLeases: () => void }

/** Streams that have something due. Leases are kept in memory: no other process works on the file, and they end with this one. */
export function createTimers({ all, each }: Statements): Timers {
  const streams = createLeases()
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
    scheduleOf: (stream, now) => ({
      timers: all('SELECT * FROM timers WHERE stream = ? AND due_at <= ?', stream, now).map(timerOf),
      watches: all(`SELECT ${watchColumns()} FROM ${watchTables} WHERE w.stream = ?`, stream).map(watchText),
    }),
    releaseStream(stream, holder, until) {
      streams.release(stream, holder, until)
    },
    forgetLeases: () => {
      streams.clear()
    },
  }
}
