import type { Endpoint, RequestInput, RequestOf, ResponseOf } from '../contract/endpoint.ts'
import { parseWire } from '../envelope/parseWire.ts'
import type { KeptKey } from './keptKeys.ts'
import type { ApiClient, IdempotencyKey, Outcome } from './types.ts'

/** The outcome of a submission, as far as is known. */
export type SubmissionOutcome<E extends Endpoint> =
  | (Outcome<ResponseOf<E>> & {
      /** Where a check found it done: what had been sent, undefined where its secrets were not kept. */
      readonly checked?: { readonly request: RequestOf<E> | undefined }
    })
  /** Nothing was carried out, and nothing will be: it may be sent anew. */
  | { readonly kind: 'neverArrived' }

/** One form's submissions: one in flight at most, so that however often submit is tapped there is one order. */
export interface Submission<E extends Endpoint> {
  /**
   * Sends. Where the outcome of an earlier one is not known, it checks that one first, and sends only once the broker has said that it never
   * arrived. While one is under way, returns that one.
   */
  readonly send: (request: RequestInput<E>) => Promise<SubmissionOutcome<E>>
  /** Asks what became of the one that is not known, and sends nothing. Undefined where none is. */
  readonly check: () => Promise<SubmissionOutcome<E> | undefined>
  readonly pending: boolean
  /** What was sent and has no definite answer, by this form or before the page was opened again. */
  readonly unknown: KeptKey | undefined
}

/**
 * A write is sent once by one key. Without a definite answer the key is kept, over a reload and the end of a session, and only checked: a
 * new key is taken once the broker has said that the first one never arrived (docs/rules/commands.md).
 */
export function createSubmission<E extends Endpoint>(
  client: Pick<ApiClient, 'write' | 'outcome' | 'newKey' | 'openWrites'>,
  endpoint: E,
): Submission<E> {
  const { openWrites } = client
  let underWay: Promise<SubmissionOutcome<E>> | undefined
  let held: KeptKey | undefined

  /** What this form holds counts also where another form has learned the outcome, or storage is full. */
  function unknown(): KeptKey | undefined {
    if (held !== undefined && !openWrites.holds(held)) held = undefined
    held ??= openWrites.find(endpoint)
    return held
  }

  function settle(kept: KeptKey): void {
    openWrites.drop(kept)
    if (held?.key === kept.key) held = undefined
  }

  async function submit(request: RequestInput<E>): Promise<SubmissionOutcome<E>> {
    const key: IdempotencyKey = client.newKey()
    const kept = openWrites.keep(endpoint, key, request)
    held = kept
    const outcome = await client.write(endpoint, request, { key })
    if (outcome.kind !== 'unknown') settle(kept)
    return outcome
  }

  async function ask(kept: KeptKey): Promise<SubmissionOutcome<E>> {
    const outcome = await client.outcome(endpoint, kept.key)
    switch (outcome.kind) {
      case 'waiting':
        return { kind: 'unknown', cause: 'waiting' }
      case 'neverArrived':
        settle(kept)
        return outcome
      case 'done':
        settle(kept)
        return { ...outcome, checked: { request: requestOf(endpoint, kept.body) } }
      case 'refused':
      case 'unknown':
      case 'sessionEnded':
        return outcome
    }
  }

  /** Begins with what is not asynchronous, so that `pending` is true at once. */
  function run(start: () => Promise<SubmissionOutcome<E>>): Promise<SubmissionOutcome<E>> {
    underWay ??= start().finally(() => {
      underWay = undefined
    })
    return underWay
  }

  async function sendAfter(kept: KeptKey, request: RequestInput<E>): Promise<SubmissionOutcome<E>> {
    const outcome = await ask(kept)
    return outcome.kind === 'neverArrived' ? submit(request) : outcome
  }

  return {
    send: (request) =>
      run(() => {
        const kept = unknown()
        return kept === undefined ? submit(request) : sendAfter(kept, request)
      }),
    check: async () => {
      const kept = unknown()
      if (underWay !== undefined) return underWay
      return kept === undefined ? undefined : run(() => ask(kept))
    },
    get pending() {
      return underWay !== undefined
    },
    get unknown() {
      return unknown()
    },
  }
}

function requestOf<E extends Endpoint>(endpoint: E, body: unknown): RequestOf<E> | undefined {
  const parsed = parseWire<E['request']>(endpoint.request, body)
  return parsed.ok ? parsed.value : undefined
}
