import { dayRanges, sides } from '@onelot/domain'
import * as z from 'zod/mini'
import { executionShape } from './positionShapes.ts'
import { ownCurrency, instrumentIdText, zoneText } from '../base/scalars.ts'
import { instrumentShape, leverageShape } from '../base/shapes.ts'

/** What figures over a range are asked with. */
export const rangeShape = { currency: ownCurrency, zone: zoneText, range: z.enum(dayRanges) }

/** An instrument as a list of trades names it. */
export const tradedShape = z.pick(instrumentShape, {
  id: true,
  market: true,
  kind: true,
  currency: true,
  code: true,
  name: true,
  lotSize: true,
})
export type TradedInstrument = z.output<typeof tradedShape>

export const tradeShape = z.object({
  instrument: instrumentIdText,
  side: z.enum(sides),
  leverage: leverageShape,
  execution: executionShape,
})
export type TradeOnWire = z.output<typeof tradeShape>
