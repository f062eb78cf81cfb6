import type { StreamEvent } from '@onelot/api-client'
import { eventText } from '@onelot/api-client/backend'
import type { InstrumentId, Quote } from '@onelot/domain'
import type { Services } from '../services.ts'

const QUOTE_MS = 1_000
const HEARTBEAT_MS = 2_000

const encoder = new TextEncoder()
/** An event as it goes over the wire. */
export const encodeEvent = (event: StreamEvent): Uint8Array => encoder.encode(eventText(event))

/** A reader of quotes; it is notified of changes, and asks for them when it can accept them. */
export interface QuoteReader {
  readonly instruments: readonly InstrumentId[]
  onQuotes: () => void
  onHeartbeat: (encoded: Uint8Array) => void
}

/** A quote that was encoded once, for all readers. `number` rises with each change of any listing. */
export interface EncodedQuote {
  readonly number: number
  readonly encoded: Uint8Array
}

/** Reads the prices that any stream shows, once a second for all of them; it stops while there is no reader. */
export interface QuoteHub {
  join: (reader: QuoteReader) => () => void
  latest: (instrument: InstrumentId) => EncodedQuote | undefined
  /** Reads at once: time or prices were moved. */
  look: () => void
}

const sameQuote = (a: Quote, b: Quote): boolean =>
  a.price === b.price && a.volume === b.volume && a.bid === b.bid && a.ask === b.ask

interface Shown extends EncodedQuote {
  readonly quote: Quote
}

export function createQuoteHub(services: Services): QuoteHub {
  const readers = new Set<QuoteReader>()
  const counts = new Map<InstrumentId, number>()
  const shown = new Map<InstrumentId, Shown>()
  let changes = 0
  let timers: readonly ReturnType<typeof setInterval>[] = []

  /** True where the listing has something new to show. */
  function refresh(instrument: InstrumentId): boolean {
    const serverTime = services.clock.now()
    const quote = services.market.quote(instrument, serverTime)
    const before = shown.get(instrument)
    if (quote === undefined || (before !== undefined && sameQuote(before.quote, quote))) return false
    changes += 1
    const encoded = encodeEvent({ kind: 'quote', serverTime, quote })
    shown.set(instrument, { number: changes, encoded, quote })
    return true
  }

  function look(): void {
    let changed = false
    for (const instrument of counts.keys()) if (refresh(instrument)) changed = true
    if (changed) for (const reader of readers) reader.onQuotes()
  }

  function beat(): void {
    const encoded = encodeEvent({ kind: 'heartbeat', serverTime: services.clock.now() })
    for (const reader of readers) reader.onHeartbeat(encoded)
  }

  function leave(reader: QuoteReader): void {
    if (!readers.delete(reader)) return
    for (const instrument of reader.instruments) {
      const count = (counts.get(instrument) ?? 1) - 1
      if (count > 0) counts.set(instrument, count)
      else {
        counts.delete(instrument)
        shown.delete(instrument)
      }
    }
    if (readers.size > 0) return
    for (const timer of timers) clearInterval(timer)
    timers = []
  }

  return {
    join(reader) {
      readers.add(reader)
      for (const instrument of reader.instruments) {
        counts.set(instrument, (counts.get(instrument) ?? 0) + 1)
        if (!shown.has(instrument)) refresh(instrument)
      }
      if (timers.length === 0) timers = [setInterval(look, QUOTE_MS), setInterval(beat, HEARTBEAT_MS)]
      return () => {
        leave(reader)
      }
    },
    latest: (instrument) => shown.get(instrument),
    look,
  }
}
