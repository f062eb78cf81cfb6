import { type Instant, type RateLimit, epochMs } from '@onelot/domain'

/** Counts in the memory of this instance; several instances allow as many times more. */
export interface RateLimits {
  /** Acquires a slot in a window; false where it is full, and then nothing is counted. */
  acquire(key: string, now: Instant, limit: RateLimit): boolean
  /** Acquires points of a budget of `max`, which fills again evenly in `windowMs`; false where too few are left, and then none are acquired. */
  spend(key: string, now: Instant, limit: RateLimit, points: number): boolean
}

/** Windows held before those that are over are dropped. */
const MOST_WINDOWS = 10_000
/** Budgets held; then the one that was begun first is dropped, and so is full again. */
const MOST_BUDGETS = 10_000

export function createRateLimits(): RateLimits {
  const windows = new Map<string, { readonly times: readonly number[]; readonly endsAt: number }>()
  const budgets = new Map<string, { readonly left: number; readonly at: number }>()
  return {
    spend(key, now, { max, windowMs }, points) {
      const at = epochMs(now)
      const known = budgets.get(key) ?? { left: max, at }
      // After the clock was set back, a budget fills from the new time on.
      const filled = Math.min(max, known.left + (Math.max(0, at - known.at) * max) / windowMs)
      // What costs more than a whole budget acquires a whole one.
      const cost = Math.min(max, points)
      const paid = filled >= cost
      budgets.set(key, { left: paid ? filled - cost : filled, at })
      const [first] = budgets.size > MOST_BUDGETS ? budgets.keys() : []
      if (first !== undefined) budgets.delete(first)
      return paid
    },
    acquire(key, now, { max, windowMs }) {
      const at = epochMs(now)
      const taken = (windows.get(key)?.times ?? []).filter((time) => time > at - windowMs && time <= at)
      if (taken.length >= max) return false
      if (windows.size >= MOST_WINDOWS)
        for (const [name, { endsAt }] of windows) if (endsAt <= at) windows.delete(name)
      windows.set(key, { times: [...taken, at], endsAt: at + windowMs })
      return true
    },
  }
}
