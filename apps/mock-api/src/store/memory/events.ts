import { type StreamId, kindOfStream } from '@onelot/domain'
import type { AppendText, EventText, LoadedText, StreamWrite } from '../engine.ts'
import { type Snapshot, StoreConflict } from '../port.ts'
import { type KeptRows, type Notes, noNotes } from './notes.ts'
import { type SortedList, createSortedList } from './sortedList.ts'
import { compareText } from '../textOrder.ts'

interface Stream {
  readonly events: EventText[]
  readonly commands: Set<string>
  snapshot: Snapshot | undefined
}

export interface MemoryEvents {
  load: (stream: StreamId, known: number | undefined) => LoadedText
  hasCommand: (stream: StreamId, command: string) => boolean
  streams: (kind: string, after: string, limit: number) => readonly StreamId[]
  /** @throws StoreConflict */
  judge: (append: AppendText) => void
  /** @throws StoreConflict */
  judgeVersion: (stream: StreamId, expectedVersion: number) => void
  write: (append: AppendText, part: StreamWrite) => void
  setSnapshot: (stream: StreamId, snapshot: Snapshot | undefined) => void
  all: () => readonly EventText[]
  snapshots: () => readonly (Snapshot & { readonly stream: StreamId })[]
  restore: (kept: Pick<KeptRows, 'events' | 'snapshots'>) => void
  clear: () => void
}

export function createMemoryEvents(notes: Notes = noNotes): MemoryEvents {
  const streams = new Map<StreamId, Stream>()
  const byKind = new Map<string, SortedList<StreamId>>()
  let position = 0

  const versionOf = (stream: StreamId): number => streams.get(stream)?.events.length ?? 0
  const hasCommand = (stream: StreamId, command: string): boolean =>
    streams.get(stream)?.commands.has(command) === true
  function opened(stream: StreamId): Stream {
    const known = streams.get(stream)
    if (known) return known
    const empty: Stream = { events: [], commands: new Set(), snapshot: undefined }
    streams.set(stream, empty)
    return empty
  }
  function add(event: EventText, kind: string): void {
    const { events, commands } = opened(event.stream)
    if (events.length === 0) {
      const ofKind = byKind.get(kind) ?? createSortedList<StreamId>(compareText)
      byKind.set(kind, ofKind)
      ofKind.add(event.stream)
    }
    commands.add(event.command)
    events.push(event)
    position = Math.max(position, event.position)
  }
  function judgeVersion(stream: StreamId, expectedVersion: number): void {
    if (versionOf(stream) !== expectedVersion) throw new StoreConflict({ kind: 'version', stream })
  }

  return {
    load(stream, known) {
      const { events, snapshot } = streams.get(stream) ?? { events: [], snapshot: undefined }
      const from = known ?? snapshot?.version ?? 0
      return {
        version: events.length,
        snapshot: known === undefined ? snapshot : undefined,
        events: events.slice(from),
      }
    },
    hasCommand,
    streams(kind, after, limit) {
      const found = byKind.get(kind)
      if (found === undefined) return []
      const from = found.firstWhere((stream) => compareText(stream, after) > 0)
      return found.items.slice(from, from + limit)
    },
    judge(append) {
      for (const { stream, version } of append.expects) judgeVersion(stream, version)
      for (const { stream, expectedVersion, events } of append.streams) {
        judgeVersion(stream, expectedVersion)
        if (events.length > 0 && hasCommand(stream, append.command))
          throw new StoreConflict({ kind: 'commandRepeated', stream })
      }
    },
    judgeVersion,
    write({ actor, command, correlation }, { stream, kind, expectedVersion, events }) {
      for (const [at, body] of events.entries()) {
        const version = expectedVersion + at + 1
        const event = { stream, version, position: position + 1, actor, command, correlation, body }
        add(event, kind)
        notes.put('events', [stream, version], event)
      }
    },
    setSnapshot(stream, snapshot) {
      opened(stream).snapshot = snapshot
      if (snapshot === undefined) notes.remove('snapshots', [stream])
      else notes.put('snapshots', [stream], { stream, ...snapshot })
    },
    all: () => [...streams.values()].flatMap(({ events }) => events),
    snapshots: () =>
      [...streams].flatMap(([stream, { snapshot }]) =>
        snapshot === undefined ? [] : [{ stream, ...snapshot }],
      ),
    restore({ events, snapshots }) {
      for (const event of events) add(event, kindOfStream(event.stream))
      for (const { stream, ...snapshot } of snapshots) opened(stream).snapshot = snapshot
    },
    clear() {
      streams.clear()
      byKind.clear()
      notes.clear('events')
      notes.clear('snapshots')
    },
  }
}
