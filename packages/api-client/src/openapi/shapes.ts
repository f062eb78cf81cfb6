import * as z from 'zod/mini'
import { endpoints } from '../contract/contract.ts'
import { factsShape, quoteRowShape } from '../contract/market/market.ts'
import { quoteShape } from '../contract/base/quote.ts'
import { listedOrderShape, orderShape, orderStepShape } from '../contract/trading/orderShapes.ts'
import * as positions from '../contract/trading/positionShapes.ts'
import * as scalars from '../contract/base/scalars.ts'
import * as shapes from '../contract/base/shapes.ts'
import * as terms from '../contract/trading/termShapes.ts'
import {
  streamAccountShape,
  streamEventShape,
  streamHeartbeatShape,
  streamQuoteShape,
  streamRequest,
} from '../contract/base/stream.ts'
import { fieldsShape } from '../envelope/envelope.ts'
import { paramKinds } from '../envelope/refusalParams.ts'

/** JSON, as far as the document goes. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

export const isJsonObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

export const ref = (kind: 'schemas' | 'parameters' | 'responses' | 'headers', name: string): Json => ({
  $ref: `#/components/${kind}/${name}`,
})

/** `trade/place` and `Request` make `TradePlaceRequest`. */
export const schemaName = (path: string, suffix: string): string =>
  path
    .split('/')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('') + suffix

/** Shapes that several calls share, by the name that they have in the document. */
export const named = {
  Decimal: scalars.decimalText,
  DecimalAboveZero: scalars.aboveZeroText,
  DecimalNotBelowZero: scalars.notBelowZeroText,
  Instant: scalars.instantText,
  LocalDate: scalars.dateText,
  TimeOfDay: scalars.timeOfDayText,
  InstrumentId: scalars.instrumentIdText,
  OrderId: scalars.orderIdText,
  PositionId: scalars.positionIdText,
  ExecutionId: scalars.executionIdText,
  AccountId: scalars.accountIdText,
  Currency: scalars.currencyCode,
  OwnCurrency: scalars.ownCurrency,
  Money: scalars.moneyShape,
  Localized: scalars.localizedShape,
  Instrument: shapes.instrumentShape,
  Quote: quoteShape,
  Session: shapes.sessionShape,
  Charges: shapes.chargesShape,
  Market: shapes.marketShape,
  Book: shapes.bookShape,
  Candle: shapes.candleShape,
  OrderTerms: terms.termsShape,
  Stop: terms.stopShape,
  TimeInForce: terms.timeInForceShape,
  Order: orderShape,
  ListedOrder: listedOrderShape,
  OrderStep: orderStepShape,
  Protection: positions.protectionShape,
  RuleCode: positions.ruleCodeShape,
  OpenPosition: positions.openPositionShape,
  Position: positions.positionShape,
  WorkingClose: positions.workingCloseShape,
  ListedPosition: positions.listedPositionShape,
  Execution: positions.executionShape,
  InventoryLine: positions.inventoryLineShape,
  QuoteRow: quoteRowShape,
  DetailFacts: factsShape,
  LedgerLine: shapes.ledgerLineShape,
  Fields: fieldsShape,
  StreamRequest: streamRequest,
  StreamQuote: streamQuoteShape,
  StreamAccount: streamAccountShape,
  StreamHeartbeat: streamHeartbeatShape,
  StreamEvent: streamEventShape,
} as const satisfies Readonly<Record<string, z.ZodMiniType>>

const shared: Readonly<Record<string, z.ZodMiniType>> = {
  ...named,
  ...Object.fromEntries(
    Object.entries(paramKinds).map(([kind, shape]) => [schemaName(kind, 'Params'), shape]),
  ),
}

/** The name of each shape: the shared ones, then those of single calls. A shape of several calls has the name of the first. */
function shapeNames(): ReadonlyMap<z.ZodMiniType, string> {
  const names = new Map<z.ZodMiniType, string>()
  const add = (shape: z.ZodMiniType, name: string) => {
    if (!names.has(shape)) names.set(shape, name)
  }
  for (const [name, shape] of Object.entries(shared)) add(shape, name)
  for (const { path, request, response } of endpoints) {
    add(request, schemaName(path, 'Request'))
    add(response, schemaName(path, 'Data'))
  }
  return names
}
const names = shapeNames()

/** @throws RangeError for a shape that the document does not name. */
export function shapeRef(shape: z.ZodMiniType): Json {
  const name = names.get(shape)
  if (name === undefined) throw new RangeError('a shape without a name')
  return ref('schemas', name)
}

/** Every shape as zod writes it: what a sender writes, before any transform, referring to one another by name. */
export function rawSchemas(): Readonly<Record<string, Json>> {
  const registry = z.registry<{ id: string }>()
  for (const [shape, id] of names) registry.add(shape, { id })
  const { schemas } = z.toJSONSchema(registry, { io: 'input', uri: (id) => `#/components/schemas/${id}` })
  const text = JSON.stringify(schemas, (key, value: unknown) => (dropped.has(key) ? undefined : value))
  return JSON.parse(text) as Record<string, Json>
}
/** A list that code may not change is not what OpenAPI calls `readOnly`, which is that no request has it. */
const dropped: ReadonlySet<string> = new Set(['$schema', '$id', 'readOnly'])
