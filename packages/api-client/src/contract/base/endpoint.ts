import type { Refusal } from '@onelot/domain'
import type * as z from 'zod/mini'
import {
  type RefusalCodeOnWire,
  type SuccessCode,
  type TransportCode,
  transportCodes,
} from '../../envelope/codes.ts'
import type { TransportRefusal, WireRefusal } from '../../envelope/envelope.ts'

/**
 * How long the answer to a read holds. `startup`: until the app is started anew. `session`: until the account moves, or another logs in.
 * `live`: while a screen shows it; a screen that opens reads it again.
 */
export const cachePolicies = ['startup', 'session', 'live'] as const
export type CachePolicy = (typeof cachePolicies)[number]

/** A write carries an `Idempotency-Key`, and its answer is not cached. */
type Kind =
  | { readonly kind: 'read'; readonly cache: CachePolicy }
  | {
      readonly kind: 'write'
      readonly cache?: never
      /** Made many times in a row by one person: limited as loosely as what guests send (docs/rules/commands.md). */
      readonly frequent?: true
    }

/** `guest`: anyone; `member`: HTTP 401 without a session (docs/rules/access.md). */
type Access = 'guest' | 'member'

/**
 * One call of the wire. The client parses what arrives by it, the broker parses what is asked, types what is answered and answers only the
 * refusals declared, and the OpenAPI document is generated from it.
 */
export type Endpoint<
  Path extends string = string,
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Refusals extends RefusalCodeOnWire = RefusalCodeOnWire,
  Successes extends SuccessCode = SuccessCode,
  By extends Access = Access,
> = Kind & {
  /** Below the base `/api/vue/`. */
  readonly path: Path
  /** What the call is for. */
  readonly summary: string
  readonly access: By
  readonly request: Request
  readonly response: Response
  /** Refusals of its own; VALIDATION and those of transport may answer any call. */
  readonly refusals: readonly Refusals[]
  /** What `msg` says when it succeeds, where the specification names a success message. */
  readonly successes: readonly Successes[]
  /** Field of the request that is a file, and the most bytes of it: the body is multipart/form-data then, and JSON otherwise. */
  readonly file?: { readonly field: string; readonly maxBytes: number }
  /** Fields of the request that the client stores nowhere: passwords, codes, files. */
  readonly secrets?: readonly string[]
  /** Field of a guest's request that says who sends it: the client keeps the key of one person at most. */
  readonly person?: string
  /** A request that is accepted in any state of the account. */
  readonly example?: z.input<Request>
}

export type RequestOf<E extends Endpoint> = z.output<E['request']>
/** What a caller writes: plain strings where the contract brands them. */
export type RequestInput<E extends Endpoint> = z.input<E['request']>
export type ResponseOf<E extends Endpoint> = z.output<E['response']>

/** Codes that may refuse a call. */
export type RefusalCodeOf<E extends Endpoint> = E['refusals'][number] | TransportCode | 'VALIDATION'
/** What may refuse a call: all that a handler of it can answer. */
export type RefusalOf<E extends Endpoint> =
  | Extract<Refusal, { readonly code: RefusalCodeOf<E> }>
  | TransportRefusal
/** What `msg` may say when the call succeeds. */
export type SuccessOf<E extends Endpoint> = E['successes'][number]

/** Narrows a refusal to those that the call declares; false for any other, which its handler must not answer. */
export const isRefusalOf = <E extends Endpoint>(
  { refusals }: E,
  refusal: WireRefusal,
): refusal is RefusalOf<E> =>
  refusal.code !== undefined &&
  (refusal.code === 'VALIDATION' ||
    refusals.some((code) => code === refusal.code) ||
    transportCodes.some((code) => code === refusal.code))

export function defineEndpoint<
  const Path extends string,
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  const Refusals extends RefusalCodeOnWire,
  const Successes extends SuccessCode,
  const By extends Access,
>(
  endpoint: Endpoint<Path, Request, Response, Refusals, Successes, By>,
): Endpoint<Path, Request, Response, Refusals, Successes, By> {
  return Object.freeze(endpoint)
}
