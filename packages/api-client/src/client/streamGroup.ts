import { type InstrumentId, instant } from '@onelot/domain'
import * as z from 'zod/mini'
import { type StreamEvent, streamEventShape } from '../contract/base/stream.ts'
import { instrumentIdText, list } from '../contract/base/scalars.ts'
import { parseWire } from '../envelope/parseWire.ts'
import type { StreamSharing } from './types.ts'

/** What tabs of one account say to each other. `from` and `to` name a tab. */
const messageShape = z.discriminatedUnion('kind', [
  /** Said again every ten seconds: a tab that crashed says it no more. */
  z.object({ kind: z.literal('want'), from: z.string(), instruments: list(instrumentIdText) }),
  z.object({ kind: z.literal('leave'), from: z.string() }),
  /** By the tab that now has the stream: each says what it wants. */
  z.object({ kind: z.literal('who') }),
  z.object({ kind: z.literal('joined'), to: z.string() }),
  /** What it wants has no room beside what the others want. */
  z.object({ kind: z.literal('full'), to: z.string() }),
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('lost') }),
  z.object({ kind: z.literal('event'), to: z.optional(z.string()), event: streamEventShape }),
])
export type GroupMessage = z.output<typeof messageShape>

export interface Group {
  readonly say: (message: GroupMessage) => void
  readonly leave: () => void
}

interface GroupListener {
  readonly onMessage: (message: GroupMessage) => void
  /** This tab has the stream, until it leaves. */
  readonly onLead: () => void
}

/** The tabs of one name. The first has the stream; where it leaves, is closed or crashes, the browser names the next. */
export function joinGroup(sharing: StreamSharing, name: string, { onMessage, onLead }: GroupListener): Group {
  const channel = sharing.channel(name)
  const left = new AbortController()
  channel.listen((heard) => {
    const message = parseWire(messageShape, heard)
    if (message.ok && !left.signal.aborted) onMessage(message.value)
  })
  sharing
    .lock(name, left.signal, () => {
      if (left.signal.aborted) return Promise.resolve()
      onLead()
      return new Promise((resolve) => {
        left.signal.addEventListener('abort', () => {
          resolve()
        })
      })
    })
    .catch(() => undefined)
  return {
    say: (message) => {
      channel.post(message)
    },
    leave: () => {
      left.abort()
      channel.close()
    },
  }
}

/** What the connection has said, for a tab that joins later: a quote is sent again only once it changes. */
export class SaidEvents {
  readonly #quotes = new Map<InstrumentId, StreamEvent>()
  #account: StreamEvent | undefined
  #last: { readonly serverMs: number; readonly heardAt: number } | undefined

  add(event: StreamEvent, heardAt: number): void {
    this.#last = { serverMs: Date.parse(event.serverTime), heardAt }
    if (event.kind === 'quote') this.#quotes.set(event.quote.instrument, event)
    if (event.kind === 'account') this.#account = event
  }

  /** With the broker's time of now, by which the clock of the tab that hears it is set. */
  of(instruments: readonly InstrumentId[], now: number): readonly StreamEvent[] {
    if (this.#last === undefined) return []
    const serverTime = instant(this.#last.serverMs + now - this.#last.heardAt)
    const quotes = instruments.map((instrument) => this.#quotes.get(instrument))
    const said = [this.#account, ...quotes].filter((event) => event !== undefined)
    return [{ kind: 'heartbeat', serverTime }, ...said.map((event) => ({ ...event, serverTime }))]
  }
}
