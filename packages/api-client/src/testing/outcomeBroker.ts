import * as z from 'zod/mini'
import { createClient } from '../client/createClient.ts'
import type { ApiClient, ClientOptions } from '../client/types.ts'
import { textOf } from './textOf.ts'

/** How the broker answers one request. */
export type Answer =
  | { readonly kind: 'success'; readonly data: unknown }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unauthorised' }
  /** Nothing comes back: whether it was carried out is not known. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'hangs' }

function respond(answer: Answer): Promise<Response> {
  switch (answer.kind) {
    case 'success':
      return Promise.resolve(Response.json({ status: 1, msg: '', data: answer.data }))
    case 'refused':
      return Promise.resolve(Response.json({ status: 0, msg: answer.code, data: { params: {}, fields: {} } }))
    case 'unauthorised':
      return Promise.resolve(new Response('', { status: 401 }))
    case 'lost':
      return Promise.reject(new TypeError('connection lost'))
    case 'hangs':
      return new Promise<Response>(() => undefined)
  }
}

const checkShape = z.object({ endpoint: z.string(), key: z.string() })

/** A broker that gives its answers in turn, and clients of it on one clock. */
export function outcomeBroker(answers: readonly Answer[]) {
  const keys: string[] = []
  const checks: z.output<typeof checkShape>[] = []
  let answered = 0
  let issued = 0
  let now = Date.parse('2026-03-10T02:00:00.000Z')

  const answerNext: typeof fetch = (_, init) => {
    const key = new Headers(init?.headers).get('Idempotency-Key')
    if (key === null) checks.push(checkShape.parse(JSON.parse(textOf(init?.body))))
    else keys.push(key)
    const answer = answers[answered]
    answered += 1
    if (answer === undefined) throw new Error('one request too many')
    return respond(answer)
  }

  return {
    client: (options: Partial<ClientOptions> = {}): ApiClient =>
      createClient({
        origin: '',
        fetch: answerNext,
        session: () => undefined,
        onSessionEnded: () => undefined,
        readCookie: () => undefined,
        newKey: () => `key-${String((issued += 1))}`,
        now: () => now,
        ...options,
      }),
    /** Keys of the writes that were sent. */
    writes: (): readonly string[] => keys,
    checks: (): readonly z.output<typeof checkShape>[] => checks,
    pass: (ms: number) => {
      now += ms
    },
  }
}

/** An order that has been cancelled, as it is sent. */
export const cancelledOrder = {
  id: 'o-1',
  terms: { instrument: 'US:AAPL', side: 'long', type: 'limit', limitPrice: '140', lots: 1, leverage: 1 },
  market: 'US',
  currency: 'USD',
  lotSize: '1',
  placedAt: '2026-03-10T02:00:00.000Z',
  status: 'cancelled',
  cause: 'member',
  endedAt: '2026-03-10T02:00:05.000Z',
}
