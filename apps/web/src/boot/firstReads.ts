import { apiHeaders, apiUrl } from '@onelot/api-client'
import type { FirstRead, Session } from '@onelot/screens'

/** How long an answer waits for the screen that will ask for it. */
const KEPT_MS = 10_000
/** Reads that are remembered as asked. Of more, the oldest may be sent early once again. */
const MOST_ASKED = 200

interface FirstReadsOptions {
  readonly fetch: typeof fetch
  /** The broker's address, when it is not the page's own. */
  readonly origin: string
  readonly session: () => Session | undefined
  readonly readCookie: (name: string) => string | undefined
}

/** Calls that are on their way before who asks them is there. Each answer is handed out once, to the same call by the same session. */
export interface FirstReads {
  /** `fetch` for the client. A write makes answers that wait old: what was asked before its answer may not know of it. Nothing of a write is remembered. */
  readonly fetch: typeof fetch
  /**
   * Sends what a screen asks first while its script loads, or while it is drawn: bare calls, whose answers the client parses. A member's read needs a token. What was asked
   * before is not sent: the screen shows what it has of it, and reads it anew where it is old.
   */
  readonly send: (reads: readonly FirstRead[]) => void
}

export function createFirstReads(options: FirstReadsOptions): FirstReads {
  const { origin, readCookie } = options
  const waiting = new Map<string, Promise<Response>>()
  /** What the cache of the session has, or had. */
  const asked = new Set<string>()
  let lastToken: string | undefined

  function remember(key: string): void {
    asked.delete(key)
    asked.add(key)
    const [oldest] = asked
    if (asked.size > MOST_ASKED && oldest !== undefined) asked.delete(oldest)
  }

  function sendOne({ path, request }: FirstRead, session: Session | undefined): void {
    const url = apiUrl(origin, path)
    const body = JSON.stringify(request)
    const key = keyOf(url, body, session?.token)
    if (waiting.has(key) || asked.has(key)) return
    const answer = options.fetch(url, { method: 'POST', headers: apiHeaders(session, readCookie), body })
    const forget = () => {
      if (waiting.get(key) === answer) waiting.delete(key)
    }
    answer.catch(forget)
    setTimeout(forget, KEPT_MS)
    waiting.set(key, answer)
  }

  return {
    fetch: async (input, init) => {
      const { body, headers, signal } = init ?? {}
      if (typeof input !== 'string' || typeof body !== 'string') return options.fetch(input, init)
      const given = new Headers(headers)
      if (given.has('idempotency-key')) {
        waiting.clear()
        return options.fetch(input, init).finally(() => {
          waiting.clear()
        })
      }
      const token = given.get('token') ?? undefined
      if (token !== lastToken) asked.clear()
      lastToken = token
      const key = keyOf(input, body, token)
      remember(key)
      const answer = waiting.get(key)
      if (answer === undefined) return options.fetch(input, init)
      waiting.delete(key)
      signal?.throwIfAborted()
      return Promise.race([answer, ...(signal ? [broken(signal)] : [])])
    },
    send: (reads) => {
      const session = options.session()
      for (const read of reads) if (read.access === 'guest' || session !== undefined) sendOne(read, session)
    },
  }
}

/** The order in which a body names its fields does not matter. */
function keyOf(url: string, body: string, token: string | undefined): string {
  const fields: unknown = JSON.parse(body)
  const sorted = typeof fields === 'object' && fields !== null ? Object.entries(fields).sort() : fields
  return JSON.stringify([url, sorted, token])
}

const broken = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
    })
  })
