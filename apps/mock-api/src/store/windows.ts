import { type Instant } from '@onelot/domain'
import type { Limit } from './port.ts'

/** Slots acquired in windows of time. */
export interface Windows {
  acquire: (key: string, now: Instant, limit: Limit) => Promise<boolean>
  release: (key: string) => Promise<void>
  sweep: (now: Instant) => Promise<void>
  reset: () => Promise<void>
}

/**
 * Whether a slot counts at a moment, both in milliseconds since 1970. One that is ahead of the moment counts too: it was acquired by a clock that is
 * ahead, or by a call whose moment is later but that came first. One that is a window ahead does not: the clock was set back.
 */
export const inWindow = (slot: number, at: number, windowMs: number): boolean =>
  Math.abs(at - slot) < windowMs

interface Slot {
  /** Milliseconds since 1970, both. */
  readonly at: number
  readonly until: number
}

/** Counts in the memory of one process: on a store that one process has to itself. */
export function createWindows(): Windows {
  const taken = new Map<string, readonly Slot[]>()
  return {
    acquire(key, now, { max, windowMs }) {
      const at = Date.parse(now)
      const slots = (taken.get(key) ?? []).filter((slot) => inWindow(slot.at, at, windowMs))
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
