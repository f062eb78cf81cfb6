import type { Instant } from '../instant.ts'
import { plusDays } from '../sessions/localDates.ts'
import { fromLocal, toLocal } from '../sessions/zonedTime.ts'
import type { Kind } from './kind.ts'
import type { Schedule } from './schedule.ts'

/** Something that a stream does at a moment. */
export interface Step<Name extends string> {
  readonly step: Name
  readonly at: Instant
}

/** Reminders are sent at nine in the morning, where the market is. */
const REMINDER_MINUTE = 9 * 60

/** Nine in the morning of the day of a moment, or of some days before it. */
export function morningOf(at: Instant, zone: string, days = 0): Instant {
  return fromLocal(zone, plusDays(toLocal(zone, at).date, days), REMINDER_MINUTE)
}

/**
 * The timer of the next step, under one owner: a step is reached after those before it. One whose moment had passed when the steps were
 * made known is reached at once, `at`.
 */
export function stepSchedule<Name extends string>(
  owner: string,
  kind: Kind,
  {
    steps,
    reached,
    at,
  }: {
    readonly steps: readonly Step<Name>[]
    readonly reached: readonly Name[]
    readonly at: Instant
  },
): Schedule {
  const next = steps.find(({ step }) => !reached.includes(step))
  if (next === undefined) return { owner, timers: [], watches: [] }
  return { owner, timers: [{ kind, dueAt: next.at < at ? at : next.at }], watches: [] }
}
