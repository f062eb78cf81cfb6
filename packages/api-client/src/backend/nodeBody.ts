import { type Fields, type Result, no, ok } from '@onelot/domain'
import type { NodeRequest } from './nodeListener.ts'

/** Far above any call without a file. */
const MOST_BYTES = 64 * 1024
/** What is read, and thrown away, of a body that is longer, so that its connection serves the next request. */
const MOST_DISCARDED = 8 * 1024 * 1024

/** The client went away before its body had arrived. */
export class BrokenOff extends Error {}

export interface Reading {
  /** @throws BrokenOff */
  readonly read: () => Promise<Result<unknown, Fields>>
  /** Its body did not end: the connection has to end with the answer. */
  readonly hasGivenUp: () => boolean
}

/** Reads the body of a request, JSON of at most 64 KiB. */
export function createReading(request: NodeRequest): Reading {
  let hasGivenUp = false

  /** Undefined where it is too long. */
  async function readText(): Promise<string | undefined> {
    const decoder = new TextDecoder()
    let text = ''
    let bytes = 0
    // Not by `for await`: to leave that destroys the request, and its answer with it.
    const pieces = request[Symbol.asyncIterator]()
    try {
      for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next()) {
        bytes += piece.value.byteLength
        if (bytes <= MOST_BYTES) text += decoder.decode(piece.value, { stream: true })
        hasGivenUp = bytes > MOST_DISCARDED
        if (hasGivenUp) break
      }
    } catch (cause) {
      throw new BrokenOff('a body ended early', { cause })
    }
    return bytes > MOST_BYTES ? undefined : text + decoder.decode()
  }

  return {
    async read() {
      const type = String(request.headers['content-type'] ?? '')
      if (!/^application\/json\s*(;|$)/i.test(type))
        return no({ 'Content-Type': type === '' ? 'required' : 'malformed' })
      if (request.body !== undefined) return ok(request.body)
      const text = await readText()
      if (text === undefined) return no({ body: 'tooLong' })
      try {
        return ok(JSON.parse(text))
      } catch {
        return no({ body: text === '' ? 'required' : 'malformed' })
      }
    },
    hasGivenUp: () => hasGivenUp,
  }
}
