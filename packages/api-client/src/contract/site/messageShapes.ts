import { rejectionCauses, requestEndings } from '@onelot/domain'
import * as z from 'zod/mini'
import { alertConditionShape } from '../market/priceAlerts.ts'
import {
  applicationIdText,
  auctionIdText,
  bidIdText,
  decimalText,
  instantText,
  instrumentIdText,
  kindText,
  lotsShape,
  moneyShape,
  offerIdText,
  orderIdText,
  positionIdText,
  localizedShape,
} from '../base/scalars.ts'

export const messageTopics = ['alerts', 'orders', 'account', 'copying', 'credit'] as const
export type MessageTopic = (typeof messageTopics)[number]

/** A message of a kind: its text is made by the reader from the kind and its params. */
const message = <const Kind extends string, Params extends z.ZodMiniObject>(kind: Kind, params: Params) =>
  z.object({ id: z.string(), at: instantText, read: z.boolean(), kind: z.literal(kind), params })

const none = z.object({})
const ofInstrument = z.object({ instrument: instrumentIdText })
const quantity = { lots: lotsShape, lotSize: decimalText }
const orderParams = {
  instrument: instrumentIdText,
  order: orderIdText,
  /** Opens the detail. */
  position: positionIdText,
  direction: z.enum(['buy', 'sell']),
  ...quantity,
}
const closedParams = z.object({
  instrument: instrumentIdText,
  position: positionIdText,
  ...quantity,
  price: decimalText,
})

/** Every kind of message, one line each: the broker makes it in modules/messages/table.ts, screens say it in messages/kinds.ts. A module's own are `product`. */
export const messageShape = z.discriminatedUnion('kind', [
  message(
    'alertFired',
    z.object({
      instrument: instrumentIdText,
      condition: alertConditionShape,
      price: decimalText,
      note: z.optional(z.string()),
    }),
  ),
  message(
    'alertEnded',
    z.object({
      instrument: instrumentIdText,
      condition: alertConditionShape,
      cause: z.enum(['expired', 'delisted']),
    }),
  ),
  message('orderFilled', z.object({ ...orderParams, price: decimalText })),
  message('orderExpired', z.object(orderParams)),
  message('orderRejected', z.object(orderParams)),
  message('orderCancelled', z.object({ ...orderParams, cause: z.enum(['restriction', 'delisted']) })),
  /** Closed by a price that the member set; each of the three names what it was. */
  message('takeProfitFilled', closedParams),
  message('stopLossFilled', closedParams),
  message('trailingStopFilled', closedParams),
  message('positionStoppedOut', closedParams),
  message('positionDelisted', closedParams),
  /** By the end of its day, or at the first price after it. */
  message('dayTradeEnded', closedParams),
  /** It had no price at its end, and waits for the first one. */
  message('dayTradeCarried', z.object({ instrument: instrumentIdText, position: positionIdText })),
  /** About what the account holds or has ordered. */
  message('tradingHalted', ofInstrument),
  message('tradingResumed', ofInstrument),
  /** After withholding. */
  message('dividendPaid', z.object({ instrument: instrumentIdText, amount: moneyShape })),
  /** To a short position. */
  message('dividendCharged', z.object({ instrument: instrumentIdText, amount: moneyShape })),
  message('marginEnabled', none),
  message('realNamePassed', none),
  message('realNameRejected', none),
  /** A request is over; `request` is its kind, `reason` what an operator wrote. */
  message(
    'requestEnded',
    z.object({
      request: kindText,
      id: z.string(),
      ending: z.enum(requestEndings),
      cause: z.optional(z.enum(rejectionCauses)),
      reason: z.optional(z.string()),
      amount: z.optional(moneyShape),
    }),
  ),
  /** What a module notifies of, in words of its own that are found by `name`. */
  message(
    'product',
    z.object({
      name: kindText,
      amount: z.optional(moneyShape),
      at: z.optional(instantText),
      instrument: z.optional(instrumentIdText),
      /** Opens what it is about. */
      offer: z.optional(offerIdText),
      application: z.optional(applicationIdText),
      auction: z.optional(auctionIdText),
      bid: z.optional(bidIdText),
      /** The request of a follow. */
      follow: z.optional(z.string()),
      /** The capital increase, which it opens. */
      increase: z.optional(z.string()),
      /** The name of the mentor that is followed. */
      mentor: z.optional(localizedShape),
      /** Shares that it is about. */
      shares: z.optional(z.int()),
    }),
  ),
])
export type MessageOnWire = z.output<typeof messageShape>
export type MessageKind = MessageOnWire['kind']
export type MessageOfKind<K extends MessageKind> = Extract<MessageOnWire, { readonly kind: K }>
