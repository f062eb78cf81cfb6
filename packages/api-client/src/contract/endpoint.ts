import type * as z from 'zod/mini'
import type { RefusalCodeOnWire, SuccessCode } from '../envelope/codes.ts'

/**
 * One call of the wire. The client parses what arrives by it, the broker parses what is asked and types what is answered, and the
 * OpenAPI document is generated from it (DESIGN 3).
 */
export interface Endpoint<
  Path extends string = string,
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  /** Below the base `/api/vue/`. */
  readonly path: Path
  /** What the call is for, and the section of the specification that it comes from. */
  readonly summary: string
  /** `guest`: anyone; `member`: HTTP 401 without a session (RULES 6). */
  readonly access: 'guest' | 'member'
  /** A write carries an `Idempotency-Key`. */
  readonly kind: 'read' | 'write'
  readonly request: Request
  readonly response: Response
  /** Refusals of its own; those of transport (VALIDATION, SYSTEM_BUSY …) may answer any call. */
  readonly refusals: readonly RefusalCodeOnWire[]
  /** What `msg` says when it succeeds, where the specification names a success message. */
  readonly successes: readonly SuccessCode[]
}

export type RequestOf<E extends Endpoint> = z.output<E['request']>
/** What a caller writes: plain strings where the contract brands them. */
export type RequestInput<E extends Endpoint> = z.input<E['request']>
export type ResponseOf<E extends Endpoint> = z.output<E['response']>

export function defineEndpoint<
  const Path extends string,
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
>(endpoint: Endpoint<Path, Request, Response>): Endpoint<Path, Request, Response> {
  return Object.freeze(endpoint)
}
