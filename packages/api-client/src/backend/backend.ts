import type { InstrumentId } from '@onelot/domain'
import type * as z from 'zod/mini'
import type { Endpoint, RequestOf } from '../contract/base/endpoint.ts'
import { type streamEventShape, streamPath, streamRequest } from '../contract/base/stream.ts'
import { commonOutcome } from '../contract/site/common.ts'
import {
  type BackendCall,
  CallRefused,
  type Visitor,
  readRequest,
  refuseCall,
  refuseSession,
} from './calls.ts'
import { deviceOf, newDevice } from './device.ts'
import { createDigest } from './digest.ts'
import { type AnsweredBody, keepInMemory } from './keptWrites.ts'
import { type Outcome, createWrites } from './writes.ts'

export { type BackendCall, type LoggedIn, type Visitor, guestCall, memberCall, refuseCall } from './calls.ts'
export { parseRequest } from './parseRequest.ts'
export type { AnsweredBody } from './keptWrites.ts'

/** A request as a server of HTTP has it: names of headers in lower case, the body read as JSON. */
export interface ArrivedCall {
  /** Below `/api/vue/`. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: unknown
}

interface AnsweredHeaders {
  /** To be sent with it. A guest's browser receives the cookie of its device by them. */
  readonly headers: Readonly<Record<string, string>>
}
interface AnsweredCall {
  readonly kind: 'answer'
  /** Of HTTP. */
  readonly status: 200 | 401 | 404
  readonly body: AnsweredBody
}
/** The event stream was opened: its events are sent as `eventText` writes them. */
interface OpenedStream<Member> {
  readonly kind: 'stream'
  readonly instruments: readonly InstrumentId[]
  readonly member: Member | undefined
}
export type BackendAnswer<Member> = AnsweredHeaders & (AnsweredCall | OpenedStream<Member>)

export interface BackendOptions<Member> {
  /** Whose session a token is; undefined once it has ended. Keys of one account are apart from those of another. */
  readonly memberOf: (token: string) => Member | undefined | Promise<Member | undefined>
  /** Those that are offered. `common/outcome` and the event stream always are. */
  readonly calls: readonly BackendCall<Member>[]
  /** Epoch milliseconds. By it outcomes are kept for 24 hours. @defaultValue Date.now */
  readonly now?: () => number
}

/** One event of the stream as it is sent, `text/event-stream`. */
export const eventText = (event: z.input<typeof streamEventShape>): string =>
  `data: ${JSON.stringify(event)}\n\n`

const textIn = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' && header !== '' ? header : undefined
const succeeded = (msg: string, data: unknown): AnsweredBody => ({ status: 1, msg, data })
const answered = (body: AnsweredBody, status: AnsweredCall['status'] = 200): AnsweredCall => ({
  kind: 'answer',
  status,
  body,
})

/** What an answer is sent with. A browser sends `origin` with each call: by it the cookie of a page by https is for https alone. */
function headersOf({ headers }: ArrivedCall, kind: 'answer' | 'stream'): Readonly<Record<string, string>> {
  const type = kind === 'answer' ? 'application/json; charset=utf-8' : 'text/event-stream'
  const plain = { 'content-type': type, 'cache-control': 'no-store' }
  if (deviceOf(textIn(headers['cookie'])) !== undefined) return plain
  return { ...plain, 'set-cookie': newDevice(textIn(headers['origin'])?.startsWith('https:') ?? false) }
}

/** Of an idempotency key. */
const keyForm = /^[\w-]{8,80}$/

interface Sender<Member> extends Visitor<Member> {
  readonly device: string | undefined
}

/**
 * What all calls of a back end share: which there are, the session, the check of what is asked, the envelope, a write that is carried out once
 * for its key, and `common/outcome` (docs/backend.md). Keys and outcomes are in memory: answers of the last 24 hours, at most 10,000.
 */
