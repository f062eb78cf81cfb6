import type { Kind, ReviewMode } from '@onelot/domain'
import * as z from 'zod/mini'
import type { Services } from '../../services.ts'
import { defineSettings } from './moduleSettings.ts'

/** A request of any kind passes by itself after so long, where the operator has not set otherwise. */
const DEFAULT_REVIEW: ReviewMode = { mode: 'auto', delayMs: 5_000 }

const WEEK_MS = 7 * 86_400_000

export const reviewShape = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.literal('auto'), delayMs: z.int().check(z.gte(0), z.lte(WEEK_MS)) }),
  z.strictObject({ mode: z.literal('operator') }),
])

type Reviews = Readonly<Partial<Record<Kind, ReviewMode>>>
const none: Reviews = {}

/** How requests are reviewed, by their kind. */
export const reviews = defineSettings('requests', none, z.record(z.string(), reviewShape))

/** How what is submitted now is reviewed. */
export const reviewOf = ({ site }: Pick<Services, 'site'>, kind: Kind): ReviewMode =>
  site.settingsOf(reviews)[kind] ?? DEFAULT_REVIEW

/** After how long what is submitted now passes by itself; undefined where an operator decides. */
export function reviewDelayOf(services: Pick<Services, 'site'>, kind: Kind): number | undefined {
  const review = reviewOf(services, kind)
  return review.mode === 'auto' ? review.delayMs : undefined
}
