import type { LocalDate } from '../../base/instant.ts'

/** Submissions of one Seoul day. */
export const REAL_NAME_TRIES_A_DAY = 5

export interface RealNameTries {
  /** The day of the newest submission. */
  readonly day?: LocalDate | undefined
  /** On that day. */
  readonly count: number
}

export const initialRealName: RealNameTries = Object.freeze({ count: 0 })

/** Those that count on a day: a clock that goes back over midnight begins no new count. */
const triesOn = ({ day, count }: RealNameTries, today: LocalDate): number =>
  day !== undefined && today <= day ? count : 0

export const withTry = (tries: RealNameTries, today: LocalDate): RealNameTries => ({
  day: tries.day !== undefined && today <= tries.day ? tries.day : today,
  count: triesOn(tries, today) + 1,
})

/** How often it may be submitted on a day of Seoul still. */
export const triesLeftOn = (tries: RealNameTries, today: LocalDate): number =>
  Math.max(0, REAL_NAME_TRIES_A_DAY - triesOn(tries, today))
