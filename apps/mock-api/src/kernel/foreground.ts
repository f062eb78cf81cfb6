/** How long the background waits at most for requests that are being answered: one of them may wait for what the background has in hand. */
export const GIVE_WAY_MS = 8
/** Between two stretches of the background while requests keep coming: most of them then arrive between two. */
export const GAP_MS = 2
/** Requests keep coming where one was answered this short a time ago. */
export const RECENT_MS = 100

/** What somebody waits for, and for which the background gives way. */
export interface Foreground {
  /** Milliseconds that the background leaves after each of its stretches. */
  gap(at: number): number
  /** A request. */
  answering<Answer>(answer: () => Promise<Answer>): Promise<Answer>
  /** Somebody waits for the background itself: meanwhile it gives way to nobody. */
  awaiting<Done>(work: () => Promise<Done>): Promise<Done>
}

/** @param now milliseconds of a clock that is never set back */
export function createForeground(now: () => number): Foreground {
  let requests = 0
  let waiters = 0
  let lastAnswer = -Infinity
  return {
    gap(at) {
      if (waiters > 0) return 0
      if (requests > 0) return GIVE_WAY_MS
      return at - lastAnswer < RECENT_MS ? GAP_MS : 0
    },
    async answering(answer) {
      requests += 1
      try {
        return await answer()
      } finally {
        requests -= 1
        lastAnswer = now()
      }
    },
    async awaiting(work) {
      waiters += 1
      try {
        return await work()
      } finally {
        waiters -= 1
      }
    },
  }
}
