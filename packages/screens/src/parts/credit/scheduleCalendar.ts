import type { InstalmentOnWire } from '@onelot/api-client'
import { type Money, add } from '@onelot/domain'
import type { CalendarEntry } from '../new-shares/calendarFile.ts'

/** What is to be paid of an instalment. */
export const toPay = ({ principal, interest }: Pick<InstalmentOnWire, 'principal' | 'interest'>): Money =>
  add(principal, interest)

export interface DueTexts {
  readonly title: (amount: Money) => string
  readonly details: (principal: Money, interest: Money) => string
}

/** What a calendar notes of a schedule: each instalment when it is due. */
export const calendarOf = (
  loan: string,
  schedule: readonly InstalmentOnWire[],
  { title, details }: DueTexts,
): readonly CalendarEntry[] =>
  schedule.map((due) => ({
    id: `${loan}-${String(due.number)}`,
    title: title(toPay(due)),
    at: due.dueAt,
    details: details(due.principal, due.interest),
  }))
