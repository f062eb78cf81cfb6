import { type Instant, type RateLimit, type Result, epochMs, instant, no, ok, plusMs } from '@onelot/domain'
import type { Store } from '../store/port.ts'
import { inWindow } from '../store/windows.ts'

/** Slots that the store counts, for all instances. */
export interface CountedWindows {
  /**
   * Acquires a slot; where the window is full, until when: to the moment where this instance acquired all of its slots, else when it is over at the
   * latest. Then nothing is counted.
   */
  acquire(key: string, now: Instant, limit: RateLimit): Promise<Result<undefined, Instant>>
  /** Releases every slot acquired under `key`. */
  release(key: string): Promise<void>
}

/** Windows of which this instance remembers when their slots were acquired. */
const MOST_REMEMBERED = 10_000

export function createCountedWindows(store: Pick<Store, 'acquire' | 'release'>): CountedWindows {
  const acquired = new Map<string, readonly number[]>()
  return {
    async acquire(key, now, limit) {
      const { max, windowMs } = limit
      const at = epochMs(now)
      const known = (acquired.get(key) ?? []).filter((time) => inWindow(time, at, windowMs))
      if (!(await store.acquire(key, now, limit))) {
        const free = known.toSorted((one, other) => one - other)[known.length - max]
        return no(free === undefined ? plusMs(now, windowMs) : instant(free + windowMs))
      }
      acquired.delete(key)
      acquired.set(key, [...known, at])
      const [first] = acquired.size > MOST_REMEMBERED ? acquired.keys() : []
      if (first !== undefined) acquired.delete(first)
      return ok(undefined)
    },
    async release(key) {
      acquired.delete(key)
      await store.release(key)
    },
  }
}
