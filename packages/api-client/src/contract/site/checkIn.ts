import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { dateText, instantText, list, moneyShape } from '../base/scalars.ts'

const rewardText = z.enum(['week', 'month'])
const checkIns = z.int().check(z.gte(0))

const statusShape = z.object({
  /** The day in Seoul. */
  today: dateText,
  /** When the next day begins there. */
  nextDayAt: instantText,
  checkedIn: z.boolean(),
  /** Check-ins that have not been redeemed. */
  balance: checkIns,
  /** Consecutive days up to today, or to yesterday while today is not done. */
  streak: checkIns,
  /** The first day of all; missing before it. */
  since: z.optional(dateText),
  /** The newest seven days on which the member checked in, the earliest first. */
  days: list(dateText),
  /** Those that cost least first. */
  rewards: list(
    z.object({
      reward: rewardText,
      /** What it takes of the balance. */
      checkIns,
      money: moneyShape,
    }),
  ),
})

export const checkInStatus = defineEndpoint({
  path: 'checkIn/status',
  summary: 'The member’s check-ins: balance, streak, the days of the week, and what they are redeemed for.',
  access: 'member',
  kind: 'read',
  cache: 'live',
  request: z.strictObject({}),
  response: statusShape,
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: {},
})
export type CheckInStatus = ResponseOf<typeof checkInStatus>
export type CheckInReward = CheckInStatus['rewards'][number]

export const checkInToday = defineEndpoint({
  path: 'checkIn/today',
  summary: 'Checks in on the day that it is in Seoul.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({}),
  response: statusShape,
  refusals: ['PRODUCT_UNAVAILABLE', 'ALREADY_CHECKED_IN'],
  successes: ['CHECKED_IN'],
  example: {},
})

export const checkInRedeem = defineEndpoint({
  path: 'checkIn/redeem',
  summary: 'Redeems check-ins for a reward, which is available at once.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ reward: rewardText }),
  response: statusShape,
  refusals: ['PRODUCT_UNAVAILABLE', 'CHECK_INS_INSUFFICIENT'],
  successes: [],
  example: { reward: 'week' },
})

export const checkIn = { checkInStatus, checkInToday, checkInRedeem } as const
