import type { StreamId } from '@onelot/domain'

interface Scheduled {
  readonly stream: StreamId
  readonly owner: string
  readonly kind: string
}

/** What owners wait for: one of each kind. */
export interface ScheduleMap<T extends Scheduled> {
  get: (key: Scheduled) => T | undefined
  set: (scheduled: T) => void
  delete: (key: Scheduled) => void
  ofOwner: (stream: StreamId, owner: string) => readonly T[]
  ofStream: (stream: StreamId) => readonly T[]
  all: () => readonly T[]
  clear: () => void
}

export function createScheduleMap<T extends Scheduled>(): ScheduleMap<T> {
  const streams = new Map<StreamId, Map<string, Map<string, T>>>()
  const ofStream = (stream: StreamId): readonly T[] =>
    [...(streams.get(stream)?.values() ?? [])].flatMap((kinds) => [...kinds.values()])
  return {
    get: ({ stream, owner, kind }) => streams.get(stream)?.get(owner)?.get(kind),
    set(scheduled) {
      const owners = streams.get(scheduled.stream) ?? new Map<string, Map<string, T>>()
      streams.set(scheduled.stream, owners)
      const kinds = owners.get(scheduled.owner) ?? new Map<string, T>()
      owners.set(scheduled.owner, kinds)
      kinds.set(scheduled.kind, scheduled)
    },
    delete({ stream, owner, kind }) {
      const owners = streams.get(stream)
      const kinds = owners?.get(owner)
      kinds?.delete(kind)
      if (kinds?.size === 0) owners?.delete(owner)
      if (owners?.size === 0) streams.delete(stream)
    },
    ofOwner: (stream, owner) => [...(streams.get(stream)?.get(owner)?.values() ?? [])],
    ofStream,
    all: () => [...streams.keys()].flatMap(ofStream),
    clear() {
      streams.clear()
    },
  }
}
