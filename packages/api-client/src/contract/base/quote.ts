import type { Quote } from '@onelot/domain'
import * as z from 'zod/mini'
import { aboveZeroText, instantText, instrumentIdText, notBelowZeroText } from './scalars.ts'

/** Apart from the other shapes: the stream needs no more than this. */
export const quoteShape = z.object({
  instrument: instrumentIdText,
  price: aboveZeroText,
  previousClose: aboveZeroText,
  open: aboveZeroText,
  high: aboveZeroText,
  low: aboveZeroText,
  bid: notBelowZeroText,
  ask: notBelowZeroText,
  volume: notBelowZeroText,
  turnover: notBelowZeroText,
  at: instantText,
}) satisfies z.ZodMiniType<Quote>
