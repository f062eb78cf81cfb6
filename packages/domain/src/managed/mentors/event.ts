import type { Instant } from '../../base/instant.ts'
import type { MentorId } from '../../base/ids.ts'
import type { ModuleEvent } from '../../base/module/module.ts'
import type { DailyWorth } from '../mentoring/figures.ts'
import type { Mentor, MentorTrade, Sleeve } from '../mentoring/mentor.ts'

interface Base extends ModuleEvent {
  readonly version: 1
}

export type MentorsEvent =
  /** With its history, where it has one. */
  | (Base & {
      readonly kind: 'mentors.announced'
      readonly mentor: Mentor
      readonly sleeves: readonly Sleeve[]
      readonly days: readonly DailyWorth[]
      readonly trades: readonly MentorTrade[]
      readonly opensAt: Instant
      readonly reason: string
    })
  | (Base & { readonly kind: 'mentors.amended'; readonly mentor: Mentor; readonly reason: string })
  /** One regular opening, with trades or without. */
  | (Base & {
      readonly kind: 'mentors.traded'
      readonly mentor: MentorId
      readonly trade: MentorTrade
      /** What it was worth at the close before. */
      readonly closed: DailyWorth
      readonly sleeves: readonly Sleeve[]
      readonly opensAt: Instant
    })
  | (Base & { readonly kind: 'mentors.calledOff'; readonly mentor: MentorId; readonly reason: string })
