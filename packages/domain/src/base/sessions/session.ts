import type { Instant, LocalDate } from '../instant.ts'

export const sessionPhases = ['pre', 'regular', 'after', 'closed'] as const
export type SessionPhase = (typeof sessionPhases)[number]

/** The broker's trading hours: every day open (demo), or the exchange's own (docs/rules/time.md). */
export const calendarKinds = ['demo', 'exchange'] as const
export type CalendarKind = (typeof calendarKinds)[number]

/** The session of a market at a moment. */
export interface SessionState {
  readonly phase: SessionPhase
  /** The trading day that is running, or the next one when closed. */
  readonly tradingDay: LocalDate
  /** When this phase ends. */
  readonly until: Instant
  /** When day orders placed now expire: the end of the running trading day's regular session (or of this phase, after it). */
  readonly dayEnds: Instant
  /** Today's (or the next day's) regular hours, exchange-local, for the refusal's text. */
  readonly hours: { readonly from: string; readonly to: string; readonly zone: string }
}

/** Whether the regular hours of a day are 24 hours: crypto's, forex's, and every market's in the demo calendar. */
export const isOpenAllDay = ({ hours: { from, to } }: Pick<SessionState, 'hours'>): boolean =>
  from === to || (from === '00:00' && to === '24:00')
