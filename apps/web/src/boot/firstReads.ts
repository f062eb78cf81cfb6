import { apiHeaders, apiUrl } from '@onelot/api-client'
import type { FirstRead, Session } from '@onelot/screens'

/** How long an answer waits for the screen that will ask for it. */
const KEPT_MS = 10_000

interface FirstReadsOptions {
  readonly fetch: typeof fetch
  /** The broker's address, when it is not the page's own. */
  readonly origin: string
  readonly session: Session | undefined
  readonly readCookie: (name: string) => string | undefined
}

/** Calls that are on their way before the client is there. Each answer is handed out once, to the same call by the same session. */
export interface FirstReads {
  /** `fetch` for the client. */
  readonly fetch: typeof fetch
}

/** Sends what a screen asks first while its script loads: bare calls, whose answers the client parses. A member's read needs a token. */
export function sendFirstReads(reads: readonly FirstRead[], options: FirstReadsOptions): FirstReads {
  const { origin, session, readCookie } = options
  const waiting = new Map<string, Promise<Response>>()
  for (const { path, access, request } of reads) {
    if (access === 'member' && session === undefined) continue
    const url = apiUrl(origin, path)
    const body = JSON.stringify(request)
    const key = keyOf(url, body, session?.token)
    const answer = options.fetch(url, { method: 'POST', headers: apiHeaders(session, readCookie), body })
    answer.catch(() => waiting.delete(key))
    waiting.set(key, answer)
  }
  setTimeout(() => {
    waiting.clear()
  }, KEPT_MS)

  return {
    fetch: async (input, init) => {
      const { body, headers, signal } = init ?? {}
      if (typeof input !== 'string' || typeof body !== 'string') return options.fetch(input, init)
      const key = keyOf(input, body, new Headers(headers).get('token') ?? undefined)
      const answer = waiting.get(key)
      if (answer === undefined) return options.fetch(input, init)
      waiting.delete(key)
      return Promise.race([answer, ...(signal ? [broken(signal)] : [])])
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
