import { ACCOUNT_VERSION_HEADER, REQUEST_TIMEOUT_MS } from '../constants.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import type { SuccessCode } from '../envelope/codes.ts'
import { readEnvelope } from '../envelope/envelope.ts'
import { parseAnswer } from '../envelope/parseAnswer.ts'
import type * as z from 'zod/mini'
import type { ApiFailure } from './failure.ts'
import { apiUrl, partsOf } from './request.ts'
import type { ClientOptions, IdempotencyKey, ReadOptions } from './types.ts'

export type CallResult<T> =
  | { readonly kind: 'answered'; readonly data: T; readonly message: SuccessCode | undefined }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }

type Transported =
  { readonly kind: 'body'; readonly body: string } | { readonly kind: 'failed'; readonly failure: ApiFailure }

interface Call<E extends Endpoint> extends ReadOptions {
  readonly endpoint: E
  readonly request: unknown
  readonly key?: IdempotencyKey
}

/** Sends one call and reads its answer. Rejects only when the caller aborts. */
export async function carry<E extends Endpoint>(
  options: ClientOptions,
  sessionEnded: (token: string | undefined) => void,
  call: Call<E>,
): Promise<CallResult<z.output<E['response']>>> {
  const transported = await transport(options, sessionEnded, call)
  if (transported.kind === 'failed') return transported
  const answer = readEnvelope(jsonOf(transported.body))
  const contract = (issues: readonly string[]): CallResult<never> => ({
    kind: 'failed',
    failure: { kind: 'contract', path: call.endpoint.path, issues },
  })
  switch (answer.kind) {
    case 'broken':
      return contract(answer.issues)
    case 'refused':
      return { kind: 'failed', failure: { kind: 'refused', refusal: answer.refusal } }
    case 'success': {
      const data = parseAnswer<E['response']>(call.endpoint.response, answer.data)
      if (!data.ok) return contract(data.issues.map((issue) => `data.${issue}`))
      return { kind: 'answered', data: data.value, message: answer.message }
    }
  }
}

async function transport(
  options: ClientOptions,
  sessionEnded: (token: string | undefined) => void,
  { endpoint, request, key, signal, onAccountVersion }: Call<Endpoint>,
): Promise<Transported> {
  signal?.throwIfAborted()
  const session = options.session()
  const limit = new AbortController()
  const timer = setTimeout(() => {
    limit.abort()
  }, options.timeoutMs ?? REQUEST_TIMEOUT_MS)
  const stop = () => {
    limit.abort()
  }
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const { headers, body } = partsOf(endpoint, request, session, options.readCookie)
    const response = await options.fetch(apiUrl(options.origin, endpoint.path), {
      method: 'POST',
      headers: key === undefined ? headers : { ...headers, 'Idempotency-Key': key },
      body,
      signal: limit.signal,
    })
    if (response.status === 401) {
      sessionEnded(session?.token)
      return { kind: 'failed', failure: { kind: 'sessionEnded' } }
    }
    if (!response.ok) return { kind: 'failed', failure: { kind: 'http', status: response.status } }
    const text = await response.text()
    const version = response.headers.get(ACCOUNT_VERSION_HEADER)
    if (version !== null && /^\d+$/.test(version)) onAccountVersion?.(Number(version))
    return { kind: 'body', body: text }
  } catch {
    signal?.throwIfAborted()
    return { kind: 'failed', failure: { kind: limit.signal.aborted ? 'timeout' : 'network' } }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** Undefined for text that is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
