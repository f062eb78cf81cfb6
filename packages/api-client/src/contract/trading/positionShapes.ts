import {
  type HeldLeg,
  cancelCauses,
  cashAccounts,
  closeCauses,
  expiryCauses,
  lockCauses,
  marketIds,
  sides,
} from '@onelot/domain'
import * as z from 'zod/mini'
import { refusalParams } from '../../envelope/refusalParams.ts'
import {
  currencyCode,
  dateText,
  decimalText,
  executionIdText,
  instantText,
  instrumentIdText,
  list,
  localizedShape,
  lotsShape,
  moneyShape,
  orderIdText,
  positionIdText,
} from '../base/scalars.ts'
import { chargesShape, instrumentShape } from '../base/shapes.ts'
import { inOneCurrency } from '../base/oneCurrency.ts'
import { stopShape, termsShape, timeInForceShape } from './termShapes.ts'

const base = {
  id: positionIdText,
  terms: termsShape,
  market: z.enum(marketIds),
  currency: currencyCode,
  lotSize: decimalText,
  placedAt: instantText,
  /** Of a day trade: when the broker closes it. */
  closesAt: z.optional(instantText),
  /** The module that opened it, and its own id of it; absent where the member's own order did. */
  origin: z.optional(z.object({ module: z.string(), id: z.string() })),
  /** Where what it brings goes; absent for what is available. */
  cash: z.optional(z.enum(cashAccounts)),
}

/** What is open of a position, its margin and entry fee with it; of a closed one all that was opened. */
const fillShape = z.object({
  price: decimalText,
  at: instantText,
  tradingDay: dateText,
  margin: moneyShape,
  fee: moneyShape,
  lots: lotsShape,
  /** Closed not before then; absent where nothing locks. */
  lockedUntil: z.optional(instantText),
  /** What locks it; absent for the holding period of the market. */
  lockCause: z.optional(z.enum(lockCauses)),
})

/** Parts that are already closed. */
const exitedShape = z.object({ lots: lotsShape, netProfit: moneyShape })

const closingShape = z.object({
  /** Average of the exits, weighted by lots. */
  price: decimalText,
  at: instantText,
  cause: z.enum(closeCauses),
  fee: moneyShape,
  tax: moneyShape,
  grossProfit: moneyShape,
  /** After every charge of both sides. */
  netProfit: moneyShape,
  /** When the proceeds may be withdrawn. */
  settlesAt: instantText,
})

/** A working order that closes a part of a position, or all of it. */
export const workingCloseShape = z.object({
  /** What `trade/cancel` takes. */
  order: orderIdText,
  limitPrice: decimalText,
  lots: lotsShape,
  timeInForce: timeInForceShape,
  placedAt: instantText,
  expiresAt: instantText,
})
export type WorkingCloseOnWire = z.output<typeof workingCloseShape>

/** Codes of the broker's rules, without those of transport. */
export const ruleCodeShape = z.keyof(
  z.omit(z.object(refusalParams), {
    TOO_FREQUENT: true,
    SYSTEM_BUSY: true,
    IDEMPOTENCY_KEY_REUSED: true,
    CALL_NOT_OFFERED: true,
  }),
)

/** What closes a position for the member; each covers all that is open, and what is left when the other is filled. */
export const protectionShape = z.object({
  takeProfit: z.optional(z.object({ order: orderIdText, price: decimalText, lots: lotsShape })),
  stopLoss: z.optional(
    z.object({
      order: orderIdText,
      stop: stopShape,
      /** The price that fires it; that of a trail follows the market. */
      trigger: decimalText,
      lots: lotsShape,
    }),
  ),
})
export type ProtectionOnWire = z.output<typeof protectionShape>

/** Terms that were in force when it opened: they hold for its life. Rates: 0.2 is 20 percent. */
const inForceShape = z.object({ stopOutRate: decimalText, charges: chargesShape })

const open = {
  ...base,
  fill: fillShape,
  inForce: z.optional(inForceShape),
  /** A day trade that could not be closed at its end: it closes at the first price. */
  carriedSince: z.optional(instantText),
  exited: z.optional(exitedShape),
  protection: z.optional(protectionShape),
}

