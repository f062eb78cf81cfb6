import { CHUNK_LOAD_MS } from '../constants.ts'

/** A part of the app that did not arrive. A browser keeps an import that failed, so only a reloaded page asks for it again. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

/** Parts of the app by name, each asked for once and kept. */
export interface Chunks<Chunk> {
  /** The same promise each time. Rejects with `ChunkError`, after 120 s at the latest. */
  readonly load: (key: string, ask: () => Promise<Chunk>) => Promise<Chunk>
  /** As `load`, but asks again for what has failed. */
  readonly again: (key: string, ask: () => Promise<Chunk>) => Promise<Chunk>
  /** As `load`, before anybody needs it: where it fails, who needs it asks anew. */
  readonly early: (key: string, ask: () => Promise<Chunk>) => Promise<Chunk>
}

/** Marks the promise of a chunk that has arrived, as React's `use` expects: a loaded chunk does not suspend. */
export function createChunks<Chunk>(limitMs = CHUNK_LOAD_MS): Chunks<Chunk> {
  const asked = new Map<string, Promise<Chunk>>()
  const failed = new Set<string>()

  function load(key: string, ask: () => Promise<Chunk>): Promise<Chunk> {
    const before = asked.get(key)
    if (before !== undefined) return before
    const chunk = inTime(ask(), key, limitMs)
    chunk.then(
      (value) => Object.assign(chunk, { status: 'fulfilled', value }),
      () => failed.add(key),
    )
    asked.set(key, chunk)
    return chunk
  }

  return {
    load,
    again: (key, ask) => {
      if (failed.delete(key)) asked.delete(key)
      return load(key, ask)
    },
    early: (key, ask) => {
      const chunk = load(key, ask)
      chunk.catch(() => {
        if (failed.delete(key)) asked.delete(key)
      })
      return chunk
    },
  }
}

/** Rejects with `ChunkError` where a chunk fails, or does not arrive in time. */
export const inTime = <Chunk>(chunk: Promise<Chunk>, key: string, limitMs = CHUNK_LOAD_MS): Promise<Chunk> =>
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
