import type { Instant } from '../instant.ts'
import type { RowChange } from './rows.ts'
import type { Step } from './steps.ts'

/** Steps that a member may ask to be reminded of, of what is offered for a time. */
export const remindedSteps = ['open', 'closesToday'] as const
export type RemindedStep = (typeof remindedSteps)[number]

/** What the reminders of an offer or an auction are about. */
export type ReminderStep = RemindedStep | 'calledOff'

/** Those that are still to come. */
export const remindersAhead = (steps: readonly Step<string>[], now: Instant): readonly RemindedStep[] =>
  remindedSteps.filter((name) => steps.some(({ step, at }) => step === name && now < at))

/** What a member is to be reminded of, once that is set or ended for one. */
export function withReminder<Id extends string>(
  reminders: readonly Id[],
  id: Id,
  remind: boolean,
): readonly Id[] {
  const others = reminders.filter((one) => one !== id)
  return remind ? [...others, id] : others
}

/** The row by which what is offered finds the accounts that it reminds; the group is its id. */
export const reminderRow = <Id extends string>(
  collection: string,
  reminders: readonly Id[],
  id: Id,
  sortKey: string,
): RowChange => ({
  collection,
  key: id,
  row: reminders.includes(id) ? { state: 'set', group: id, sortKey, body: {} } : undefined,
})
