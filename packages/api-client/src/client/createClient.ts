import type { Endpoint, RequestInput, ResponseOf } from '../contract/endpoint.ts'
import { type CallResult, carry } from './call.ts'
import { ApiError, type ApiFailure } from './failure.ts'
import { openStream } from './stream.ts'
import type { ApiClient, ClientOptions, IdempotencyKey, Outcome } from './types.ts'

/** The typed client of the contract (DESIGN 3). It knows no storage, no router and no screen. */
export function createClient(options: ClientOptions): ApiClient {
  const sessionEnded = oncePerToken(options)
  const stream = openStream(options, sessionEnded)

  async function read<E extends Endpoint>(
    endpoint: E,
    request: RequestInput<E>,
    { signal }: { readonly signal?: AbortSignal } = {},
  ): Promise<ResponseOf<E>> {
    const result = await carry(options, sessionEnded, { endpoint, request, signal })
    if (result.kind === 'failed') throw new ApiError(result.failure)
    return result.data
  }

  async function write<E extends Endpoint>(
    endpoint: E,
    request: RequestInput<E>,
    { key }: { readonly key: IdempotencyKey },
  ): Promise<Outcome<ResponseOf<E>>> {
    return outcomeOf(await carry(options, sessionEnded, { endpoint, request, key }))
  }

  return {
    read,
    write,
    subscribe: stream.subscribe,
    pause: stream.pause,
    resume: stream.resume,
    reconnect: stream.reconnect,
    newKey: () => options.newKey() as IdempotencyKey,
  }
}

function outcomeOf<T>(result: CallResult<T>): Outcome<T> {
  if (result.kind === 'failed') return outcomeOfFailure(result.failure)
  return { kind: 'done', data: result.data, message: result.message }
}

function outcomeOfFailure(failure: ApiFailure): Outcome<never> {
  switch (failure.kind) {
    case 'refused':
    case 'sessionEnded':
      return failure
    case 'timeout':
    case 'network':
      return { kind: 'unknown', cause: failure.kind }
    case 'http':
      return { kind: 'unknown', cause: 'http', status: failure.status }
    case 'contract':
      return { kind: 'unknown', cause: 'contract', path: failure.path, issues: failure.issues }
  }
}

/** A session ends once, however many calls learn of it; a late 401 of an old token ends nothing (DESIGN 3). */
function oncePerToken(options: ClientOptions): (token: string | undefined) => void {
  let ended: string | undefined
  return (token) => {
    if (token !== options.session()?.token) return
    if (token !== undefined && token === ended) return
    ended = token
    options.onSessionEnded(token)
  }
}
