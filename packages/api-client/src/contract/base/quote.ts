import type { Quote } from '@onelot/domain'
import * as z from 'zod/mini'
import { decimalText, instantText, instrumentIdText } from './scalars.ts'

/** Apart from the other shapes: the stream needs no more than this. */
export const quoteShape = z.object({
  instrument: instrumentIdText,
  price: decimalText,
  previousClose: decimalText,
  open: decimalText,
  high: decimalText,
  low: decimalText,
  bid: decimalText,
  ask: decimalText,
  volume: decimalText,
  turnover: decimalText,
  at: instantText,
}) satisfies z.ZodMiniType<Quote>
