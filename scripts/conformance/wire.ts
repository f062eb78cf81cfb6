import { REQUEST_TIMEOUT_MS, type SessionTokens, readEnvelope } from '@onelot/api-client'

export interface Call {
  /** Below `/api/vue/`. */
  readonly path: string
  /** Sent as JSON; a text as it is, a form as one. */
  readonly body: unknown
  readonly session?: SessionTokens | undefined
  /** Idempotency key. */
  readonly key?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly method?: string | undefined
}

export interface Answer {
  /** HTTP status; 0 where there was no answer. */
  readonly http: number
  readonly headers: Headers
  /** Undefined for what is no JSON. */
  readonly json: unknown
  readonly said: ReturnType<typeof readEnvelope>
  /** Why there was no answer. */
  readonly unreached?: string | undefined
}

export interface Wire {
  readonly send: (call: Call) => Promise<Answer>
  /** The value of the cookie XSRF-TOKEN that the back end set last. */
  readonly xsrf: () => string | undefined
  /** How many calls were sent, and how long it was waited for TOO_FREQUENT, in milliseconds. */
  readonly counts: () => { readonly calls: number; readonly waitedMs: number }
  readonly fetch: typeof fetch
  readonly urlOf: (path: string) => string
}

export interface WireOptions {
  /** Address of the back end, without a path. */
  readonly api: string
  readonly fetch: typeof fetch
  /** Called with each answer. */
  readonly onAnswer?: (call: Call, answer: Answer) => void
}

/** The longest wait for a limit to end; a limit of days is no reason to wait. */
const LONGEST_WAIT_MS = 20_000
const MOST_WAITS = 4
/** Calls without an answer, one after the other, after which no more are sent. */
const MOST_UNANSWERED = 10

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const unanswered = (unreached: string): Answer => ({
  http: 0,
  headers: new Headers(),
  json: undefined,
  said: { kind: 'broken', issues: [unreached] },
  unreached,
})

/** When a limit ends that refused a call, in milliseconds from now. */
function limitedFor({ said }: Answer): number | undefined {
  if (said.kind !== 'refused' || said.refusal.code !== 'TOO_FREQUENT') return undefined
  const { until } = said.refusal.params
  return until === undefined ? 2_000 : Math.max(Date.parse(until) - Date.now(), 100)
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Sends calls as the app does, without its cookies, and again where a limit of seconds refused them. */
export function createWire({ api, fetch, onAnswer }: WireOptions): Wire {
  const urlOf = (path: string) => `${api}/api/vue/${path}`
  let xsrf: string | undefined
  let calls = 0
  let waitedMs = 0
  let unansweredInTurn = 0
  let lastAnswered = ''

  async function once({ path, body, session, key, headers, method = 'POST' }: Call): Promise<Answer> {
    if (unansweredInTurn >= MOST_UNANSWERED)
      return unanswered(
        `no answer: the back end stopped answering after ${lastAnswered === '' ? 'the first call' : lastAnswered}`,
      )
    calls += 1
    const isForm = body instanceof FormData
    try {
      const response = await fetch(urlOf(path), {
        method,
        headers: {
          ...(isForm ? {} : { 'content-type': 'application/json' }),
          ...(session === undefined ? {} : { token: session.token, account: session.account }),
          ...(key === undefined ? {} : { 'Idempotency-Key': key }),
          ...headers,
        },
        ...(method === 'OPTIONS'
          ? {}
          : { body: isForm || typeof body === 'string' ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      })
      for (const cookie of response.headers.getSetCookie())
        xsrf = /^XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? xsrf
      const json = jsonOf(await response.text())
      unansweredInTurn = 0
      lastAnswered = path
      return { http: response.status, headers: response.headers, json, said: readEnvelope(json) }
    } catch (error) {
      unansweredInTurn += 1
      return unanswered(error instanceof Error ? `no answer: ${error.message}` : 'no answer')
    }
  }

  return {
    async send(call) {
      let answer = await once(call)
      for (let waits = 0; waits < MOST_WAITS; waits += 1) {
        const wait = limitedFor(answer)
        if (wait === undefined || wait > LONGEST_WAIT_MS) break
        waitedMs += wait
        await pause(wait)
        answer = await once(call)
      }
      onAnswer?.(call, answer)
      return answer
    },
    xsrf: () => xsrf,
    counts: () => ({ calls, waitedMs }),
    fetch,
    urlOf,
  }
}
