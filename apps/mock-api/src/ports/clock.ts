import { type Instant, epochMs, instant, plusMs } from '@onelot/domain'

/** The source of the broker's time. The offset is a row in the store, so that instances agree (docs/rules/time.md). */
export interface Clock {
  now(): Instant
  /** How far the broker's time runs from the machine's, in milliseconds. */
  setOffset(offsetMs: number): void
}

/** The machine's time, moved by the operator's offset. */
export function createRealClock(machine: () => number = Date.now): Clock {
  let offset = 0
  return {
    now: () => instant(machine() + offset),
    setOffset(offsetMs) {
      offset = offsetMs
    },
  }
}

/** A clock that does not move by itself: stories and tests. */
export interface ManualClock extends Clock {
  advance(ms: number): void
}
export function createManualClock(start: Instant): ManualClock {
  let at = start
  let offset = 0
  return {
    now: () => plusMs(at, offset),
    setOffset(offsetMs) {
      offset = offsetMs
    },
    advance(ms) {
      at = instant(epochMs(at) + ms)
    },
  }
}
