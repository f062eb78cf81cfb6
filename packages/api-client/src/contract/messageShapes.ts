import * as z from 'zod/mini'
import { alertConditionShape } from './priceAlerts.ts'
import {
  decimalText,
  instantText,
  instrumentIdText,
  lotsShape,
  moneyShape,
  orderIdText,
  positionIdText,
} from './scalars.ts'

export const messageTopics = ['alerts', 'orders', 'account'] as const
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

/** Every kind of message, one line each: the broker makes it in modules/messages/table.ts, screens say it in messages/kinds.ts. */
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
  /** By the price that the member set; each of the three names what it was. */
  message('takeProfitFilled', closedParams),
  message('stopLossFilled', closedParams),
  message('trailingStopFilled', closedParams),
  message('positionStoppedOut', closedParams),
  message('positionDelisted', closedParams),
  /** Of what the account holds or has ordered. */
  message('tradingHalted', ofInstrument),
  message('tradingResumed', ofInstrument),
  /** After withholding. */
  message('dividendPaid', z.object({ instrument: instrumentIdText, amount: moneyShape })),
  /** To a short position. */
  message('dividendCharged', z.object({ instrument: instrumentIdText, amount: moneyShape })),
  message('marginEnabled', none),
  message('realNamePassed', none),
  message('realNameRejected', none),
])
export type MessageOnWire = z.output<typeof messageShape>
export type MessageKind = MessageOnWire['kind']
export type MessageOfKind<K extends MessageKind> = Extract<MessageOnWire, { readonly kind: K }>
