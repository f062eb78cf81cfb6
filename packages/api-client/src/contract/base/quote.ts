import type { Quote } from '@onelot/domain'
import * as z from 'zod/mini'
import { aboveZeroText, instantText, instrumentIdText, notBelowZeroText } from './scalars.ts'

// Apart from the other shapes: the stream needs no more than this.
/** What an instrument is traded at. Prices are for one unit, in its currency. */
export const quoteShape = z.object({
  instrument: instrumentIdText,
  price: aboveZeroText,
  /** Close of the trading day before, the base of every change shown. */
  previousClose: aboveZeroText,
  /** First price of the trading day, as the next two are its greatest and least. */
  open: aboveZeroText,
  high: aboveZeroText,
  low: aboveZeroText,
  /** Best price at which a sale is filled. */
  bid: notBelowZeroText,
  /** Best price at which a purchase is filled. */
  ask: notBelowZeroText,
  /** Units traded on the trading day. */
  volume: notBelowZeroText,
  /** Value traded on the trading day, in the instrument's currency. */
  turnover: notBelowZeroText,
  /** The moment that the price is of. */
  at: instantText,
}) satisfies z.ZodMiniType<Quote>
