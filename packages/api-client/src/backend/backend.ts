import { type Fields, type InstrumentId, type Result, invalid } from '@onelot/domain'
import type { Endpoint, RequestOf } from '../contract/base/endpoint.ts'
import { streamPath, streamRequest } from '../contract/base/stream.ts'
import { commonOutcome } from '../contract/site/common.ts'
import {
  type BackendCall,
  CallRefused,
  Succeeded,
  type Visitor,
  readRequest,
  refuseCall,
  refuseSession,
} from './calls.ts'
import { deviceOf, newDevice } from './device.ts'
import { createDigest } from './digest.ts'
import { plainHeaders } from './headers.ts'
import { ACCOUNT, type AnsweredBody, type KeptWrites, keepInMemory } from './keptWrites.ts'
import { isStorable } from '../envelope/storable.ts'
import { type Handler, type Outcome, createWrites } from './writes.ts'

export {
  type BackendCall,
  type LoggedIn,
  type Visitor,
  guestCall,
  memberCall,
  refuseCall,
  succeedWith,
} from './calls.ts'
export { eventText } from './eventText.ts'
export {
  type NodeListenerOptions,
  type NodeRequest,
  type NodeResponse,
  nodeListener,
} from './nodeListener.ts'
export type { Stream, StreamedEvent } from './nodeStreams.ts'
export { parseRequest } from './parseRequest.ts'
export type { AnsweredBody, KeptWrite, KeptWrites, WriteKey } from './keptWrites.ts'

