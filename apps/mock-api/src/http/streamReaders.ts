import type { StreamId } from '@onelot/domain'
import type { Caller } from '../sessions.ts'

/** An open event stream. */
export interface Reader {
  /** Undefined of a guest. */
  readonly account: (Caller & { readonly stream: StreamId }) | undefined
  tellAccount(version: number): void
  end(): void
}

/** Open streams, found by their session or their account without a look at the others. */
export interface Readers {
  add: (reader: Reader) => void
  /** False where it was not there any more. */
  remove: (reader: Reader) => boolean
  all: () => readonly Reader[]
  ofAccount: (stream: StreamId) => readonly Reader[]
  /** Keyed by the digest of its token. */
  ofSession: (token: string) => readonly Reader[]
  /** Digests of the tokens of all members' streams, each once. */
  sessions: () => readonly string[]
}

interface Index<Key> {
  add: (key: Key, reader: Reader) => void
  remove: (key: Key, reader: Reader) => void
  of: (key: Key) => readonly Reader[]
  keys: () => readonly Key[]
}

function createIndex<Key>(): Index<Key> {
  const found = new Map<Key, Set<Reader>>()
  return {
    add(key, reader) {
      const known = found.get(key) ?? new Set()
      found.set(key, known.add(reader))
    },
    remove(key, reader) {
      const known = found.get(key)
      known?.delete(reader)
      if (known?.size === 0) found.delete(key)
    },
    of: (key) => [...(found.get(key) ?? [])],
    keys: () => [...found.keys()],
  }
}

export function createReaders(): Readers {
  const readers = new Set<Reader>()
  const byAccount = createIndex<StreamId>()
  const bySession = createIndex<string>()
  return {
    add(reader) {
      readers.add(reader)
      if (reader.account === undefined) return
      byAccount.add(reader.account.stream, reader)
      bySession.add(reader.account.token, reader)
    },
    remove(reader) {
      if (!readers.delete(reader)) return false
      if (reader.account !== undefined) {
        byAccount.remove(reader.account.stream, reader)
        bySession.remove(reader.account.token, reader)
      }
      return true
    },
    all: () => [...readers],
    ofAccount: byAccount.of,
    ofSession: bySession.of,
    sessions: bySession.keys,
  }
}
