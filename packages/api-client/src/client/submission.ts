import type { Endpoint, RequestInput, RequestOf, ResponseOf } from '../contract/base/endpoint.ts'
import { parseWire } from '../envelope/parseWire.ts'
import type { KeptKey } from './keptKeys.ts'
import { isSameJson } from './sameJson.ts'
import type { ApiClient, IdempotencyKey, Outcome } from './types.ts'

/** A write that was carried out. */
export type Done<E extends Endpoint> = Extract<Outcome<ResponseOf<E>>, { readonly kind: 'done' }>

/** What became of another request, of which no answer had come. The one that was to be sent has not been sent. */
export interface Earlier<E extends Endpoint> {
  readonly kind: 'earlier'
  /** Undefined where it is not known whole, because its secrets were not kept. */
  readonly request: RequestOf<E> | undefined
  readonly outcome: Done<E>
}

/** The outcome of a submission, as far as is known. */
export type SubmissionOutcome<E extends Endpoint> =
  | Outcome<ResponseOf<E>>
  | Earlier<E>
  /** Nothing was carried out, and nothing will be: it may be sent anew. */
  | { readonly kind: 'neverArrived' }
  /** What had no answer was carried out, so long ago that the answer is no longer kept. Nothing else has been sent. */
  | { readonly kind: 'forgotten' }

/** One form's submissions: one in flight at most, so that however often submit is tapped there is one order. */
export interface Submission<E extends Endpoint> {
  /**
   * Sends. Where the outcome of an earlier one is not known, it checks that one first, and sends only once the broker has said that it never
   * arrived. `done` is of this request. Undefined while one is under way: only the caller who sent that one gets its outcome.
   */
  readonly send: (request: RequestInput<E>) => Promise<SubmissionOutcome<E>> | undefined
  /**
   * Asks what became of the one that is not known, and sends nothing: `done` where this form sent it. Undefined where none is, or while one is
   * under way.
   */
  readonly check: () => Promise<SubmissionOutcome<E>> | undefined
  /** Drops the one that is not known. Of what another person sent. */
  readonly forget: () => void
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
  const { person, secrets = [] } = endpoint
  let underWay: Promise<SubmissionOutcome<E>> | undefined
  let held: KeptKey | undefined
  /** What this form sent by the key that it holds, with its secrets. */
  let sent: { readonly key: IdempotencyKey; readonly request: RequestInput<E> } | undefined

  /** What this form holds counts also where another form has learned the outcome, or storage is full. */
  function unknown(): KeptKey | undefined {
    if (held !== undefined && !openWrites.holds(held)) held = undefined
    held ??= openWrites.find(endpoint)
    return held
  }

  function settle(kept: KeptKey, drop: (kept: KeptKey) => void): void {
    drop(kept)
    if (held?.key === kept.key) held = undefined
    if (sent?.key === kept.key) sent = undefined
  }

  /** Before there is a session, what another person sent is nothing to this one. */
  function unknownTo(request: RequestInput<E>): KeptKey | undefined {
    const kept = unknown()
    if (kept === undefined || kept.account !== undefined || person === undefined) return kept
    if (isSameJson(fieldOf(kept.body, person), fieldOf(request, person))) return kept
    settle(kept, openWrites.drop)
    return undefined
  }

  async function submit(request: RequestInput<E>): Promise<SubmissionOutcome<E>> {
    const key: IdempotencyKey = client.newKey()
    const kept = openWrites.keep(endpoint, key, request)
    held = kept
    sent = { key, request }
    const outcome = await client.write(endpoint, request, { key })
    if (outcome.kind !== 'unknown')
      settle(kept, outcome.kind === 'done' ? openWrites.succeed : openWrites.drop)
    return outcome
  }

  /** `done` is only for the form that sent it: `isOwn`. Any other form gets `earlier`. */
  async function ask(kept: KeptKey, isOwn: boolean): Promise<SubmissionOutcome<E>> {
    const outcome = await client.outcome(endpoint, kept.key)
    switch (outcome.kind) {
      case 'waiting':
        return { kind: 'unknown', cause: 'waiting' }
      case 'neverArrived':
        settle(kept, openWrites.drop)
        return outcome
      case 'forgotten':
        settle(kept, openWrites.succeed)
        return outcome
      case 'done':
        settle(kept, openWrites.succeed)
        return isOwn ? outcome : { kind: 'earlier', request: requestOf(endpoint, kept.body), outcome }
      case 'refused':
      case 'unknown':
      case 'sessionEnded':
        return outcome
    }
  }

  /** Whether `request` is what was sent by the key; of what was kept without its secrets that cannot be said. */
  function isSentBy({ key, body }: KeptKey, request: RequestInput<E>): boolean {
    if (sent?.key === key) return isSameJson(sent.request, request)
    return secrets.length === 0 && isSameJson(body, request)
  }

  async function sendAfter(kept: KeptKey, request: RequestInput<E>): Promise<SubmissionOutcome<E>> {
    const outcome = await ask(kept, isSentBy(kept, request))
    return outcome.kind === 'neverArrived' ? submit(request) : outcome
  }

  /** The one guard against a second tap. Begins with what is not asynchronous, so that `pending` is true at once. */
  function run(start: () => Promise<SubmissionOutcome<E>> | undefined) {
    if (underWay !== undefined) return undefined
    underWay = start()?.finally(() => {
      underWay = undefined
    })
    return underWay
  }

  return {
    send: (request) =>
      run(() => {
        const kept = unknownTo(request)
        return kept === undefined ? submit(request) : sendAfter(kept, request)
      }),
    check: () =>
      run(() => {
        const kept = unknown()
        return kept && ask(kept, sent?.key === kept.key)
      }),
    forget: () => {
      const kept = unknown()
      if (kept !== undefined) settle(kept, openWrites.drop)
    },
    get pending() {
      return underWay !== undefined
    },
    get unknown() {
      return unknown()
    },
  }
}

const fieldOf = (body: unknown, field: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined

function requestOf<E extends Endpoint>(endpoint: E, body: unknown): RequestOf<E> | undefined {
  const parsed = parseWire<E['request']>(endpoint.request, body)
  return parsed.ok ? parsed.value : undefined
}
