import type { MentorId } from '../../base/ids.ts'
import { type Quota, quotaLeft } from '../../base/module/quota.ts'
import type { Currency } from '../../base/money/currency.ts'
import { money } from '../../base/money/money.ts'
import { type Refusal, refuse } from '../../base/refusals/refusal.ts'
import type { MentorOnOffer } from './context.ts'

/** What all followers have put in, in the mentor's currency. */
export const fundKey = (mentor: MentorId): string => `fund/${mentor}`
/** How many follow a mentor. */
export const followersKey = (mentor: MentorId): string => `following/${mentor}`

/** A counter without limit refuses nothing. */
export const noFollowers = refuse('PRODUCT_UNAVAILABLE', {})

export const fundFull = (left: string, currency: Currency): Refusal =>
  refuse('FUNDRAISING_QUOTA_INSUFFICIENT', money(currency, left, 'down'), { amount: 'tooHigh' })

/** Undefined where the mentor takes any amount. */
export function fundQuota({
  mentor: { id, size, capital },
  claimed,
}: Pick<MentorOnOffer, 'mentor' | 'claimed'>): Quota | undefined {
  if (size === undefined) return undefined
  const left = quotaLeft({ max: size, claimed })
  return { key: fundKey(id), max: size, claimed, refusal: fundFull(left, capital.currency) }
}
