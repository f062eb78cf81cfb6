import type { Instant, LocalDate } from '../../base/instant.ts'
import type { Mentor, Sleeve } from '../mentoring/mentor.ts'

export interface MentorsState {
  /** Undefined before it is announced. */
  readonly mentor: Mentor | undefined
  /** What it has after the last opening. */
  readonly sleeves: readonly Sleeve[]
  /** The day of the last opening; missing before the first. */
  readonly day?: LocalDate | undefined
  /** When its shares open next. */
  readonly opensAt?: Instant | undefined
  readonly calledOff?: { readonly at: Instant } | undefined
}

export const initialMentors: MentorsState = Object.freeze({ mentor: undefined, sleeves: [] })
