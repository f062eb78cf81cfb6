import type { LocalDate } from '../instant.ts'
import type { Money } from '../money/money.ts'
import { plusDays } from '../sessions/localDates.ts'

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

export const isCheckedIn = ({ days }: CheckInState, today: LocalDate): boolean => days.at(-1) === today

/** Consecutive days up to today, or to yesterday while today is not done; 0 after a gap. */
export function streakOn({ days, streak }: CheckInState, today: LocalDate): number {
  const last = days.at(-1)
  return last === today || last === plusDays(today, -1) ? streak : 0
}

export const withDay = (state: CheckInState, day: LocalDate): CheckInState => ({
  balance: state.balance + 1,
  streak: streakOn(state, day) + 1,
  since: state.since ?? day,
  days: [...state.days, day].slice(-KEPT_DAYS),
})
