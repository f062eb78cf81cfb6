import * as z from 'zod/mini'
import { STREAM_MOST_INSTRUMENTS } from '../../constants.ts'
import { instantText, instrumentIdText, list } from './scalars.ts'
import { quoteShape } from './quote.ts'

/** The one event stream of a client. Asked by POST like every call, answered as server-sent events. */
export const streamPath = 'stream/open'

export const streamRequest = z.strictObject({
  instruments: list(instrumentIdText).check(z.maxLength(STREAM_MOST_INSTRUMENTS)),
})

export const streamEventShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quote'), serverTime: instantText, quote: quoteShape }),
  /** Version of the member's account, when the stream opens and at each change. Where it differs from the last one, read the account again. */
  z.object({ kind: z.literal('account'), serverTime: instantText, sequence: z.int() }),
  z.object({ kind: z.literal('heartbeat'), serverTime: instantText }),
])
export type StreamEvent = z.output<typeof streamEventShape>
