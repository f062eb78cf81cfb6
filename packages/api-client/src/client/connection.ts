import type { InstrumentId } from '@onelot/domain'
import { type StreamEvent, streamEventShape, streamPath } from '../contract/base/stream.ts'
import { parseWire } from '../envelope/parseWire.ts'
import { apiHeaders, apiUrl } from './request.ts'
import { createSseParser } from './sse.ts'
import type { ClientOptions } from './types.ts'

export type ConnectionEnd =
  | { readonly kind: 'lost' }
  | { readonly kind: 'sessionEnded'; readonly token: string | undefined }

export interface Connection {
  readonly instruments: readonly InstrumentId[]
  readonly signal: AbortSignal
  /** How long the answer may take to begin; the stream itself has no limit. */
  readonly limitMs: number
  /** The answer has begun. */
  readonly onOpen: () => void
  readonly onEvent: (event: StreamEvent) => void
}

/** One connection, from its request to its end. Rejects when the network fails or the signal aborts. */
export type Connect = (connection: Connection) => Promise<ConnectionEnd>

/** One connection of the stream, from its request to its end. Rejects when the network fails or the signal aborts. */
export async function connect(
  options: ClientOptions,
  { instruments, signal, limitMs, onOpen, onEvent }: Connection,
): Promise<ConnectionEnd> {
  const session = options.session()
  const limit = new AbortController()
  const stop = () => {
    limit.abort()
  }
  const timer = setTimeout(stop, limitMs)
  signal.addEventListener('abort', stop, { once: true })
  try {
    const response = await options.fetch(apiUrl(options.origin, streamPath), {
      method: 'POST',
      headers: { ...apiHeaders(session, options.readCookie), accept: 'text/event-stream' },
      body: JSON.stringify({ instruments }),
      signal: limit.signal,
    })
    clearTimeout(timer)
    if (response.status === 401) return { kind: 'sessionEnded', token: session?.token }
    if (!response.ok || response.body === null) return { kind: 'lost' }
    onOpen()
    await readEvents(response.body, signal, onEvent)
    return { kind: 'lost' }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
    limit.abort()
  }
}

async function readEvents(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const parser = createSseParser()
  const cancel = () => {
    reader.cancel().catch(() => undefined)
  }
  signal.addEventListener('abort', cancel, { once: true })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done || signal.aborted) return
      for (const data of parser.feed(decoder.decode(value, { stream: true }))) {
        const event = eventOf(data)
        if (event !== undefined) onEvent(event)
      }
    }
  } finally {
    signal.removeEventListener('abort', cancel)
    reader.releaseLock()
  }
}

/** Skips an event outside the contract: one bad tick must not remove a good price from the screen. */
function eventOf(data: string): StreamEvent | undefined {
  try {
    const parsed = parseWire(streamEventShape, JSON.parse(data))
    return parsed.ok ? parsed.value : undefined
  } catch {
    return undefined
  }
}
