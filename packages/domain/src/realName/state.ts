import type { LocalDate } from '../instant.ts'

/** Submissions of one Seoul day. */
export const REAL_NAME_TRIES_A_DAY = 5

export interface RealNameTries {
  /** The day of the newest submission. */
  readonly day?: LocalDate | undefined
  /** On that day. */
  readonly count: number
}

export const initialRealName: RealNameTries = Object.freeze({ count: 0 })

/** How often it may be submitted on a day of Seoul still. */
export const triesLeftOn = ({ day, count }: RealNameTries, today: LocalDate): number =>
  day === today ? Math.max(0, REAL_NAME_TRIES_A_DAY - count) : REAL_NAME_TRIES_A_DAY
