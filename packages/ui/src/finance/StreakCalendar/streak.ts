import type { LocalDate } from '@onelot/domain'
import { plusDays, weeksOf } from '../../primitives/Calendar/monthGrid.ts'

export const streakStates = ['signed', 'missed', 'today', 'coming', 'before'] as const
export type StreakState = (typeof streakStates)[number]

export interface StreakDays {
  /** The day that it is where the rule counts it. */
  readonly today: LocalDate
  /** Days that were signed, in any order. */
  readonly signed: ReadonlySet<LocalDate>
  /** The first day that could be signed; earlier ones were not missed. */
  readonly since: LocalDate
}

/** Dates sort as text. */
export function stateOfDay(date: LocalDate, { today, signed, since }: StreakDays): StreakState {
  if (signed.has(date)) return 'signed'
  if (date > today) return 'coming'
  if (date === today) return 'today'
  return date < since ? 'before' : 'missed'
}

/** The seven days of the week that a day is in, Sunday first, through the ends of months. */
export function weekOf(date: LocalDate): readonly LocalDate[] {
  const row = weeksOf(date).find((week) => week.includes(date)) ?? []
  const sunday = plusDays(date, -row.indexOf(date))
  return Array.from({ length: row.length }, (_, day) => plusDays(sunday, day))
}
