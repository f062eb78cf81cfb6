import type { ModuleEvent, ModuleTable, RowChange, Schedule, StreamId, StreamVersion } from '@onelot/domain'
import type { StreamAppend } from '../store/port.ts'
import { project } from './projection.ts'
import type { StreamView, Streams } from './streams.ts'

/** A snapshot is written each time that a stream has so many more events. */
const EVENTS_PER_SNAPSHOT = 50

const crossesSnapshot = (before: number, after: number): boolean =>
  Math.floor(after / EVENTS_PER_SNAPSHOT) > Math.floor(before / EVENTS_PER_SNAPSHOT)

interface Draft {
  readonly from: StreamView
  after: StreamView
  readonly events: ModuleEvent[]
  readonly rows: RowChange[]
  /** Keyed by owner: what one waits for later replaces what it waited for before. */
  readonly schedules: Map<string, Schedule>
}

/** The streams that one command changes, while it is planned. */
export interface Drafts {
  /** A stream as the events that were added so far leave it. @throws UnreadableStream */
  view: (stream: StreamId) => Promise<StreamView>
  /** Adds to a stream that was viewed before. */
  add: (stream: StreamId, events: readonly ModuleEvent[]) => void
  /** Streams that were viewed only. */
  unchanged: () => readonly StreamVersion[]
  appends: () => readonly StreamAppend[]
  views: () => readonly StreamView[]
}

export function createDrafts(streams: Streams, table: ModuleTable): Drafts {
  const drafts = new Map<StreamId, Draft>()

  const changed = (): Draft[] => [...drafts.values()].filter(({ events }) => events.length > 0)
  const appendOf = ({ from, after, events, rows, schedules }: Draft): StreamAppend => ({
    stream: from.stream,
    expectedVersion: from.version,
    events,
    rows,
    schedules: [...schedules.values()],
    snapshot: crossesSnapshot(from.version, after.version) ? streams.snapshotOf(after) : undefined,
  })

  return {
    async view(stream) {
      const known = drafts.get(stream)
      if (known !== undefined) return known.after
      const from = await streams.load(stream)
      drafts.set(stream, { from, after: from, events: [], rows: [], schedules: new Map() })
      return from
    },
    add(stream, events) {
      const draft = drafts.get(stream)
      if (draft === undefined) throw new Error(`${stream} was not viewed`)
      const made = project(table, draft.after, events)
      draft.after = made.after
      draft.events.push(...events)
      draft.rows.push(...made.rows)
      for (const schedule of made.schedules) draft.schedules.set(schedule.owner, schedule)
    },
    unchanged: () =>
      [...drafts.values()]
        .filter(({ events }) => events.length === 0)
        .map(({ from: { stream, version } }) => ({ stream, version })),
    appends: () => changed().map(appendOf),
    views: () => changed().map(({ after }) => after),
  }
}