/** A request as a server of HTTP has it: names of headers in lower case. */
export interface ArrivedCall {
  /** Below `/api/vue/`. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** Read as JSON; of a form the object of its fields, a file as a `File`. */
  readonly body?: unknown
  /** In the place of `body`: reads it once it is known that the call is offered and has the session that it needs. What is wrong is refused with VALIDATION. */
  readonly readBody?: (() => Promise<Result<unknown, Fields>>) | undefined
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
export interface OpenedStream<Member> {
  readonly kind: 'stream'
  /** Each once. */
  readonly instruments: readonly InstrumentId[]
  readonly member: Member | undefined
  /** Of the session that it was opened with; undefined of a guest. */
  readonly token: string | undefined
  /** Asks `memberOf` again: false once that session has ended, and never of a guest. */
  readonly isOpen: () => Promise<boolean>
}
export type BackendAnswer<Member> = AnsweredHeaders & (AnsweredCall | OpenedStream<Member>)

/** Drivers of databases answer null where there is nothing. */
type Found<Member> = Member | null | undefined

export interface BackendOptions<Member> {
  /** Whose session a token is; null or undefined once it has ended. Keys of one account are apart from those of another. */
  readonly memberOf: (token: string) => Found<Member> | Promise<Found<Member>>
  /** Those that are offered. `common/outcome` and the event stream always are. */
  readonly calls: readonly BackendCall<Member>[]
  /** Where outcomes are kept. By default in memory: those of the last 24 hours, at most 10,000. */
  readonly keptWrites?: KeptWrites | undefined
  /** Epoch milliseconds, for outcomes in memory. @defaultValue Date.now */
  readonly now?: (() => number) | undefined
}

const textIn = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' && header !== '' ? header : undefined
const succeeded = (msg: string, data: unknown): AnsweredBody => ({ status: 1, msg, data })
/** @throws Error where it is a success that the call does not have */
function successOf({ path, successes }: Endpoint, made: unknown): AnsweredBody {
  if (!(made instanceof Succeeded)) return succeeded(successes[0] ?? '', made)
  const code = successes.find((one) => one === made.code)
  if (code === undefined) throw new Error(`${path} does not succeed with ${String(made.code)}`)
  return succeeded(code, made.data)
}
const answered = (body: AnsweredBody, status: AnsweredCall['status'] = 200): AnsweredCall => ({
  kind: 'answer',
  status,
  body,
})

/**
 * What an answer is sent with. The cookie of a new device is `Secure` where the page was loaded by https. The header `origin` says so, which a browser
 * sends with each call; the server itself may be behind a proxy, and see http alone.
 */
function headersOf({ headers }: ArrivedCall, kind: 'answer' | 'stream'): Readonly<Record<string, string>> {
  const plain = plainHeaders[kind]
  if (deviceOf(textIn(headers['cookie'])) !== undefined) return plain
  return { ...plain, 'set-cookie': newDevice(textIn(headers['origin'])?.startsWith('https:') ?? false) }
}

/** @throws CallRefused */
async function bodyOf({ body, readBody }: ArrivedCall): Promise<unknown> {
  const read = await readBody?.()
  if (read?.ok === false) throw new CallRefused(invalid(read.refusal))
  const value = (read === undefined ? body : read.value) ?? {}
  return isStorable(value) ? value : refuseCall('VALIDATION', { body: 'malformed' })
}

function notKept(): never {
  throw new Error('what a read is answered is not kept')
}

/** Of an idempotency key. */
const keyForm = /^[\w-]{8,80}$/

/** Calls by path. @throws RangeError */
function mapOf<Member>(calls: readonly BackendCall<Member>[]): ReadonlyMap<string, BackendCall<Member>> {
  const byPath = new Map<string, BackendCall<Member>>()
  for (const call of calls) {
    const { path } = call.endpoint
    if (byPath.has(path)) throw new RangeError(`${path} is given twice`)
    if (path === commonOutcome.path) throw new RangeError(`${path} is answered by what keptWrites has`)
    byPath.set(path, call)
  }
  return byPath
}

interface Sender<Member> extends Pick<Visitor<Member>, 'member' | 'token'> {
  /** It came with a token that is nobody's, or with that of another account than it says. */
  readonly hasEnded: boolean
  readonly device: string | undefined
}

/**
 * What all calls of a back end share: which there are, the session, the check of what is asked, the envelope, a write that is carried out once
 * for its key, and `common/outcome` (docs/backend.md).
 * @throws RangeError where a path is given twice, or a secret is too short
 */
export function createBackend<Member extends { readonly account: string }>({
  memberOf,
  calls,
  now = Date.now,
  keptWrites = keepInMemory({ now }),
}: BackendOptions<Member>): (call: ArrivedCall) => Promise<BackendAnswer<Member>> {
  if (keptWrites.secret.length < 32)
    throw new RangeError('the secret of keptWrites has less than 32 characters')
  const digestOf = createDigest(keptWrites.secret)
  const writes = createWrites(keptWrites, digestOf)
  const byPath = mapOf(calls)
  const memberBy = async (token: string): Promise<Member | undefined> => (await memberOf(token)) ?? undefined

  async function senderOf({ headers }: ArrivedCall): Promise<Sender<Member>> {
    const token = textIn(headers['token'])
    const found = token === undefined ? undefined : await memberBy(token)
    const account = textIn(headers['account']) ?? found?.account
    const member = found?.account === account ? found : undefined
    const hasEnded = token !== undefined && member === undefined
    return { member, token: member && token, hasEnded, device: deviceOf(textIn(headers['cookie'])) }
  }

  /** The scope of a sender's keys: the account of a member, the device of a guest. Of a device it has a digest: whoever read its cookie in the store could ask for its outcomes. */
  async function scopeOf({ access }: Endpoint, { member, device }: Sender<Member>): Promise<string> {
    if (access === 'member') return member === undefined ? refuseSession() : `${ACCOUNT}${member.account}`
    return device === undefined ? 'nobody' : `device ${await digestOf(`device ${device}`)}`
  }

  /** @throws CallRefused where a guest's call was answered with a session that has ended since */
  async function assertOpen({ access }: Endpoint, data: unknown): Promise<void> {
    if (access === 'member' || typeof data !== 'object' || data === null || !('token' in data)) return
    const { token } = data
    if (typeof token !== 'string' || (await memberBy(token)) === undefined) refuseSession()
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
    const outcome = await writes.outcome({ scope, endpoint: path, key })
    if (outcome.state === 'done') await assertOpen(endpoint, outcome.data)
    return outcome
  }

  async function answerTo(arrived: ArrivedCall): Promise<AnsweredCall | OpenedStream<Member>> {
    const { path, headers } = arrived
    const call = byPath.get(path)
    if (call === undefined && path !== streamPath && path !== commonOutcome.path)
      throw new CallRefused({ code: 'CALL_NOT_OFFERED', fields: {}, params: {} }, 404)
    const sender = await senderOf(arrived)
    const { member, token } = sender
    if (path === streamPath) {
      if (sender.hasEnded) return refuseSession()
      const instruments = [...new Set(readRequest(streamRequest, await bodyOf(arrived)).instruments)]
      if (token === undefined || member === undefined)
        return {
          kind: 'stream',
          instruments,
          member: undefined,
          token: undefined,
          isOpen: () => Promise.resolve(true),
        }
      const isOpen = async () => (await memberBy(token))?.account === member.account
      return { kind: 'stream', instruments, member, token, isOpen }
    }
    if (call === undefined) {
      const asked = readRequest(commonOutcome.request, await bodyOf(arrived))
      return answered(succeeded('', await outcomeOf(asked, sender)))
    }
    const { endpoint } = call
    if (endpoint.access === 'member' && member === undefined) return refuseSession()

    const body = await bodyOf(arrived)
    const carryOut = call.prepare(body)
    const answerOf = (data: unknown) => successOf(endpoint, data)
    if (endpoint.kind === 'read')
      return answered(answerOf(await carryOut({ member, token, toKeep: notKept })))
    const key = textIn(headers['idempotency-key'])
    if (key === undefined) return refuseCall('VALIDATION', { 'Idempotency-Key': 'required' })
    if (!keyForm.test(key)) return refuseCall('VALIDATION', { 'Idempotency-Key': 'malformed' })
    const scope = await scopeOf(endpoint, sender)
    const handler: Handler = { carryOut: (toKeep) => carryOut({ member, token, toKeep }), answerOf }
    const { answer, isRepeat } = await writes.once({ scope, endpoint: path, key }, body, handler)
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
