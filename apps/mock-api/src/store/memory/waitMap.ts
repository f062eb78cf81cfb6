import type { StreamId } from '@onelot/domain'

interface Waiting {
  readonly stream: StreamId
  readonly owner: string
  readonly kind: string
}

/** What owners wait for: one of each kind. */
export interface WaitMap<T extends Waiting> {
  get: (key: Waiting) => T | undefined
  set: (wait: T) => void
  delete: (key: Waiting) => void
  ofOwner: (stream: StreamId, owner: string) => readonly T[]
  ofStream: (stream: StreamId) => readonly T[]
  all: () => readonly T[]
  clear: () => void
}

export function createWaitMap<T extends Waiting>(): WaitMap<T> {
  const streams = new Map<StreamId, Map<string, Map<string, T>>>()
  const ofStream = (stream: StreamId): readonly T[] =>
    [...(streams.get(stream)?.values() ?? [])].flatMap((kinds) => [...kinds.values()])
  return {
    get: ({ stream, owner, kind }) => streams.get(stream)?.get(owner)?.get(kind),
    set(wait) {
      const owners = streams.get(wait.stream) ?? new Map<string, Map<string, T>>()
      streams.set(wait.stream, owners)
      const kinds = owners.get(wait.owner) ?? new Map<string, T>()
      owners.set(wait.owner, kinds)
      kinds.set(wait.kind, wait)
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
