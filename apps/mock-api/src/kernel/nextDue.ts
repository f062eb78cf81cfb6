import { type Instant, instant } from '@onelot/domain'
import type { Append, Store } from '../store/port.ts'

/** Later than any timer, and than any price. */
export const END_OF_TIME = instant(Date.UTC(9999, 11, 31))

/** What of a store is still to be carried out. */
interface Remaining {
  readonly earliestTimer: Instant
  readonly hasDeliveries: boolean
}

const NOTHING: Remaining = { earliestTimer: END_OF_TIME, hasDeliveries: false }

const combined = (a: Remaining, b: Remaining): Remaining => ({
  earliestTimer: a.earliestTimer < b.earliestTimer ? a.earliestTimer : b.earliestTimer,
  hasDeliveries: a.hasDeliveries || b.hasDeliveries,
})

const remainingAfter = ({ streams, outbox = [] }: Append): Remaining => ({
  earliestTimer: streams
    .flatMap(({ schedules }) => schedules)
    .flatMap(({ timers }) => timers)
    .reduce((first, { dueAt }) => (dueAt < first ? dueAt : first), END_OF_TIME),
  hasDeliveries: outbox.length > 0,
})

/** Knows when the store has something due next, where no other process writes to it: then nothing is asked of the store before. */
export interface NextDue {
  committed: (append: Append) => void
  /** False where no timer of the store is due by `now` and nothing is left to deliver; true also where that is not known. */
  mayBeDue: (now: Instant) => boolean
  /** Reads what remains, once all that was due has been carried out. */
  readRemaining: () => Promise<void>
  forget: () => void
}

export function createNextDue(store: Store): NextDue {
  /** As it was last read; undefined where it is not known. */
  let remaining: Remaining | undefined
  /** What commits of this process have added since then. */
  let added = NOTHING
  return {
    committed(append) {
      added = combined(added, remainingAfter(append))
    },
    mayBeDue(now) {
      if (remaining === undefined || !store.exclusive) return true
      const { earliestTimer, hasDeliveries } = combined(remaining, added)
      return earliestTimer <= now || hasDeliveries
    },
    async readRemaining() {
      if (!store.exclusive) return
      // What is added while the store is read counts as well.
      const before = added
      added = NOTHING
      if (remaining !== undefined) remaining = combined(remaining, before)
      const [timer, deliveries] = await Promise.all([store.nextTimer(END_OF_TIME), store.outboxSize()])
      remaining = { earliestTimer: timer ?? END_OF_TIME, hasDeliveries: deliveries > 0 }
    },
    forget() {
      remaining = undefined
    },
  }
}
