import { type SessionTokens, createSseParser, readEnvelope, streamPath } from '@onelot/api-client'
import { at } from './schema.ts'
import type { Wire } from './wire.ts'

export interface Heard {
  /** Milliseconds since the stream was asked for. */
  readonly ms: number
  /** Undefined for what is no JSON. */
  readonly event: unknown
}

export interface Listening {
  /** 0 where there was no answer. */
  readonly http: number
  readonly contentType: string
  /** What was answered in place of a stream. */
  readonly said?: ReturnType<typeof readEnvelope> | undefined
  readonly heard: readonly Heard[]
  /** Resolves with the first event that fits, or with nothing once the time is over or the stream has ended. */
  readonly next: (fits: (heard: Heard) => boolean, withinMs: number) => Promise<Heard | undefined>
  /** How long it has been open, in milliseconds. */
  readonly openMs: () => number
  readonly leave: () => void
}

export const kindOf = ({ event }: Heard): unknown => at(event, ['kind'])

const eventIn = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const OPENING_MS = 10_000

/** Opens a stream, and keeps what arrives. */
export async function listen(
  { fetch, urlOf }: Wire,
  instruments: readonly string[],
  session?: SessionTokens,
): Promise<Listening> {
  const asked = Date.now()
  const left = new AbortController()
  const opening = setTimeout(() => {
    left.abort()
  }, OPENING_MS)
  const response = await fetch(urlOf(streamPath), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(session === undefined ? {} : { ...session }) },
    body: JSON.stringify({ instruments }),
    signal: left.signal,
  }).catch(() => undefined)
  clearTimeout(opening)
  const contentType = response?.headers.get('content-type') ?? ''
  const heard: Heard[] = []
  const waiting = new Set<(heard: Heard | undefined) => void>()
  let ended = false
  const leave = (): void => {
    ended = true
    left.abort()
    for (const tell of waiting) tell(undefined)
  }
  const base = { http: response?.status ?? 0, contentType, heard, leave, openMs: () => Date.now() - asked }
  if (response?.body == null || !contentType.startsWith('text/event-stream')) {
    const text = (await response?.text().catch(() => '')) ?? ''
    return {
      ...base,
      said: readEnvelope(eventIn(text)),
      next: () => Promise.resolve(undefined),
    }
  }
  const parser = createSseParser()
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  async function pump(): Promise<void> {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      for (const text of parser.feed(decoder.decode(value, { stream: true }))) {
        const one = { ms: Date.now() - asked, event: eventIn(text) }
        heard.push(one)
        for (const tell of waiting) tell(one)
      }
    }
  }
  pump()
    .catch(() => undefined)
    .finally(leave)
  return {
    ...base,
    next(fits, withinMs) {
      const there = heard.find(fits)
      if (there !== undefined || ended) return Promise.resolve(there)
      return new Promise((resolve) => {
        const stop = setTimeout(() => {
          tell(undefined)
        }, withinMs)
        function tell(one: Heard | undefined): void {
          if (one !== undefined && !fits(one)) return
          clearTimeout(stop)
          waiting.delete(tell)
          resolve(one)
        }
        waiting.add(tell)
      })
    },
  }
}
