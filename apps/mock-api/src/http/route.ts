import {
  type Endpoint,
  type RefusalOf as EndpointRefusal,
  type RequestOf,
  type ResponseOf,
  type SuccessCode,
  type SuccessOf,
} from '@onelot/api-client'
import {
  type AccountId,
  type Instant,
  type Result,
  type StreamVersion,
  invalid,
  no,
  ok,
} from '@onelot/domain'
import type { Plan } from '../kernel/plan.ts'
import type { SubmittedCommand } from '../kernel/submission.ts'
import type { Services } from '../services.ts'
import type { RecordChange } from '../store/lists.ts'
import type { RefusalOnWire } from './envelope.ts'
import type { OutcomeOnWire } from './outcome.ts'
import { parseRequest } from '@onelot/api-client/backend'

/** What a request says of where it comes from: one object a request, however often the request is decided. */
export interface Arrival {
  /** Of its cookie; undefined where it has none. */
  readonly device: string | undefined
  readonly userAgent: string | undefined
}

/** Who calls, and when. */
export interface Visit {
  readonly services: Services
  readonly arrival: Arrival
  /** Of its address, as limits count it; undefined where the broker runs in the page. */
  readonly network: string | undefined
  readonly now: Instant
  /** The outcome of a write of the same caller, by its path and key. */
  readonly outcomeOf: (path: string, key: string) => Promise<OutcomeOnWire>
}
interface Member {
  readonly account: AccountId
  /** Digest of the session's token. */
  readonly token: string
}
export type MemberVisit = Visit & Member
/** The name of the command that a write leads to; the same each time that it is decided. */
export type WriteVisit = Visit & SubmittedCommand
export type MemberWriteVisit = MemberVisit & SubmittedCommand

/** Everything that the pipeline has of a call. */
export type AnyVisit = Visit & Partial<Member> & Partial<SubmittedCommand>

/** What a write answers, and what is stored with it. */
export interface Written<E extends Endpoint> {
  readonly data: ResponseOf<E>
  readonly message?: SuccessOf<E> | undefined
  readonly plan?: Plan | undefined
  readonly records?: readonly RecordChange[] | undefined
  /** Streams that it was decided on, where it has no plan: it is decided anew where one of them has another version by now. */
  readonly basedOn?: readonly StreamVersion[] | undefined
  /** Follows once it is stored; where it fails, the call is answered all the same. */
  readonly afterwards?: (() => Promise<void>) | undefined
}

/** The outcome of a call, by the envelope's parts. */
export interface Answered {
  readonly data: unknown
  readonly message?: SuccessCode | undefined
  readonly plan?: Plan | undefined
  readonly records?: readonly RecordChange[] | undefined
  /** Streams that it was decided on, where it has no plan: it is decided anew where one of them has another version by now. */
  readonly basedOn?: readonly StreamVersion[] | undefined
  /** Follows once it is stored; where it fails, the call is answered all the same. */
  readonly afterwards?: (() => Promise<void>) | undefined
}
export type AnsweredCall = (visit: AnyVisit) => Promise<Result<Answered, RefusalOnWire>>
/** A request that was read. */
export interface Prepared {
  readonly call: AnsweredCall
  /** What it costs of the budget that its network address has for heavy reads. */
  readonly points: (visit: AnyVisit) => number | Promise<number>
}

/** An endpoint with what answers it. */
export interface Route {
  readonly endpoint: Endpoint
  /** Reads the body; a write's call may run more than once. */
  readonly prepare: (body: unknown) => Result<Prepared, RefusalOnWire>
}

type Kind = Pick<Endpoint, 'access' | 'kind'>

