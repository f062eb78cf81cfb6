import type * as z from 'zod/mini'
import type { streamEventShape } from '../contract/base/stream.ts'

/** One event of the stream as it is sent, `text/event-stream`. */
export const eventText = (event: z.input<typeof streamEventShape>): string =>
  `data: ${JSON.stringify(event)}\n\n`
