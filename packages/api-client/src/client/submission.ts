import type { Endpoint, RequestInput, ResponseOf } from '../contract/endpoint.ts'
import type { ApiClient, IdempotencyKey, Outcome } from './types.ts'

/** One form's submissions: one in flight at most, so that however often submit is tapped there is one order. */
export interface Submission<E extends Endpoint> {
  /** While one is under way, returns that one. */
  readonly send: (request: RequestInput<E>) => Promise<Outcome<ResponseOf<E>>>
  readonly pending: boolean
}

/**
 * Keeps its idempotency key until the answer is definite and while the body is the same, so that a retry after an unknown outcome returns the
 * first outcome instead of doing it twice (RULES 5).
 */
export function createSubmission<E extends Endpoint>(
  client: Pick<ApiClient, 'write' | 'newKey'>,
  endpoint: E,
): Submission<E> {
  let underWay: Promise<Outcome<ResponseOf<E>>> | undefined
  let kept: { readonly key: IdempotencyKey; readonly body: string } | undefined

  async function submit(request: RequestInput<E>): Promise<Outcome<ResponseOf<E>>> {
    const body = JSON.stringify(request)
    if (kept?.body !== body) kept = { key: client.newKey(), body }
    const outcome = await client.write(endpoint, request, { key: kept.key })
    if (outcome.kind === 'done' || outcome.kind === 'refused') kept = undefined
    return outcome
  }

  return {
    send: (request) => {
      underWay ??= submit(request).finally(() => {
        underWay = undefined
      })
      return underWay
    },
    get pending() {
      return underWay !== undefined
    },
  }
}
