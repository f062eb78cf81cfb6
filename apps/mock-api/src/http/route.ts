import type { Endpoint, RequestOf, ResponseOf, SuccessCode } from '@onelot/api-client'
import { type AccountId, type Instant, type Result, invalid, no } from '@onelot/domain'
import type { House } from '../kernel/house.ts'
import type { Along, Append } from '../store/port.ts'
import type { RefusalOnWire } from './envelope.ts'
import { parseRequest } from './requestFields.ts'

/** Who calls, and when. */
export interface Visit {
  readonly house: House
  readonly now: Instant
}
export interface MemberVisit extends Visit {
  readonly account: AccountId
  /** Digest of the session's token. */
  readonly token: string
}

/** What a call answers and, for a write, what is to be stored for it to be true. */
export interface Plan<T> {
  readonly data: T
  readonly message?: SuccessCode | undefined
  readonly appends?: readonly Append[]
  readonly along?: Along
}
export type Planned<T> = Promise<Result<Plan<T>, RefusalOnWire>>

/** A call whose body has been read; a write may run it again after a conflict. */
export type PreparedCall = (visit: Visit & Partial<MemberVisit>) => Planned<unknown>

/** An endpoint with what answers it. */
export interface Route {
  readonly endpoint: Endpoint
  readonly prepare: (body: unknown) => Result<PreparedCall, RefusalOnWire>
}

function route<E extends Endpoint>(
  endpoint: E,
  run: (request: RequestOf<E>, visit: Visit & Partial<MemberVisit>) => Planned<ResponseOf<E>>,
): Route {
  return {
    endpoint,
    prepare(body) {
      const parsed = parseRequest<E['request']>(endpoint.request, body)
      if (!parsed.ok) return no(invalid(parsed.refusal))
      return { ok: true, value: (visit) => run(parsed.value, visit) }
    },
  }
}

/** Answers anyone; a write of a guest is scoped to the device (RULES 5). */
export function forGuests<E extends Endpoint>(
  endpoint: E,
  run: (request: RequestOf<E>, visit: Visit) => Planned<ResponseOf<E>>,
): Route {
  return route(endpoint, run)
}

/** Answers members only; the pipeline has seen to the session (RULES 6). */
export function forMembers<E extends Endpoint>(
  endpoint: E,
  run: (request: RequestOf<E>, visit: MemberVisit) => Planned<ResponseOf<E>>,
): Route {
  return route(endpoint, (request, { account, token, ...visit }) => {
    if (account === undefined || token === undefined)
      throw new Error(`${endpoint.path} was reached without a session`)
    return run(request, { ...visit, account, token })
  })
}

/** The plan of a call that stores nothing. */
export const answer = <T>(data: T): Result<Plan<T>, never> => ({ ok: true, value: { data } })
