import { seatStatuses } from '@onelot/domain'
import * as z from 'zod/mini'
import { type ResponseOf, defineEndpoint } from '../base/endpoint.ts'
import { instantText, localizedShape } from '../base/scalars.ts'

const statusShape = z.object({
  status: z.enum(seatStatuses),
  /** Of which the account has a seat, or has applied for one. */
  institution: z.optional(
    z.object({
      code: z.string(),
      /** Missing where the site has no such institution any more. */
      name: z.optional(localizedShape),
    }),
  ),
  /** Since when it is so. */
  at: z.optional(instantText),
  /** Why it was rejected, in the words of whoever has reviewed it. */
  reason: z.optional(z.string()),
})

export const seatStatus = defineEndpoint({
  path: 'seat/status',
  summary: 'Whether the account has a seat of an institution, or has applied for one.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({}),
  response: statusShape,
  refusals: ['PRODUCT_UNAVAILABLE'],
  successes: [],
  example: {},
})
export type SeatOnWire = ResponseOf<typeof seatStatus>

export const seatApply = defineEndpoint({
  path: 'seat/apply',
  summary:
    'Applies for a seat by the code of an institution, which a review decides. ALREADY_SEAT_ACCOUNT with a seat, or while one is under review.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ institution: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)) }),
  response: statusShape,
  refusals: ['PRODUCT_UNAVAILABLE', 'ACCOUNT_FROZEN', 'ALREADY_SEAT_ACCOUNT', 'INVITER_NOT_FOUND'],
  successes: [],
  example: { institution: 'ONELOT-SEAT' },
})

export const seat = { seatStatus, seatApply } as const
