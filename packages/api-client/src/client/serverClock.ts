/** An answer was on its way, or waited for who asks it, no longer than this. It names its time in whole seconds. */
const TOLERATED_MS = 30_000

/** The broker's time, in epoch milliseconds: the device's own until something was heard of it. */
export interface ServerClock {
  readonly now: () => number
  /** By an event of the stream, which arrives at once. */
  readonly hearEvent: (serverTime: number) => void
  /** By the `Date` of an answer, where the device is further off than an answer takes: a screen without prices has no event before it is drawn. */
  readonly hearAnswer: (date: string | null) => void
}

export function createServerClock(deviceNow: () => number): ServerClock {
  let slowBy = 0
  const now = () => deviceNow() + slowBy
  const hearEvent = (serverTime: number) => {
    slowBy = serverTime - deviceNow()
  }
  return {
    now,
    hearEvent,
    hearAnswer: (date) => {
      const at = date === null ? Number.NaN : Date.parse(date)
      if (Math.abs(at - now()) > TOLERATED_MS) hearEvent(at)
    },
  }
}
