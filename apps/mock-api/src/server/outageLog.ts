import type { Log } from '../store/commitHub.ts'
import { StoreUnreachable, UnknownCommit } from '../store/port.ts'

const EVERY_MS = 60_000

/** Whether an error follows from a database that cannot be reached, however it was wrapped. */
function isOutage(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (one instanceof StoreUnreachable || (one instanceof UnknownCommit && one.cause !== undefined))
      return true
  return false
}

/** What was reported first. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause !== undefined) return reasonOf(error.cause)
  // Of several addresses none answered.
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0])
  return error.message
}

/** A log that says once a minute, in one line, that the database cannot be reached, and how often else that was to be said. `now` in milliseconds. */
export function quietInOutage(log: Log, now: () => number = () => performance.now()): Log {
  let saidAt: number | undefined
  let unsaid = 0
  return (message, error) => {
    if (!isOutage(error)) {
      log(message, error)
      return
    }
    if (saidAt !== undefined && now() - saidAt < EVERY_MS) {
      unsaid += 1
      return
    }
    const more = unsaid === 0 ? '' : ` (${String(unsaid)} messages of it were left out)`
    saidAt = now()
    unsaid = 0
    log(`PostgreSQL cannot be reached: ${reasonOf(error)}${more}`, undefined)
  }
}
