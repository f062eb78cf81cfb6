import type { Fields, InstrumentId } from '@onelot/domain'
import type * as z from 'zod/mini'
import { type streamEventShape, streamPath, streamRequest } from '../contract/base/stream.ts'
import { commonOutcome } from '../contract/site/common.ts'
import { type BackendCall, CallRefused, guestCall, readRequest, refuseCall } from './calls.ts'
import { type AnsweredBody, createWrites } from './writes.ts'

export { type BackendCall, type LoggedIn, type Visitor, guestCall, memberCall, refuseCall } from './calls.ts'
export { parseRequest } from './parseRequest.ts'
export type { AnsweredBody } from './writes.ts'

/** A request as a server of HTTP has it: names of headers in lower case, the body read as JSON. */
export interface ArrivedCall {
  /** Below `/api/vue/`. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: unknown
}

export type BackendAnswer<Member> =
  | { readonly kind: 'answer'; readonly status: 200 | 401 | 404; readonly body: AnsweredBody }
  /** The event stream was opened: its events are sent as `eventText` writes them. */
  | {
      readonly kind: 'stream'
      readonly instruments: readonly InstrumentId[]
      readonly member: Member | undefined
    }

export interface BackendOptions<Member> {
  /** Whose session a token is. Keys of one account are apart from those of another. */
  readonly memberOf: (token: string) => Member | undefined | Promise<Member | undefined>
  /** Those that are offered. `common/outcome` and the event stream always are. */
  readonly calls: readonly BackendCall<Member>[]
}

/** One event of the stream as it is sent, `text/event-stream`. */
export const eventText = (event: z.input<typeof streamEventShape>): string =>
  `data: ${JSON.stringify(event)}\n\n`

const textIn = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' && header !== '' ? header : undefined
const refusal = (code: string, fields: Fields = {}, params: object = {}): AnsweredBody => ({
  status: 0,
  msg: code,
  data: { params, fields },
})
const answered = (body: AnsweredBody, status: 200 | 401 | 404 = 200) =>
  ({ kind: 'answer', status, body }) as const

/**
 * What all calls of a back end share: which there are, the session, the check of what is asked, the envelope, a write that is carried out once
 * for its key, and `common/outcome` (docs/backend.md). Keys and outcomes are in memory, as long as the process runs.
 */
export function createBackend<Member extends { readonly account: string }>({
  memberOf,
  calls,
}: BackendOptions<Member>): (call: ArrivedCall) => Promise<BackendAnswer<Member>> {
  const writes = createWrites()
  const keyOf = (member: Member | undefined, endpoint: string, key: string) => ({
    scope: member?.account ?? '',
    endpoint,
    key,
  })

  const outcome = guestCall<typeof commonOutcome, Member>(commonOutcome, ({ endpoint, key }, { member }) =>
    writes.outcome(keyOf(member, endpoint, key)),
  )
  const byPath = new Map([...calls, outcome].map((call) => [call.endpoint.path, call]))

  async function answerTo({ path, headers, body }: ArrivedCall): Promise<BackendAnswer<Member>> {
    const call = byPath.get(path)
    if (call === undefined && path !== streamPath) return answered(refusal('CALL_NOT_OFFERED'), 404)
    const token = textIn(headers['token'])
    const member = token === undefined ? undefined : await memberOf(token)
    const needsMember = call === undefined ? token !== undefined : call.endpoint.access === 'member'
    if (needsMember && member === undefined) return answered(refusal('CREDENTIALS_WRONG'), 401)
    if (call === undefined) return { kind: 'stream', ...readRequest(streamRequest, body), member }

    const carryOut = call.prepare(body)
    const [msg = ''] = call.endpoint.successes
    const act = async (): Promise<AnsweredBody> => ({
      status: 1,
      msg,
      data: await carryOut({ member, token }),
    })
    if (call.endpoint.kind === 'read') return answered(await act())
    const key = textIn(headers['idempotency-key'])
    if (key === undefined) return refuseCall('VALIDATION', { 'Idempotency-Key': 'required' })
    return answered(await writes.once(keyOf(member, path, key), body, act))
  }

  return async (call) => {
    try {
      return await answerTo(call)
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      return answered(refusal(error.code, error.fields, error.params))
    }
  }
}
