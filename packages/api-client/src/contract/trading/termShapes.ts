import { orderTypes, sides, timesInForce } from '@onelot/domain'
import * as z from 'zod/mini'
import {
  decimalText,
  figureText,
  instantText,
  instrumentIdText,
  lotsShape,
  positionIdText,
} from '../base/scalars.ts'
import { leverageShape } from '../base/shapes.ts'

export const timeInForceShape = z.enum(timesInForce)

const distanceShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amount'), amount: figureText }),
  /** Part of the best price: 0.05 is 5 percent. */
  z.strictObject({ kind: z.literal('rate'), rate: figureText }),
])

/** When a stop-loss closes: at a price, or as far as a distance behind the best price since it was set. */
export const stopShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('level'), price: figureText }),
  z.strictObject({ kind: z.literal('trail'), distance: distanceShape }),
])
export type StopOnWire = z.output<typeof stopShape>

/** What closes a position for the member: a limit for a profit, a stop for a loss, or both. */
export const protectionFields = {
  takeProfit: z.optional(figureText),
  stopLoss: z.optional(stopShape),
}

/** What an opening order asks for (docs/rules/orders.md). */
export const termsShape = z.strictObject({
  instrument: instrumentIdText,
  side: z.enum(sides),
  type: z.enum(orderTypes),
  limitPrice: z.optional(figureText),
  lots: lotsShape,
  leverage: leverageShape,
  /** Only with a limit order; without it, `day`. */
  timeInForce: z.optional(timeInForceShape),
  /** The broker closes what it opens before the end of the day; only of a stock, and of a day order. */
  dayTrade: z.optional(z.boolean()),
  /** What protects the position once the order is filled. */
  protection: z.optional(z.strictObject(protectionFields)),
})

/** Lots that are lent for a term, and when they are back that are recalled now. */
export const lentShape = z.object({ lots: z.record(positionIdText, z.int()), until: instantText })

export const dayTradeRulesShape = z.object({
  cutoffMinutes: z.int(),
  /** In place of the sale tax of the market. */
  saleTax: z.optional(decimalText),
})
