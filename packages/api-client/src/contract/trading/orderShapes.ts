import { cancelCauses, expiryCauses, marketIds, orderKinds, orderStepStates, sides } from '@onelot/domain'
import * as z from 'zod/mini'
import { ruleCodeShape } from './positionShapes.ts'
import {
  currencyCode,
  decimalText,
  instantText,
  instrumentIdText,
  lotsShape,
  moneyShape,
  orderIdText,
  positionIdText,
} from '../base/scalars.ts'
import { instrumentShape, leverageShape } from '../base/shapes.ts'
import { protectionFields, stopShape, timeInForceShape } from './termShapes.ts'

const orderStatuses = ['working', 'filled', 'cancelled', 'expired', 'rejected'] as const

/** Why an order ended without a fill. */
const endingCauseShape = z.union([z.enum(cancelCauses), z.enum(expiryCauses), ruleCodeShape])

/** An order of any purpose (docs/rules/orders.md). */
export const orderShape = z.object({
  id: orderIdText,
  purpose: z.enum(['open', 'close']),
  /** The position that it opens or closes. */
  position: positionIdText,
  instrument: instrumentIdText,
  market: z.enum(marketIds),
  currency: currencyCode,
  lotSize: decimalText,
  /** Side of the position, also where the order closes it. */
  side: z.enum(sides),
  leverage: leverageShape,
  type: z.enum(orderKinds),
  timeInForce: timeInForceShape,
  /** Of an order that opens a day trade. */
  dayTrade: z.optional(z.literal(true)),
  limitPrice: z.optional(decimalText),
  /** Only a stop-loss or trailing stop has one. */
  stop: z.optional(stopShape),
  /** The price that fires a working stop; that of a trail follows the market. */
  trigger: z.optional(decimalText),
  /** What will protect the position that a working order opens. */
  protection: z.optional(z.object(protectionFields)),
  lots: lotsShape,
  filledLots: z.int(),
  /** What was filled was filled at it; fee and tax are of that part too. */
  averagePrice: z.optional(decimalText),
  fee: z.optional(moneyShape),
  tax: z.optional(moneyShape),
  /** What a working order that opens has frozen. */
  frozenMargin: z.optional(moneyShape),
  frozenFee: z.optional(moneyShape),
  /** Orders of one group may each claim all that is open; a fill of one takes it from the others. */
  group: z.optional(z.string()),
  status: z.enum(orderStatuses),
  cause: z.optional(endingCauseShape),
  placedAt: instantText,
  /** A protective order of a locked position is not filled before. */
  waitsUntil: z.optional(instantText),
  /** Absent where it works as long as its position is open. */
  expiresAt: z.optional(instantText),
  endedAt: z.optional(instantText),
})
/** An order with its instrument, so that a list needs no second call. */
export const listedOrderShape = z.object({ order: orderShape, instrument: instrumentShape })
export type ListedOrder = z.output<typeof listedOrderShape>

/** Something that happened to an order, with what it was from then on. */
export const orderStepShape = z.object({
  at: instantText,
  state: z.enum(orderStepStates),
  /** Why it ended without a fill. */
  cause: z.optional(endingCauseShape),
  limitPrice: z.optional(decimalText),
  stop: z.optional(stopShape),
  lots: lotsShape,
})
export type OrderStepOnWire = z.output<typeof orderStepShape>

export type OrderOnWire = z.output<typeof orderShape>
