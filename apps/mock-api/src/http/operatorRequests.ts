import { isRefusalCode } from '@onelot/api-client'
import { accountId, decimal, instrumentId, isDecimal, realNameStates, restrictions } from '@onelot/domain'
import * as z from 'zod/mini'
import { type Duration, isDuration } from '../kernel/duration.ts'
import type { Fault } from './faults.ts'

const instrument = z.pipe(
  z.string().check(z.regex(/^[A-Z]{2,6}:[A-Z0-9.-]{1,16}$/)),
  z.transform((value) => instrumentId(value)),
)
const price = z.pipe(
  z.string().check(z.refine((text) => isDecimal(text) && Number(text) > 0)),
  z.transform((value) => decimal(value)),
)
const phone = z.string().check(z.regex(/^\+?\d{8,15}$/))
const account = z.pipe(
  z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)),
  z.transform((value) => accountId(value)),
)
/** A member by phone or by account. */
const ofMember = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.union([z.strictObject({ phone, ...shape }), z.strictObject({ account, ...shape })])

const duration = z.custom<Duration>((value) => typeof value === 'string' && isDuration(value))
const moment = z.string().check(z.refine((text) => Number.isFinite(Date.parse(text))))

export const clockRequest = z.union([z.strictObject({ now: moment }), z.strictObject({ advance: duration })])
/** Without a price, it runs again. */
export const priceRequest = z.strictObject({ instrument, price: z.nullable(price) })
export const haltRequest = z.strictObject({ instrument, halted: z.boolean() })
export const delistRequest = z.strictObject({ instrument })
export const realNameRequest = ofMember({ state: z.enum(realNameStates) })
export const restrictionsRequest = ofMember({ restrictions: z.array(z.enum(restrictions)) })
export const settingsRequest = z.strictObject({
  maintenance: z.optional(z.boolean()),
  submissions: z.optional(
    z.strictObject({ max: z.int().check(z.gte(1)), windowMs: z.int().check(z.gte(1)) }),
  ),
  pendingBlocksTrading: z.exactOptional(z.boolean()),
  stopOutRate: z.exactOptional(price),
})
export const resetRequest = z.strictObject({})

const on = z.string().check(z.minLength(1), z.maxLength(60))
const times = z.exactOptional(z.int().check(z.gte(1)))
const yes = z.literal(true)
const fault = z.union([
  z.strictObject({
    on,
    times,
    refuse: z.custom<Extract<Fault, { refuse: unknown }>['refuse']>(
      (value) => typeof value === 'string' && isRefusalCode(value),
    ),
  }),
  z.strictObject({ on, times, hang: yes }),
  z.strictObject({ on, times, http: z.int().check(z.gte(400), z.lte(599)) }),
  z.strictObject({ on, times, offline: yes }),
  z.strictObject({ on, times, nonsense: yes }),
  z.strictObject({ on, times, delayMs: z.int().check(z.gte(0), z.lte(60_000)) }),
])
export const faultsRequest = z.strictObject({ faults: z.array(fault) })
