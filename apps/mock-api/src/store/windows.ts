import { type Instant } from '@onelot/domain'
import type { Limit } from './port.ts'

/** Slots acquired in windows of time. */
export interface Windows {
  acquire: (key: string, now: Instant, limit: Limit) => Promise<boolean>
  release: (key: string) => Promise<void>
  sweep: (now: Instant) => Promise<void>
  reset: () => Promise<void>
}

interface Slot {
  /** Milliseconds since 1970, both. */
  readonly at: number
  readonly until: number
}

/** Counts in the memory of one process: on a store that one process has to itself. */
export function createWindows(): Windows {
  const taken = new Map<string, readonly Slot[]>()
  /** A slot that was acquired after `now` does not count: the clock was set back. */
  const counting = (slots: readonly Slot[], now: number, windowMs: number): readonly Slot[] =>
    slots.filter(({ at }) => at > now - windowMs && at <= now)
  return {
    acquire(key, now, { max, windowMs }) {
      const at = Date.parse(now)
      const slots = counting(taken.get(key) ?? [], at, windowMs)
      if (slots.length >= max) return Promise.resolve(false)
      taken.set(key, [...slots, { at, until: at + windowMs }])
      return Promise.resolve(true)
    },
    release(key) {
      taken.delete(key)
      return Promise.resolve()
    },
    sweep(now) {
      for (const [key, slots] of taken)
        if (slots.every(({ until }) => until <= Date.parse(now))) taken.delete(key)
      return Promise.resolve()
    },
    reset() {
      taken.clear()
      return Promise.resolve()
    },
  }
}