function route<E extends Endpoint>(
  endpoint: E,
  { access, kind }: Kind,
  run: (request: RequestOf<E>, visit: AnyVisit) => Promise<Result<Answered, RefusalOnWire>>,
  pointsOf: (request: RequestOf<E>, visit: AnyVisit) => number | Promise<number> = () => 0,
): Route {
  if (endpoint.access !== access || endpoint.kind !== kind)
    throw new Error(`${endpoint.path} is a ${endpoint.kind} for a ${endpoint.access}`)
  return {
    endpoint,
    prepare(body) {
      const parsed = parseRequest<E['request']>(endpoint.request, body)
      if (!parsed.ok) return no(invalid(parsed.refusal))
      const request = parsed.value
      return ok({ call: (visit) => run(request, visit), points: (visit) => pointsOf(request, visit) })
    },
  }
}

/** What the pipeline has checked before a handler of the kind runs. */
function needed<T>(value: T | undefined, what: string, { path }: Endpoint): T {
  if (value === undefined) throw new Error(`${path} was reached without ${what}`)
  return value
}
const memberOf = (endpoint: Endpoint, visit: AnyVisit): Member => ({
  account: needed(visit.account, 'a session', endpoint),
  token: needed(visit.token, 'a session', endpoint),
})
const commandOf = (endpoint: Endpoint, { now, commandId }: AnyVisit): SubmittedCommand => ({
  now,
  commandId: needed(commandId, 'a command', endpoint),
})

type Read<E extends Endpoint, V> = (
  request: RequestOf<E>,
  visit: V,
) => Promise<Result<ResponseOf<E>, EndpointRefusal<E>>>
type Write<E extends Endpoint, V> = (
  request: RequestOf<E>,
  visit: V,
) => Promise<Result<Written<E>, EndpointRefusal<E>>>

const readData = (result: Result<unknown, RefusalOnWire>): Result<Answered, RefusalOnWire> =>
  result.ok ? ok({ data: result.value }) : result

/** Answers anyone. */
export const guestRead = <E extends Endpoint>(endpoint: E, run: Read<E, Visit>): Route =>
  route(endpoint, { access: 'guest', kind: 'read' }, async (request, visit) =>
    readData(await run(request, visit)),
  )

/** Answers anyone, as often as the budget of the network address allows. */
export const heavyRead = <E extends Endpoint>(
  endpoint: E,
  pointsOf: (request: RequestOf<E>) => number,
  run: Read<E, Visit>,
): Route =>
  route(
    endpoint,
    { access: 'guest', kind: 'read' },
    async (request, visit) => readData(await run(request, visit)),
    pointsOf,
  )

/** Answers anyone; the outcome is kept for the device that sent it. */
export const guestWrite = <E extends Endpoint>(endpoint: E, run: Write<E, WriteVisit>): Route =>
  route(endpoint, { access: 'guest', kind: 'write' }, (request, visit) =>
    run(request, { ...visit, ...commandOf(endpoint, visit) }),
  )

/** Answers members; the rest is answered HTTP 401. */
export const memberRead = <E extends Endpoint>(endpoint: E, run: Read<E, MemberVisit>): Route =>
  route(endpoint, { access: 'member', kind: 'read' }, async (request, visit) =>
    readData(await run(request, { ...visit, ...memberOf(endpoint, visit) })),
  )

/** Answers members, as often as the budget of the network address allows. */
export const memberHeavyRead = <E extends Endpoint>(
  endpoint: E,
  pointsOf: (request: RequestOf<E>, visit: MemberVisit) => number | Promise<number>,
  run: Read<E, MemberVisit>,
): Route =>
  route(
    endpoint,
    { access: 'member', kind: 'read' },
    async (request, visit) => readData(await run(request, { ...visit, ...memberOf(endpoint, visit) })),
    (request, visit) => pointsOf(request, { ...visit, ...memberOf(endpoint, visit) }),
  )

/** Answers members; the outcome is kept for the account. */
export const memberWrite = <E extends Endpoint>(endpoint: E, run: Write<E, MemberWriteVisit>): Route =>
  route(endpoint, { access: 'member', kind: 'write' }, (request, visit) =>
    run(request, { ...visit, ...memberOf(endpoint, visit), ...commandOf(endpoint, visit) }),
  )