export function createBackend<Member extends { readonly account: string }>({
  memberOf,
  calls,
  now = Date.now,
}: BackendOptions<Member>): (call: ArrivedCall) => Promise<BackendAnswer<Member>> {
  const digestOf = createDigest()
  const writes = createWrites(keepInMemory({ now }), digestOf)
  const byPath = new Map(calls.map((call) => [call.endpoint.path, call]))

  async function senderOf({ headers }: ArrivedCall): Promise<Sender<Member>> {
    const token = textIn(headers['token'])
    const found = token === undefined ? undefined : await memberOf(token)
    const account = textIn(headers['account']) ?? found?.account
    const member = found?.account === account ? found : undefined
    return { member, token, device: deviceOf(textIn(headers['cookie'])) }
  }

  /** Keys count within it: the account, or the device of a guest. A device is not kept as it is, as its cookie would show what it was answered. */
  async function scopeOf({ access }: Endpoint, { member, device }: Sender<Member>): Promise<string> {
    if (access === 'member') return member === undefined ? refuseSession() : `account ${member.account}`
    return device === undefined ? 'nobody' : `device ${await digestOf(`device ${device}`)}`
  }

  /** @throws CallRefused where a guest's call was answered with a session that has ended since */
  async function assertOpen({ access }: Endpoint, data: unknown): Promise<void> {
    if (access === 'member' || typeof data !== 'object' || data === null || !('token' in data)) return
    const { token } = data
    if (typeof token !== 'string' || (await memberOf(token)) === undefined) refuseSession()
  }

  async function outcomeOf(
    { endpoint: path, key }: RequestOf<typeof commonOutcome>,
    sender: Sender<Member>,
  ): Promise<Outcome> {
    const endpoint = byPath.get(path)?.endpoint
    if (endpoint?.kind !== 'write' || !keyForm.test(key)) return { state: 'neverArrived' }
    // Nothing but its cookie shows that a key is this guest's.
    if (endpoint.access === 'guest' && sender.device === undefined)
      return refuseCall('VALIDATION', { Cookie: 'required' })
    const scope = await scopeOf(endpoint, sender)
    const outcome = writes.outcome({ scope, endpoint: path, key })
    if (outcome.state === 'done') await assertOpen(endpoint, outcome.data)
    return outcome
  }

  async function answerTo(arrived: ArrivedCall): Promise<AnsweredCall | OpenedStream<Member>> {
    const { path, headers, body } = arrived
    const call = byPath.get(path)
    if (call === undefined && path !== streamPath && path !== commonOutcome.path)
      throw new CallRefused({ code: 'CALL_NOT_OFFERED', fields: {}, params: {} }, 404)
    const sender = await senderOf(arrived)
    const { member, token } = sender
    if (path === streamPath) {
      if (token !== undefined && member === undefined) return refuseSession()
      return { kind: 'stream', ...readRequest(streamRequest, body), member }
    }
    if (call === undefined)
      return answered(succeeded('', await outcomeOf(readRequest(commonOutcome.request, body), sender)))
    const { endpoint } = call
    if (endpoint.access === 'member' && member === undefined) return refuseSession()

    const carryOut = call.prepare(body)
    const act = async () => succeeded(endpoint.successes[0] ?? '', await carryOut({ member, token }))
    if (endpoint.kind === 'read') return answered(await act())
    const key = textIn(headers['idempotency-key'])
    if (key === undefined) return refuseCall('VALIDATION', { 'Idempotency-Key': 'required' })
    if (!keyForm.test(key)) return refuseCall('VALIDATION', { 'Idempotency-Key': 'malformed' })
    const scope = await scopeOf(endpoint, sender)
    const { answer, isRepeat } = await writes.once({ scope, endpoint: path, key }, body, act)
    if (isRepeat) await assertOpen(endpoint, answer.data)
    return answered(answer)
  }

  return async (call) => {
    try {
      const answer = await answerTo(call)
      return { ...answer, headers: headersOf(call, answer.kind) }
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      const { code, fields, params, status } = error
      const refusal = answered({ status: 0, msg: code, data: { params, fields } }, status)
      return { ...refusal, headers: headersOf(call, 'answer') }
    }
  }
}
