import type { DueCommand } from '../../base/module/module.ts'
import type { Mentor } from '../mentoring/mentor.ts'

export type MentorsCommand =
  /** Announces a mentor, or changes its terms for those who follow it later. */
  | { readonly kind: 'mentors.set'; readonly mentor: Mentor; readonly reason: string }
  /** It trades no more: follows of it end, and requests under review are rejected. */
  | { readonly kind: 'mentors.callOff'; readonly reason: string }
  /** Its shares open. */
  | (DueCommand & { readonly kind: 'mentors.trade' })
