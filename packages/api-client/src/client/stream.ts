import type { InstrumentId } from '@onelot/domain'
import {
  REQUEST_TIMEOUT_MS,
  STREAM_DEBOUNCE_MS,
  STREAM_LINGER_MS,
  STREAM_MOST_INSTRUMENTS,
  STREAM_RETRY_LONGEST_MS,
  STREAM_RETRY_MS,
  STREAM_STALE_MS,
} from '../constants.ts'
import type { StreamEvent } from '../contract/base/stream.ts'
import { type Connect, connect as connectAlone } from './connection.ts'
import { shareConnection } from './sharedConnection.ts'
import type { ClientOptions, StreamListener, StreamState } from './types.ts'

export interface Stream {
  readonly subscribe: (listener: StreamListener) => () => void
  readonly pause: () => void
  readonly resume: () => void
  readonly reconnect: () => void
}

export interface StreamNews {
  readonly sessionEnded: (token: string | undefined) => void
  /** With the broker's time of an event, in epoch milliseconds. */
  readonly spokeAt: (serverTime: number) => void
}

/** The one event stream of a client: what any listener wants goes over it. */
export function openStream(options: ClientOptions, { sessionEnded, spokeAt }: StreamNews): Stream {
  /** Each with the state that it was told last. */
  const listeners = new Map<StreamListener, StreamState | undefined>()
  const alone: Connect = (connection) => connectAlone(options, connection)
  const connect = options.streamSharing ? shareConnection(options, options.streamSharing, alone) : alone
  let state: StreamState = 'connecting'
  let connection: AbortController | undefined
  /** What the connection was asked for, and what it has said of each. */
  let carried: ReadonlyMap<InstrumentId, { said: StreamEvent | undefined }> = new Map()
  let openedAt = Infinity
  /** What is wanted beyond what one stream carries. */
  let beyond: ReadonlySet<InstrumentId> = new Set()
  let paused = false
  let failures = 0
  let opened = false
  /** When a quote or a heartbeat came last, or the first one was asked for. */
  let heardAt = options.now()
  let opening: ReturnType<typeof setTimeout> | undefined
  let dropping: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  function tell(next: StreamState): void {
    if (next === state) return
    state = next
    tellAll()
  }

  function tellAll(): void {
    for (const listener of [...listeners.keys()]) tellState(listener)
  }

  const isOld = (at: number): boolean => options.now() - at >= STREAM_STALE_MS

  /**
   * No stream carries it, or the one that does has said nothing of it for too long. A quote is sent at once for each instrument, and heartbeats say
   * that it is still the last: without it they cover nothing.
   */
  function isUncovered(instrument: InstrumentId): boolean {
    const slot = carried.get(instrument)
    const isUnsaid = slot !== undefined && slot.said === undefined
    return beyond.has(instrument) || isOld(heardAt) || (isUnsaid && isOld(openedAt))
  }

  /** What is not covered is stale while all else is live. */
  function tellState(listener: StreamListener): void {
    const next = state === 'live' && listener.instruments.some(isUncovered) ? 'stale' : state
    if (!listeners.has(listener) || listeners.get(listener) === next) return
    listeners.set(listener, next)
    listener.onState(next)
  }

  /** As much as one stream carries: what it carries already, then what was wanted first. */
  function wanted(): readonly InstrumentId[] {
    const each = [...new Set([...listeners.keys()].flatMap((listener) => listener.instruments))]
    const all = [true, false].flatMap((kept) => each.filter((instrument) => carried.has(instrument) === kept))
    beyond = new Set(all.slice(STREAM_MOST_INSTRUMENTS))
    return all.slice(0, STREAM_MOST_INSTRUMENTS).sort()
  }

  function close(): void {
    connection?.abort()
    connection = undefined
    opened = false
    carried = new Map()
    openedAt = Infinity
    stopTimers()
  }

  function stopTimers(): void {
    clearTimeout(opening)
    clearTimeout(dropping)
    opening = dropping = undefined
  }

  function schedule(afterMs: number): void {
    clearTimeout(opening)
    opening = setTimeout(open, afterMs)
  }

  /** An open stream without events has failed: a new connection replaces it. */
  function listenForSilence(): void {
    clearTimeout(silence)
    silence = setTimeout(() => {
      tell('stale')
      if (opened) retry()
    }, STREAM_STALE_MS)
  }

  function fallSilent(): void {
    clearTimeout(silence)
    silence = undefined
  }

  function hear(event: StreamEvent): void {
    spokeAt(Date.parse(event.serverTime))
    const slot = event.kind === 'quote' ? carried.get(event.quote.instrument) : undefined
    if (slot) slot.said = event
    // A version of the account says nothing of prices.
    if (event.kind !== 'account') {
      failures = 0
      heardAt = options.now()
      listenForSilence()
    }
    tell('live')
    for (const listener of [...listeners.keys()]) {
      if (event.kind === 'quote' && !listener.instruments.includes(event.quote.instrument)) continue
      tellState(listener)
      listener.onEvent(event)
    }
  }

  function retry(): void {
    close()
    if (paused || listeners.size === 0) return
    schedule(Math.min(STREAM_RETRY_MS * 2 ** failures, STREAM_RETRY_LONGEST_MS))
    failures += 1
  }

  function open(): void {
    const instruments = wanted()
    close()
    tellAll()
    carried = new Map(instruments.map((instrument) => [instrument, { said: undefined }]))
    const mine = new AbortController()
    connection = mine
    connect({
      instruments,
      signal: mine.signal,
      limitMs: options.timeoutMs ?? REQUEST_TIMEOUT_MS,
      onOpen: () => {
        if (connection !== mine) return
        opened = true
        listenForSilence()
        openedAt = options.now()
      },
      onEvent: (event) => {
        if (connection === mine) hear(event)
      },
    })
      .then((ended) => {
        if (connection !== mine) return
        if (ended.kind === 'sessionEnded') {
          close()
          sessionEnded(ended.token)
        } else retry()
      })
      .catch(() => {
        if (connection === mine) retry()
      })
  }

  /** Opens, reopens or closes as the wanted instruments change: soon for what is new, lazily for what has gone. */
  function settle(): void {
    if (listeners.size === 0) {
      close()
      fallSilent()
      state = 'connecting'
      failures = 0
      return
    }
    if (paused) return
    const instruments = wanted()
    if (connection !== undefined && instruments.every((instrument) => carried.has(instrument))) {
      clearTimeout(opening)
      opening = undefined
      if (instruments.length < carried.size) dropping ??= setTimeout(open, STREAM_LINGER_MS)
      else stopTimers()
      return
    }
    const waitingToRetry = connection === undefined && opening !== undefined && failures > 0
    if (waitingToRetry) return
    if (silence === undefined) {
      heardAt = options.now()
      listenForSilence()
    }
    schedule(STREAM_DEBOUNCE_MS)
  }

  /** What the connection said of it before: a quote is sent again only once it changes. */
  function tellWhatWasSaid(listener: StreamListener): void {
    for (const instrument of listener.instruments) {
      const said = carried.get(instrument)?.said
      if (said) listener.onEvent(said)
    }
  }

  return {
    subscribe: (listener) => {
      listeners.set(listener, undefined)
      wanted()
      tellState(listener)
      tellAll()
      tellWhatWasSaid(listener)
      settle()
      return () => {
        if (!listeners.delete(listener)) return
        settle()
        tellAll()
      }
    },
    pause: () => {
      paused = true
      close()
      fallSilent()
    },
    resume: () => {
      if (!paused) return
      paused = false
      failures = 0
      if (listeners.size === 0) return
      if (options.now() - heardAt > STREAM_STALE_MS) tell('stale')
      listenForSilence()
      open()
    },
    reconnect: () => {
      failures = 0
      if (!paused && listeners.size > 0) open()
    },
  }
}
