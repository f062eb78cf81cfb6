import { type ApiClient, STREAM_STALE_MS } from '@onelot/api-client'
import { type InstrumentId, type Quote, epochMs } from '@onelot/domain'

/** The last quote of one instrument (docs/rules/streams.md). */
export interface LiveQuote {
  readonly quote: Quote | undefined
  /** The stream has stopped, or never sent one. */
  readonly stale: boolean
  /** Nobody looked at it for a while, and the stream has not sent one since. */
  readonly aged: boolean
}

export interface QuotesStore {
  /** Streams the instrument for as long as somebody looks at it; its last quote is kept. */
  readonly watch: (instrument: InstrumentId, onChange: () => void) => () => void
  /** The same object until something changed. */
  readonly read: (instrument: InstrumentId) => LiveQuote
  readonly close: () => void
}

interface Entry {
  live: LiveQuote
  readonly listeners: Set<() => void>
  stop: () => void
  /** When the last listener left. */
  leftAt: number
}

const nothing: LiveQuote = Object.freeze({ quote: undefined, stale: false, aged: false })

/** The later of two quotes of an instrument. */
export const laterQuote = (a: Quote | undefined, b: Quote | undefined): Quote | undefined =>
  a && b ? (epochMs(a.at) >= epochMs(b.at) ? a : b) : (a ?? b)

/** Prices show at most this often: nobody reads digits that change faster, and each time costs the layout of what shows them. */
export const SHOWN_EVERY_MS = 50

/** When prices show. */
export interface Frames {
  readonly next: (run: () => void) => void
  readonly after: (ms: number, run: () => void) => void
  readonly now: () => number
}

const framesOfTheScreen: Frames = {
  next: (run) => requestAnimationFrame(run),
  after: (ms, run) => setTimeout(run, ms),
  now: () => performance.now(),
}

/** Live prices by instrument. One that comes after a rest shows in the next frame; whatever comes within 50 ms shows in one render. */
export function createQuotesStore(
  client: Pick<ApiClient, 'subscribe'>,
  frames: Frames = framesOfTheScreen,
): QuotesStore {
  let shownAt = -Infinity
  const entries = new Map<InstrumentId, Entry>()
  const changed = new Map<InstrumentId, LiveQuote>()

  function flush(): void {
    const batch = [...changed]
    changed.clear()
    shownAt = frames.now()
    for (const [instrument, live] of batch) {
      const entry = entries.get(instrument)
      if (!entry) continue
      entry.live = live
      for (const listener of entry.listeners) listener()
    }
  }

  function schedule(): void {
    const early = shownAt + SHOWN_EVERY_MS - frames.now()
    if (early <= 0) frames.next(flush)
    else
      frames.after(early, () => {
        frames.next(flush)
      })
  }

  /** Without a listener a change is not reported: it shows with the first render. */
  function change(instrument: InstrumentId, next: (live: LiveQuote) => LiveQuote): void {
    const entry = entries.get(instrument)
    if (!entry) return
    const before = changed.get(instrument) ?? entry.live
    const after = next(before)
    if (entry.listeners.size === 0) {
      entry.live = after
      changed.delete(instrument)
      return
    }
    if (after === before) return
    if (changed.size === 0) schedule()
    changed.set(instrument, after)
  }

  const open = (instrument: InstrumentId): (() => void) =>
    client.subscribe({
      instruments: [instrument],
      onEvent: (event) => {
        if (event.kind !== 'quote' || event.quote.instrument !== instrument) return
        change(instrument, ({ quote }) => ({
          quote: laterQuote(event.quote, quote),
          stale: false,
          aged: false,
        }))
      },
      onState: (state) => {
        if (state === 'connecting') return
        const stale = state === 'stale'
        change(instrument, (live) => (stale === live.stale ? live : { ...live, stale }))
      },
    })

  /** The age of what is kept is looked at as it is read. */
  function liveOf(entry: Entry): LiveQuote {
    const { live, listeners, leftAt } = entry
    if (listeners.size === 0 && !live.aged && live.quote && frames.now() - leftAt > STREAM_STALE_MS)
      entry.live = { ...live, aged: true }
    return entry.live
  }

  return {
    watch(instrument, onChange) {
      const entry = entries.get(instrument) ?? {
        live: nothing,
        listeners: new Set(),
        stop: () => undefined,
        leftAt: frames.now(),
      }
      const { listeners } = entry
      if (listeners.size === 0) {
        liveOf(entry)
        entries.set(instrument, entry)
        entry.stop = open(instrument)
      }
      listeners.add(onChange)
      return () => {
        if (!listeners.delete(onChange) || listeners.size > 0) return
        entry.leftAt = frames.now()
        entry.stop()
      }
    },
    read(instrument) {
      const entry = entries.get(instrument)
      return entry ? liveOf(entry) : nothing
    },
    close() {
      for (const { stop } of entries.values()) stop()
      entries.clear()
      changed.clear()
    },
  }
}
