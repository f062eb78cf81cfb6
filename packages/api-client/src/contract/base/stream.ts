import * as z from 'zod/mini'
import { STREAM_MOST_INSTRUMENTS } from '../../constants.ts'
import { instantText, instrumentIdText, listWithin } from './scalars.ts'
import { quoteShape } from './quote.ts'

/** The one event stream of a client. Asked by POST like every call, answered as server-sent events. */
export const streamPath = 'stream/open'

export const streamRequest = z.strictObject({
  instruments: listWithin({ least: 0, most: STREAM_MOST_INSTRUMENTS }, instrumentIdText),
})

/** The price of one instrument: at once for each that was asked for and has one, and at each change. */
export const streamQuoteShape = z.object({
  kind: z.literal('quote'),
  /** The broker's clock when this was sent; the client counts time by it. */
  serverTime: instantText,
  quote: quoteShape,
})

/** Version of the member's account, when the stream opens and at each change. Where it differs from the last one, read the account again. */
export const streamAccountShape = z.object({
  kind: z.literal('account'),
  serverTime: instantText,
  /** How many changes the account has had. It never falls, and may leap. */
  sequence: z.int(),
})

/** Every two seconds, and first of all: the stream lives, and the prices that it sent are still the last. */
export const streamHeartbeatShape = z.object({ kind: z.literal('heartbeat'), serverTime: instantText })

export const streamEventShape = z.discriminatedUnion('kind', [
  streamQuoteShape,
  streamAccountShape,
  streamHeartbeatShape,
])
export type StreamEvent = z.output<typeof streamEventShape>
