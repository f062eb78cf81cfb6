import { type Endpoint, type SessionTokens, isRefusalOf, memberLogin } from '@onelot/api-client'
import type { Account } from './accounts.ts'
import type { Known } from './known.ts'
import type { Finding, Recorder } from './outcomes.ts'
import { type KeptAnswer, mayBePersonal } from './redaction.ts'
import type { Request } from './requests.ts'
import { findingsOf, schemaOf } from './schema.ts'
import type { Answer, Wire } from './wire.ts'

export interface Member {
  readonly account: Account
  readonly session: SessionTokens
  readonly known: Known
}

/** A request that was a success, and by whom. */
export interface Success {
  readonly request: Request
  readonly member: Member | undefined
  readonly data: unknown
}

export interface Run {
  readonly wire: Wire
  readonly record: Recorder
  readonly endpoints: readonly Endpoint[]
  /** Whether a call is tried: `stream/open` is none of the endpoints. */
  readonly includes: (path: string) => boolean
  /** Logged in, in the order of the file. */
  readonly members: readonly Member[]
  /** Accounts that hold a state of their own, logged in or not. */
  readonly accounts: readonly Account[]
  /** What guests know. */
  readonly known: Known
  /** Of each read, by its path: the success with the most rows. */
  readonly succeeded: Map<string, Success>
  /** What reads have answered, by the call and its request: the success with the most rows. */
  readonly answers: Map<string, KeptAnswer>
  /** Whether each value of an enum is asked for, or one. */
  readonly thorough: boolean
  /** A page that may call (`--origin`). */
  readonly origin: string | undefined
  /** The operator's surface, where it was given. */
  readonly ops: Operator | undefined
}

export interface Operator {
  /** @throws Error where it is refused */
  readonly restrict: (phone: string, restrictions: readonly string[]) => Promise<void>
  /** @throws Error where it is refused */
  readonly setRealName: (phone: string, state: string) => Promise<void>
}

let keys = 0
const started = crypto.randomUUID().slice(0, 8)
/** A fresh idempotency key. */
export const newKey = (): string => `conformance-${started}-${String((keys += 1))}`
/** A name that no earlier run has given. */
export const newName = (what: string): string => `${what} ${started} ${String((keys += 1))}`

const ABSENT = 'the back end does not have this call'
const notOffered: Finding = { field: 'msg', said: `is CALL_NOT_OFFERED: ${ABSENT}` }
const isNotOffered = (answer: Answer): boolean => codeOf(answer) === 'CALL_NOT_OFFERED'

/** What is wrong with an answer, whatever was asked. */
export function envelopeFindings(answer: Answer): readonly Finding[] {
  const { http, headers, json, said, unreached } = answer
  if (unreached !== undefined) return [{ said: unreached }]
  if (http === 404) return [{ said: `HTTP 404: ${ABSENT}` }]
  if (http !== 200) return [{ said: `HTTP ${String(http)}; expected: 200` }]
  if (json === undefined)
    return [{ said: `the body is no JSON (${headers.get('content-type') ?? 'no content type'})` }]
  if (isNotOffered(answer)) return [notOffered]
  if (said.kind !== 'broken') return []
  return issueFindings(said.issues)
}

/** What `readEnvelope` finds in an answer that is no envelope. */
export const issueFindings = (issues: readonly string[]): readonly Finding[] =>
  issues.map((issue) => {
    const [, field = '', text = issue] = /^([\w.]*): (.*)$/.exec(issue) ?? []
    return {
      field: field === '' ? 'envelope' : field,
      said: text === 'Invalid input' ? 'is not what an envelope has there' : text,
    }
  })

/** A code that a call was refused with; undefined for anything else. */
export const codeOf = ({ said }: Answer): string | undefined =>
  said.kind === 'refused' ? (said.refusal.code ?? said.refusal.text) : undefined

/** What an answer is, in a few words. */
export function saidText(answer: Answer): string {
  const { http, said, unreached } = answer
  if (unreached !== undefined) return unreached
  if (http !== 200) return `HTTP ${String(http)}`
  if (said.kind === 'success') return 'a success'
  return said.kind === 'refused' ? (codeOf(answer) ?? '') : 'no envelope'
}

/** Whether an answer is a refusal that the call declares; records that it is, or is not. */
export function isDeclared({ record }: Pick<Run, 'record'>, endpoint: Endpoint, answer: Answer): boolean {
  const { said } = answer
  if (said.kind !== 'refused') return false
  const { path } = endpoint
  if (isNotOffered(answer)) {
    record.failed('SCH-03', { path }, notOffered)
    return false
  }
  const declared = isRefusalOf(endpoint, said.refusal)
  const finding = { field: 'msg', said: `is ${codeOf(answer) ?? ''}, which the call does not declare` }
  record.judged('SCH-03', { path }, declared ? [] : [finding])
  return declared
}

/** The data of a success by the schema of its call. */
export const dataFindings = (endpoint: Endpoint, data: unknown): readonly Finding[] =>
  findingsOf(endpoint.response, data, mayBePersonal(endpoint)).map(({ field, said }) => ({
    field: field === undefined || field === 'data' ? 'data' : `data.${field}`,
    said,
  }))

/** Keeps what a success names, for the requests after it. */
export function learn(known: Known, endpoint: Endpoint, data: unknown): void {
  known.harvest(endpoint.path, schemaOf(endpoint.response), data)
}

export interface Opened {
  readonly session: SessionTokens | undefined
  readonly answer: Answer
}

/** Logs in. */
export async function logIn(wire: Wire, { phone, password }: Account): Promise<Opened> {
  const answer = await wire.send({ path: memberLogin.path, body: { phone, password }, key: newKey() })
  const { said } = answer
  const data: unknown = said.kind === 'success' ? said.data : undefined
  if (typeof data !== 'object' || data === null) return { session: undefined, answer }
  const token: unknown = Reflect.get(data, 'token')
  const account: unknown = Reflect.get(data, 'account')
  const isSession = typeof token === 'string' && typeof account === 'string'
  return { session: isSession ? { token, account } : undefined, answer }
}

/** The first account that holds a state. */
export const holding = (members: readonly Member[], state: Account['holds'][number]): Member | undefined =>
  members.find(({ account }) => account.holds.includes(state))

/** The body of a call: a form where it carries a file. */
export function bodyOf({ file }: Endpoint, request: Request): unknown {
  if (file === undefined) return request
  const form = new FormData()
  for (const [name, value] of Object.entries(request))
    if (value instanceof Blob) form.append(name, value, name)
  return form
}
