import type { LocalDate } from '../../base/instant.ts'
import type { Money } from '../../base/money/money.ts'
import { plusDays } from '../../base/sessions/localDates.ts'

/** What check-ins are exchanged for. */
export const rewardNames = ['week', 'month'] as const
export type RewardName = (typeof rewardNames)[number]

export interface Reward {
  /** Taken of the balance. */
  readonly checkIns: number
  readonly money: Money
}

/** Days that are kept: those that a week shows. */
const KEPT_DAYS = 7

export interface CheckInState {
  /** Check-ins that have not been redeemed. */
  readonly balance: number
  /** Consecutive days up to the newest of `days`. */
  readonly streak: number
  /** The first day of all. */
  readonly since?: LocalDate | undefined
  /** The newest days, the earliest first. */
  readonly days: readonly LocalDate[]
}

export const initialCheckIn: CheckInState = Object.freeze({ balance: 0, streak: 0, days: [] })

/** Whether there is a check-in on today or on a later day, which a clock that went back has left behind. */
export function isCheckedIn({ days }: CheckInState, today: LocalDate): boolean {
  const last = days.at(-1)
  return last !== undefined && today <= last
}

const continues = ({ days }: CheckInState, day: LocalDate): boolean => days.at(-1) === plusDays(day, -1)

/** Consecutive days up to today, or to yesterday while today is not done; 0 after a gap. */
export const streakOn = (state: CheckInState, today: LocalDate): number =>
  isCheckedIn(state, today) || continues(state, today) ? state.streak : 0

export const withDay = (state: CheckInState, day: LocalDate): CheckInState => ({
  balance: state.balance + 1,
  streak: continues(state, day) ? state.streak + 1 : 1,
  since: state.since ?? day,
  days: [...state.days, day].slice(-KEPT_DAYS),
})
