import { alertDirections, alertRepeats } from '@onelot/domain'
import * as z from 'zod/mini'
import { defineEndpoint } from '../base/endpoint.ts'
import { rowsOf } from '../base/rows.ts'
import { decimalText, figureText, instantText, instrumentIdText } from '../base/scalars.ts'
import { instrumentShape } from '../base/shapes.ts'

const direction = z.enum(alertDirections)

export const alertConditionShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('price'), direction, price: figureText }),
  /** Percent of the previous close: 5 is 5 percent. */
  z.strictObject({ kind: z.literal('percent'), direction, percent: figureText }),
])

const termsShape = {
  condition: alertConditionShape,
  /** `daily`: at most once on a trading day. */
  repeat: z.enum(alertRepeats),
  note: z.optional(z.string().check(z.maxLength(100))),
}
const alertIdText = z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/))

const alertShape = z.object({
  id: alertIdText,
  instrument: instrumentIdText,
  ...termsShape,
  /** The price at which it fires: of a percent, that of the trading day. */
  level: decimalText,
  on: z.boolean(),
  /** `level`: for its price. `return`: for the price to come back first. `nextDay`: it has fired today. */
  wait: z.enum(['level', 'return', 'nextDay']),
  createdAt: instantText,
  expiresAt: instantText,
  /** The last time that it fired, and the price that met it. */
  fired: z.optional(z.object({ at: instantText, price: decimalText })),
})
export type PriceAlertOnWire = z.output<typeof alertShape>

/** What lists say of an instrument that they name. */
export const namedInstrumentShape = z.pick(instrumentShape, {
  id: true,
  market: true,
  kind: true,
  code: true,
  name: true,
  currency: true,
})
export type NamedInstrument = z.output<typeof namedInstrumentShape>

const termsRefusals = ['PRODUCT_UNAVAILABLE', 'PRICE_UNAVAILABLE', 'ALERT_EXISTS'] as const
const apple: z.input<typeof instrumentIdText> = 'US:AAPL'

export const priceAlertsList = defineEndpoint({
  path: 'priceAlerts/list',
  summary: 'The member’s price alerts, newest first: all of them, or those of one instrument.',
  access: 'member',
  kind: 'read',
  cache: 'session',
  request: z.strictObject({ instrument: z.optional(instrumentIdText) }),
  response: z.object({
    alerts: rowsOf(alertShape),
    /** Those of the alerts, each once. */
    instruments: rowsOf(namedInstrumentShape),
  }),
  refusals: [],
  successes: [],
  example: {},
})

export const priceAlertsCreate = defineEndpoint({
  path: 'priceAlerts/create',
  summary: 'Sets an alert on an instrument: once or daily, when it reaches a price or moves by a percent.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ instrument: instrumentIdText, ...termsShape }),
  response: z.object({ alert: alertShape }),
  refusals: ['ALERTS_FULL', ...termsRefusals],
  successes: [],
  example: {
    instrument: apple,
    condition: { kind: 'percent', direction: 'rises', percent: '75' },
    repeat: 'once',
  },
})

export const priceAlertsChange = defineEndpoint({
  path: 'priceAlerts/change',
  summary: 'Changes what an alert waits for. It is on afterwards, and ends 90 days later.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ alert: alertIdText, ...termsShape }),
  response: z.object({ alert: alertShape }),
  refusals: ['ALERT_NOT_FOUND', ...termsRefusals],
  successes: [],
})

export const priceAlertsSwitch = defineEndpoint({
  path: 'priceAlerts/switch',
  summary: 'Switches an alert off, or on again for 90 days.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ alert: alertIdText, on: z.boolean() }),
  response: z.object({ alert: alertShape }),
  refusals: ['ALERT_NOT_FOUND', 'PRICE_UNAVAILABLE'],
  successes: [],
})

export const priceAlertsDelete = defineEndpoint({
  path: 'priceAlerts/delete',
  summary: 'Deletes an alert.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ alert: alertIdText }),
  response: z.object({}),
  refusals: ['ALERT_NOT_FOUND'],
  successes: [],
})

export const priceAlerts = {
  priceAlertsList,
  priceAlertsCreate,
  priceAlertsChange,
  priceAlertsSwitch,
  priceAlertsDelete,
} as const