const holding = z.object({ ...open, status: z.literal('holding') })
const preparingToClose = z.object({
  ...open,
  status: z.literal('preparingToClose'),
  /** The oldest first. */
  closes: list(workingCloseShape),
})

/**
 * In lists: one exit of a position that was closed in parts, or a fraction of a unit that a split paid out, with the figures of that alone.
 * `of` is what was opened; `fraction` is in units, less than one lot, and a fraction has no execution.
 */
const closedPartShape = z.object({
  execution: z.optional(executionIdText),
  fraction: z.optional(decimalText),
  of: lotsShape,
})

export const openPositionShape = inOneCurrency(z.discriminatedUnion('status', [holding, preparingToClose]))
export type OpenPositionOnWire = z.output<typeof openPositionShape>

/** What the figures of an open position are calculated from. */
export const heldLegShape = inOneCurrency(
  z.object({
    terms: z.object({ instrument: instrumentIdText, side: z.enum(sides) }),
    market: z.enum(marketIds),
    currency: currencyCode,
    lotSize: decimalText,
    fill: fillShape,
    inForce: z.optional(inForceShape),
  }),
) satisfies z.ZodMiniType<HeldLeg>

/** An opening order, or the position that it became (docs/rules/positions.md). */
export const positionShape = inOneCurrency(
  z.discriminatedUnion('status', [
    z.object({
      ...base,
      status: z.literal('pendingOrder'),
      frozenMargin: moneyShape,
      frozenFee: moneyShape,
      expiresAt: instantText,
    }),
    holding,
    preparingToClose,
    z.object({
      ...base,
      status: z.literal('closed'),
      fill: fillShape,
      closing: closingShape,
      part: z.optional(closedPartShape),
    }),
    z.object({ ...base, status: z.literal('cancelled'), cause: z.enum(cancelCauses), endedAt: instantText }),
    z.object({ ...base, status: z.literal('expired'), cause: z.enum(expiryCauses), endedAt: instantText }),
    z.object({ ...base, status: z.literal('rejected'), cause: ruleCodeShape, endedAt: instantText }),
  ]),
)
export type PositionOnWire = z.output<typeof positionShape>

/** A position with its instrument, so that a list needs no second call. */
export const listedPositionShape = z
  .object({
    position: positionShape,
    instrument: instrumentShape,
    /** The name of the mentor whose trade it mirrors. */
    by: z.optional(localizedShape),
  })
  .check(
    z.refine(({ position, instrument }) => position.currency === instrument.currency, {
      error: 'a position in another currency than its instrument',
    }),
  )
export type ListedPosition = z.output<typeof listedPositionShape>

const fill = {
  id: executionIdText,
  order: orderIdText,
  position: positionIdText,
  price: decimalText,
  lots: lotsShape,
  at: instantText,
  tradingDay: dateText,
  /** As taken. */
  fee: moneyShape,
  tax: moneyShape,
  /** Taken by an opening, returned by a closing. */
  margin: moneyShape,
}

/** One fill; it never changes (docs/rules/positions.md). */
export const executionShape = inOneCurrency(
  z.discriminatedUnion('purpose', [
    z.object({ ...fill, purpose: z.literal('open'), cause: z.literal('member') }),
    z.object({
      ...fill,
      purpose: z.literal('close'),
      cause: z.enum(closeCauses),
      /** Before charges. */
      grossProfit: moneyShape,
      /** After every charge of both sides. */
      netProfit: moneyShape,
      /** When the proceeds may be withdrawn. */
      settlesAt: instantText,
    }),
  ]),
)
export type ExecutionOnWire = z.output<typeof executionShape>
export type ClosingExecutionOnWire = Extract<ExecutionOnWire, { purpose: 'close' }>

/** All that is owned of one instrument, summed; the positions themselves are never averaged. */
export const inventoryLineShape = z.object({
  instrument: instrumentShape,
  lots: z.int(),
  quantity: decimalText,
  /** The whole price that was paid, charges aside. */
  cost: moneyShape,
  positions: list(positionIdText),
})
export type InventoryLineOnWire = z.output<typeof inventoryLineShape>
