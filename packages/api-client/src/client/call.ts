import {
  ACCOUNT_VERSION_HEADER,
  REQUEST_TIMEOUT_MS,
  UPLOAD_SILENCE_MS,
  UPLOAD_TIMEOUT_MS,
} from '../constants.ts'
import type { Endpoint } from '../contract/base/endpoint.ts'
import type { SuccessCode } from '../envelope/codes.ts'
import { readEnvelope, transportRefusal } from '../envelope/envelope.ts'
import { parseAnswer } from '../envelope/parseAnswer.ts'
import type * as z from 'zod/mini'
import { type ApiFailure, isNotOffered } from './failure.ts'
import { apiUrl, partsOf } from './request.ts'
import type { ClientOptions, ContractViolation, ReadOptions, WriteOptions } from './types.ts'

export type CallResult<T> =
  | { readonly kind: 'answered'; readonly data: T; readonly message: SuccessCode | undefined }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }

type Transported =
  | { readonly kind: 'body'; readonly body: string }
  | { readonly kind: 'failed'; readonly failure: ApiFailure }

interface Call<E extends Endpoint> extends ReadOptions, Partial<WriteOptions> {
  readonly endpoint: E
  readonly request: unknown
}

export interface CallEvents {
  readonly sessionEnded: (token: string | undefined) => void
  readonly violated: (violation: ContractViolation) => void
  /** With the `Date` of an answer. */
  readonly answeredAt: (date: string | null) => void
}

/** Sends one call and reads its answer. Rejects only when the caller aborts. */
export async function carry<E extends Endpoint>(
  options: ClientOptions,
  events: CallEvents,
  call: Call<E>,
): Promise<CallResult<z.output<E['response']>>> {
  const transported = await transport(options, events, call)
  const { path } = call.endpoint
  const failed = (failure: ApiFailure): CallResult<never> => {
    if (isNotOffered(failure)) events.violated({ path, issues: ['the back end does not have this call'] })
    return { kind: 'failed', failure }
  }
  if (transported.kind === 'failed') return failed(transported.failure)
  const answer = readEnvelope(jsonOf(transported.body))
  const contract = (issues: readonly string[]): CallResult<never> => {
    events.violated({ path, issues })
    return { kind: 'failed', failure: { kind: 'contract', path, issues } }
  }
  switch (answer.kind) {
    case 'broken':
      return contract(answer.issues)
    case 'refused':
      return failed({ kind: 'refused', refusal: answer.refusal })
    case 'success': {
      const said = (issues: readonly string[]) => issues.map((issue) => `data.${issue}`)
      const data = parseAnswer<E['response']>(call.endpoint.response, answer.data, (issues) => {
        events.violated({ path, issues: said(issues) })
      })
      if (!data.ok) return contract(said(data.issues))
      return { kind: 'answered', data: data.value, message: answer.message }
    }
  }
}

/** Whether an HTTP 404 to a write is the back end's own: that of a proxy says nothing of what was carried out. */
function saysNotOffered(text: string): boolean {
  const answer = readEnvelope(jsonOf(text))
  return answer.kind === 'refused' && isNotOffered(answer)
}

async function transport(
  options: ClientOptions,
  { sessionEnded, answeredAt }: CallEvents,
  { endpoint, request, key, signal, onAccountVersion, onProgress }: Call<Endpoint>,
): Promise<Transported> {
  signal?.throwIfAborted()
  const session = options.session()
  const limit = new AbortController()
  const stop = () => {
    limit.abort()
  }
  const limitMs = options.timeoutMs ?? timeLimitOf(endpoint, options)
  let timer = setTimeout(stop, limitMs)
  const goesOn = (progress: { readonly share: number }) => {
    if (limit.signal.aborted) return
    clearTimeout(timer)
    timer = setTimeout(stop, limitMs)
    onProgress?.(progress)
  }
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const { headers, body } = partsOf(endpoint, request, session, options.readCookie)
    const url = apiUrl(options.origin, endpoint.path)
    const sent = {
      headers: key === undefined ? headers : { ...headers, 'Idempotency-Key': key },
      signal: limit.signal,
    }
    const response =
      options.upload === undefined || typeof body === 'string'
        ? await options.fetch(url, { ...sent, method: 'POST', body })
        : await options.upload(url, { ...sent, body, onProgress: goesOn })
    answeredAt(response.headers.get('date'))
    if (response.status === 401) {
      sessionEnded(session?.token)
      return { kind: 'failed', failure: { kind: 'sessionEnded' } }
    }
    if (response.status === 404 && (key === undefined || saysNotOffered(await response.text())))
      return {
        kind: 'failed',
        failure: { kind: 'refused', refusal: transportRefusal('CALL_NOT_OFFERED', {}) },
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

function timeLimitOf({ file }: Endpoint, { upload }: ClientOptions): number {
  if (file === undefined) return REQUEST_TIMEOUT_MS
  return upload === undefined ? UPLOAD_TIMEOUT_MS : UPLOAD_SILENCE_MS
}

/** Undefined for text that is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
