import { type Instant, type ModuleTable, type StreamId, readEvent } from '@onelot/domain'
import { type Store, StoreConflict } from '../store/port.ts'
import { decisionRows } from './operatorDecisions.ts'
import { projectStored } from './projection.ts'
import { type Streams, emptyView } from './streams.ts'

/** Makes every list, schedule and snapshot of a stream anew from its events; commands may run meanwhile. */
export async function rebuildStream(
  store: Store,
  table: ModuleTable,
  streams: Streams,
  stream: StreamId,
  at: Instant,
): Promise<void> {
  for (;;) {
    const { events, version } = await store.load(stream, 0)
    // Event by event, as they were written: what one owner waits for is replaced by what it waits for later.
    let view = emptyView(stream)
    const rows = []
    const schedules = new Map()
    let last: string | undefined
    for (const { event, meta } of events) {
      const made = projectStored(table, view, [readEvent(table, event)])
      view = made.after
      rows.push(...made.rows)
      if (meta.command !== last) rows.push(...decisionRows(meta, event))
      last = meta.command
      for (const schedule of made.schedules) schedules.set(schedule.owner, schedule)
    }
    try {
      await store.rebuild({
        stream,
        expectedVersion: version,
        rows,
        schedules: [...schedules.values()],
        snapshot: version === 0 ? undefined : streams.snapshotOf(view),
        at,
      })
      return
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error
    }
  }
}
