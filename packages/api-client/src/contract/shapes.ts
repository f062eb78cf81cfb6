import {
  type Instrument,
  type Market,
  type Position,
  type SessionState,
  cancelCauses,
  closeCauses,
  instrumentKinds,
  marketIds,
  orderTypes,
  sessionPhases,
  sides,
} from '@onelot/domain'
import * as z from 'zod/mini'
import {
  currencyCode,
  dateText,
  decimalText,
  instantText,
  instrumentIdText,
  list,
  localizedShape,
  lotsShape,
  moneyShape,
  orderIdText,
} from './scalars.ts'

/** The domain's own types on the wire, unchanged: what does not compile here has drifted. */
type Carries<T> = z.ZodMiniType<T>

export const leverageShape = z.literal([1, 2, 5, 10])

export const instrumentShape = z.object({
  id: instrumentIdText,
  market: z.enum(marketIds),
  kind: z.enum(instrumentKinds),
  code: z.string(),
  name: localizedShape,
  industry: localizedShape,
  currency: currencyCode,
  lotSize: decimalText,
  leverages: list(leverageShape),
  shortable: z.boolean(),
  origin: z.enum(['recorded', 'simulated']),
  listedAt: instantText,
}) satisfies Carries<Instrument>

export const sessionShape = z.object({
  phase: z.enum(sessionPhases),
  tradingDay: dateText,
  until: instantText,
  dayEnds: instantText,
  hours: z.object({ from: z.string(), to: z.string(), zone: z.string() }),
}) satisfies Carries<SessionState>

export const marketShape = z.object({
  id: z.enum(marketIds),
  name: localizedShape,
  currency: currencyCode,
  zone: z.string(),
  ticks: list(z.object({ from: decimalText, tick: decimalText })),
  priceLimit: z.optional(decimalText),
  settlementDays: z.int(),
  saleLock: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('days'), days: z.int() }),
    z.object({ kind: z.literal('minutes'), minutes: z.int() }),
  ]),
  charges: z.object({ commission: decimalText, minimumCommission: decimalText, saleTax: decimalText }),
  minimumOpening: decimalText,
}) satisfies Carries<Market>

const levels = list(z.object({ price: decimalText, quantity: decimalText }))
export const bookShape = z.object({ bids: levels, asks: levels })

export const candleShape = z.object({
  time: z.union([dateText, instantText]),
  open: decimalText,
  high: decimalText,
  low: decimalText,
  close: decimalText,
  volume: decimalText,
  simulated: z.boolean(),
})

export const termsShape = z.strictObject({
  instrument: instrumentIdText,
  side: z.enum(sides),
  type: z.enum(orderTypes),
  limitPrice: z.optional(decimalText),
  lots: lotsShape,
  leverage: leverageShape,
})

const orderBase = {
  id: orderIdText,
  terms: termsShape,
  market: z.enum(marketIds),
  currency: currencyCode,
  lotSize: decimalText,
  placedAt: instantText,
}
const fillShape = z.object({
  price: decimalText,
  at: instantText,
  tradingDay: dateText,
  margin: moneyShape,
  fee: moneyShape,
  lots: lotsShape,
  lockedUntil: z.optional(instantText),
})

export const positionShape = z.discriminatedUnion('status', [
  z.object({
    ...orderBase,
    status: z.literal('pendingOrder'),
    frozenMargin: moneyShape,
    frozenFee: moneyShape,
    expiresAt: instantText,
  }),
  z.object({ ...orderBase, status: z.literal('holding'), fill: fillShape }),
  z.object({
    ...orderBase,
    status: z.literal('preparingToClose'),
    fill: fillShape,
    close: z.object({ limitPrice: decimalText, lots: lotsShape, placedAt: instantText }),
    expiresAt: instantText,
  }),
  z.object({
    ...orderBase,
    status: z.literal('closed'),
    fill: fillShape,
    closing: z.object({
      price: decimalText,
      at: instantText,
      cause: z.enum(closeCauses),
      fee: moneyShape,
      tax: moneyShape,
      grossProfit: moneyShape,
      netProfit: moneyShape,
      /** When the proceeds may be withdrawn. */
      settlesAt: instantText,
    }),
  }),
  z.object({
    ...orderBase,
    status: z.literal('cancelled'),
    cause: z.enum(cancelCauses),
    cancelledAt: instantText,
  }),
]) satisfies Carries<Position>

/** A position with what it is in, so that a list needs no second call. */
export const positionViewShape = z.object({ position: positionShape, instrument: instrumentShape })
