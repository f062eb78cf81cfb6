import { type Fields, invalid } from '@onelot/domain'
import type * as z from 'zod/mini'
import type { Endpoint, RequestOf, SuccessOf } from '../contract/base/endpoint.ts'
import type { RefusalCodeOnWire, SuccessCode } from '../envelope/codes.ts'
import type { KeptWrite } from './keptWrites.ts'
import { parseRequest } from './parseRequest.ts'

/** What is thrown in the place of an answer. */
export class CallRefused extends Error {
  readonly code: string
  readonly fields: Fields
  readonly params: object
  /** Status of HTTP. */
  readonly status: 200 | 401 | 404
  constructor(
    { code, fields, params }: Pick<CallRefused, 'code' | 'fields' | 'params'>,
    status: CallRefused['status'] = 200,
  ) {
    super(code)
    this.code = code
    this.fields = fields
    this.params = params
    this.status = status
  }
}

/** Ends an answer with HTTP 401: there is no session, or it has ended. */
export function refuseSession(): never {
  throw new CallRefused({ code: 'CREDENTIALS_WRONG', fields: {}, params: {} }, 401)
}

/**
 * Ends an answer with a refusal of the catalogue.
 * @param fields what is wrong with each
 * @param params what its text is filled with
 */
export function refuseCall(code: RefusalCodeOnWire, fields: Fields = {}, params: object = {}): never {
  throw new CallRefused({ code, fields, params })
}

/** Reads a body by its schema. @throws CallRefused with VALIDATION and what is wrong with each field */
export function readRequest<Shape extends z.ZodMiniType>(shape: Shape, body: unknown): z.output<Shape> {
  const parsed = parseRequest(shape, body)
  if (!parsed.ok) throw new CallRefused(invalid(parsed.refusal))
  return parsed.value
}

interface Carrying {
  /**
   * What is kept of a write, given what it is answered with: for a back end that stores it in the transaction that carries the write out (docs/backend.md).
   * @throws Error in a read
   */
  readonly toKeep: (answer: unknown) => KeptWrite
}
/** Whose session a call has: both undefined where there is none, or where it has ended. */
export interface Visitor<Member> extends Carrying {
  readonly member: Member | undefined
  readonly token: string | undefined
}
export interface LoggedIn<Member> extends Carrying {
  readonly member: Member
  readonly token: string
}

/** A call with what answers it. */
export interface BackendCall<Member> {
  readonly endpoint: Endpoint
  /** Reads the body. @throws CallRefused */
  readonly prepare: (body: unknown) => (visitor: Visitor<Member>) => unknown
}

/** An answer that says which success it is. */
export class Succeeded<Code extends SuccessCode, Data> {
  readonly code: Code
  readonly data: Data
  constructor(code: Code, data: Data) {
    this.code = code
    this.data = data
  }
}

/** An answer with its success, of a call that has several: without it, the first of them is said. */
export const succeedWith = <Code extends SuccessCode, Data>(code: Code, data: Data): Succeeded<Code, Data> =>
  new Succeeded(code, data)

type Answered<E extends Endpoint> = z.input<E['response']> | Succeeded<SuccessOf<E>, z.input<E['response']>>

/** Gives the `data` of success, or refuses. */
type Answer<E extends Endpoint, By> = (request: RequestOf<E>, by: By) => Answered<E> | Promise<Answered<E>>

/** An endpoint that anyone may call, or that members may. */
type EndpointFor<Access extends Endpoint['access']> = Endpoint & { readonly access: Access }

/** @throws RangeError where the endpoint has other callers, which no compiler has said to JavaScript */
function callOf<E extends Endpoint, Member>(
  access: Endpoint['access'],
  endpoint: E,
  answer: Answer<E, Visitor<Member>>,
): BackendCall<Member> {
  if (endpoint.access !== access)
    throw new RangeError(`${endpoint.path} is answered by a ${endpoint.access}Call`)
  return {
    endpoint,
    prepare(body) {
      const request = readRequest<E['request']>(endpoint.request, body)
      return (visitor) => answer(request, visitor)
    },
  }
}

/** Answers anyone. */
export function guestCall<E extends EndpointFor<'guest'>, Member>(
  endpoint: E,
  answer: Answer<E, Visitor<Member>>,
): BackendCall<Member> {
  return callOf('guest', endpoint, answer)
}

/** Answers a member; anyone else has been answered with HTTP 401. */
export function memberCall<E extends EndpointFor<'member'>, Member>(
  endpoint: E,
  answer: Answer<E, LoggedIn<Member>>,
): BackendCall<Member> {
  return callOf<E, Member>('member', endpoint, (request, { member, token, toKeep }) => {
    if (member === undefined || token === undefined) throw new Error(`${endpoint.path} without a session`)
    return answer(request, { member, token, toKeep })
  })
}
