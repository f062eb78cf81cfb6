import { type Instant, plusMs } from '@onelot/domain'
import { carryOutDue } from './time.ts'
import type { Timekeeping } from './timekeeping.ts'

/** How often a tick drops what has expired. */
const SWEEP_EVERY_MS = 3_600_000

export interface Ticks {
  /** Carries out what is due at the moment, by default the present, after the ticks that were asked before. */
  tick: (at?: Instant) => Promise<void>
  /** When none is under way any more, however it ended. */
  ended: () => Promise<unknown>
}

export function createTicks(
  time: Timekeeping,
  { now, before }: { readonly now: () => Instant; readonly before: () => Promise<void> },
): Ticks {
  let last: Promise<unknown> = Promise.resolve()
  let nextSweep: Instant | undefined
  return {
    tick(at) {
      const next = last.then(async () => {
        await before()
        const moment = at ?? now()
        await carryOutDue(time, moment)
        if (nextSweep !== undefined && moment < nextSweep) return
        await time.store.sweep(moment)
        nextSweep = plusMs(moment, SWEEP_EVERY_MS)
      })
      last = next.catch(() => undefined)
      return next
    },
    ended: () => last,
  }
}
