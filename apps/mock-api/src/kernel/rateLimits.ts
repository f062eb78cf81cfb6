import { type Instant, type RateLimit, type Result, epochMs, instant, no, ok } from '@onelot/domain'
import { inWindow } from '../store/windows.ts'

/** Counts in the memory of this instance; several instances allow as many times more. */
export interface RateLimits {
  /** Acquires a slot in a window; where it is full, until when, and then nothing is counted. */
  acquire(key: string, now: Instant, limit: RateLimit): Result<undefined, Instant>
  /** Releases a slot that was acquired at that moment. */
  release(key: string, at: Instant): void
  /**
   * Acquires points of a budget of `max`, which fills again evenly in `windowMs`; where too few are left, until when, and then none are acquired.
   */
  spend(key: string, now: Instant, limit: RateLimit, points: number): Result<undefined, Instant>
}

/** Windows and budgets held, of each; then the one that was not used for longest is dropped, and so is empty or full again. */
const MOST_HELD = 10_000

/** Parts of points are no exact numbers. */
const ROUNDING_MS = 1e-6

interface Window {
  /** The earliest first. */
  readonly times: readonly number[]
}
interface Budget {
  readonly left: number
  readonly at: number
}

/** Puts what was used last to the end, and drops the first where there are too many. */
function keep<Held>(all: Map<string, Held>, key: string, held: Held): void {
  all.delete(key)
  all.set(key, held)
  const [first] = all.size > MOST_HELD ? all.keys() : []
  if (first !== undefined) all.delete(first)
}

export function createRateLimits(): RateLimits {
  const windows = new Map<string, Window>()
  const budgets = new Map<string, Budget>()
  return {
    acquire(key, now, { max, windowMs }) {
      const at = epochMs(now)
      const taken = (windows.get(key)?.times ?? []).filter((time) => inWindow(time, at, windowMs))
      const free = taken[taken.length - max]
      if (free !== undefined) return no(instant(free + windowMs))
      keep(windows, key, { times: [...taken, at].sort((one, other) => one - other) })
      return ok(undefined)
    },
    release(key, at) {
      const times = windows.get(key)?.times ?? []
      const slot = times.indexOf(epochMs(at))
      const left = times.filter((_, index) => index !== slot)
      if (left.length === 0) windows.delete(key)
      else windows.set(key, { times: left })
    },
    spend(key, now, { max, windowMs }, points) {
      const known = budgets.get(key) ?? { left: max, at: epochMs(now) }
      // Moments that come out of order fill a budget once. After the clock was set back, it fills from the new time on.
      const at = inWindow(known.at, epochMs(now), windowMs) ? Math.max(known.at, epochMs(now)) : epochMs(now)
      const filled = Math.min(max, known.left + (Math.max(0, at - known.at) * max) / windowMs)
      // What costs more than a whole budget acquires a whole one.
      const cost = Math.min(max, points)
      const paid = filled >= cost
      keep(budgets, key, { left: paid ? filled - cost : filled, at })
      if (paid) return ok(undefined)
      const missingMs = ((cost - filled) * windowMs) / max
      return no(instant(at + Math.ceil(missingMs - ROUNDING_MS)))
    },
  }
}
