import { type Instant, type RateLimit, epochMs } from '@onelot/domain'

/** Counts in the memory of this instance; several instances allow as many times more. */
export interface RateLimits {
  /** Takes a place in a window; false where it is full, and then nothing is counted. */
  acquire(key: string, now: Instant, limit: RateLimit): boolean
}

/** Windows held before those that are over are dropped. */
const MOST_WINDOWS = 10_000

export function createRateLimits(): RateLimits {
  const places = new Map<string, { readonly times: readonly number[]; readonly endsAt: number }>()
  return {
    acquire(key, now, { max, windowMs }) {
      const at = epochMs(now)
      const taken = (places.get(key)?.times ?? []).filter((time) => time > at - windowMs && time <= at)
      if (taken.length >= max) return false
      if (places.size >= MOST_WINDOWS)
        for (const [name, { endsAt }] of places) if (endsAt <= at) places.delete(name)
      places.set(key, { times: [...taken, at], endsAt: at + windowMs })
      return true
    },
  }
}
