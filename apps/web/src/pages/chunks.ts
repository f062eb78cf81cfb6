import { CHUNK_LOAD_MS } from '../constants.ts'

/** A part of the app that did not arrive; trying again asks for it anew. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

/** Parts of the app by name, each asked for once and kept; one that failed may be asked for again. */
export interface Chunks<Key extends string, Chunk> {
  /** The same promise until `retry`. Rejects with `ChunkError`, after 120 s at the latest (section 9). */
  readonly load: (key: Key) => Promise<Chunk>
  /** Forgets it, if it failed. */
  readonly retry: (key: Key) => void
}

export function createChunks<Key extends string, Chunk>(
  ask: (key: Key) => Promise<Chunk>,
  limitMs = CHUNK_LOAD_MS,
): Chunks<Key, Chunk> {
  const asked = new Map<Key, Promise<Chunk>>()
  const failed = new Set<Key>()

  return {
    load: (key) => {
      const before = asked.get(key)
      if (before !== undefined) return before
      const chunk = withLimit(ask(key), key, limitMs)
      chunk.catch(() => failed.add(key))
      asked.set(key, chunk)
      return chunk
    },
    retry: (key) => {
      if (failed.delete(key)) asked.delete(key)
    },
  }
}

const withLimit = <Chunk>(chunk: Promise<Chunk>, key: string, limitMs: number): Promise<Chunk> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new ChunkError(`${key} did not arrive within ${String(limitMs)} ms`))
    }, limitMs)
    chunk.then(
      (arrived) => {
        clearTimeout(timer)
        resolve(arrived)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(new ChunkError(`${key} could not be loaded`, { cause: error }))
      },
    )
  })
