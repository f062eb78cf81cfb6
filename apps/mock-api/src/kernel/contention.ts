import type { StreamId } from '@onelot/domain'
import { type Store, StoreConflict } from '../store/port.ts'

/** Each conflict means that another command was stored first, so this many in a row is overload. */
const MOST_ATTEMPTS = 40

/** Too many commands for the same streams. */
export class Overload extends Error {
  override readonly name = 'Overload'
}

/** How commands that write to the same streams get on with each other. */
export interface Contention {
  /**
   * Makes an attempt again after each conflict of the store. From its first conflict on, it is made in the queue of the streams on which it met
   * one, so that each of many succeeds. @throws Overload
   */
  retryOnConflict<T>(attempt: () => Promise<T>): Promise<T>
}

export function createContention(enqueueForStreams: Store['enqueueForStreams']): Contention {
  return {
    async retryOnConflict(attempt) {
      const contended = new Set<StreamId>()
      for (let made = 0; made < MOST_ATTEMPTS; made += 1) {
        const streams = [...contended].sort()
        try {
          return await (streams.length === 0 ? attempt() : enqueueForStreams(streams, attempt))
        } catch (error) {
          if (!(error instanceof StoreConflict)) throw error
          if (error.conflict.kind === 'version') contended.add(error.conflict.stream)
        }
      }
      throw new Overload(`${String(MOST_ATTEMPTS)} conflicts in a row, on ${[...contended].join(', ')}`)
    },
  }
}
