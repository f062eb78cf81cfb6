import { type InstrumentId, instrumentId } from '@onelot/domain'
import { createClient } from '../client/createClient.ts'
import type { StreamSharing, StreamState } from '../client/types.ts'
import type { StreamEvent } from '../contract/base/stream.ts'
import { textOf } from './textOf.ts'

export const apple = instrumentId('US:AAPL')
export const samsung = instrumentId('KRX:005930')
export const taiwan = instrumentId('TWSE:2330')
export const at = '2026-03-10T02:00:00.000Z'
export const heartbeat = { kind: 'heartbeat', serverTime: at }
export const quote = (instrument: InstrumentId) => {
  const price = '10.5'
  const prices = { price, previousClose: price, open: price, high: price, low: price, bid: price, ask: price }
  return { kind: 'quote', serverTime: at, quote: { instrument, ...prices, volume: '1', turnover: '1', at } }
}

export class Line {
  readonly asked: readonly string[]
  closed = false
  private controller: ReadableStreamDefaultController<Uint8Array> | undefined
  readonly response: Response

  constructor(asked: readonly string[], signal: AbortSignal | null | undefined) {
    this.asked = asked
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.controller = controller
      },
    })
    this.response = new Response(body)
    signal?.addEventListener('abort', () => {
      this.closed = true
    })
  }

  say(event: object): void {
    this.controller?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
  }
  raw(text: string): void {
    this.controller?.enqueue(new TextEncoder().encode(text))
  }
  drop(): void {
    this.controller?.error(new TypeError('lost'))
  }
}

interface BrokerOptions {
  /** Whoever asks is answered so instead. */
  readonly refuse?: (() => Response | undefined) | undefined
  readonly streamSharing?: StreamSharing | undefined
  readonly account?: string | undefined
  /** The connections of all clients that share the list. */
  readonly lines?: Line[] | undefined
}

let keys = 0

/** A client, and the connections of its stream, on which the test says what the broker would. */
export function streamBroker({
  refuse = () => undefined,
  streamSharing,
  account,
  lines = [],
}: BrokerOptions = {}) {
  let asks = 0
  const ended: unknown[] = []
  const client = createClient({
    origin: '',
    fetch: (_, init) => {
      asks += 1
      const refusal = refuse()
      if (refusal !== undefined) return Promise.resolve(refusal)
      const { instruments } = JSON.parse(textOf(init?.body)) as { instruments: string[] }
      const line = new Line(instruments, init?.signal)
      lines.push(line)
      return Promise.resolve(line.response)
    },
    session: () => (account === undefined ? undefined : { token: `token of ${account}`, account }),
    streamSharing,
    onSessionEnded: (end) => ended.push(end),
    readCookie: () => undefined,
    newKey: () => {
      keys += 1
      return `key ${String(keys)}`
    },
    now: () => Date.now(),
  })
  const follow = (...instruments: InstrumentId[]) => {
    const events: StreamEvent[] = []
    const states: StreamState[] = []
    const leave = client.subscribe({
      instruments,
      onEvent: (event) => events.push(event),
      onState: (state) => states.push(state),
    })
    return { events, states, leave }
  }
  return { client, lines, follow, ended, asks: () => asks }
}
