import { type Endpoint, commonOutcome, isRefusalOf } from '@onelot/api-client'
import { accountStream, invalid, no, ok } from '@onelot/domain'
import type { Submission, Submissions } from '../kernel/submission.ts'
import type { Services } from '../services.ts'
import { type Caller, callerOf } from '../sessions.ts'
import type { OutcomeKey } from '../store/port.ts'
import { readBody, readForm, withDigests } from './body.ts'
import { canonicalJson } from './canonicalJson.ts'
import { passesXsrf, readCookies } from './cookies.ts'
import {
  type RefusalOnWire,
  answered,
  refused,
  successText,
  transportRefusal,
  unauthorised,
  unreadable,
} from './envelope.ts'
import { outcomeOnWire } from './outcome.ts'
import type { AnsweredCall, AnyVisit, Prepared, Route } from './route.ts'

/** Where a request came from, by the server that accepted it. */
export interface Connection {
  /** Network address; undefined where the broker runs in the page. */
  readonly address?: string | undefined
}

export interface PipelineOptions {
  readonly services: Services
  readonly submissions: Submissions<RefusalOnWire>
  readonly endpoints: ReadonlyMap<string, Endpoint>
}

const idempotencyKey = /^[\w-]{8,80}$/

/** A call that only a member may make came without a session. */
class SessionMissing extends Error {
  override readonly name = 'SessionMissing'
}

/** The device distinguishes what guests send twice. */
const scopeOf = (
  endpoint: Pick<Endpoint, 'access'>,
  caller: Caller | undefined,
  device: string | undefined,
) => (endpoint.access === 'member' && caller !== undefined ? caller.account : `device ${device ?? ''}`)

/** One call, from its headers to its envelope. Never rejects for what a caller sends, nor answers 5xx. */
export async function answerCall(
  options: PipelineOptions,
  route: Route,
  request: Request,
  connection: Connection,
): Promise<Response> {
  const { services, submissions, endpoints } = options
  const { endpoint } = route
  const cookies = readCookies(request)
  if (!passesXsrf(request, cookies)) return unreadable({ 'X-XSRF-TOKEN': 'mismatch' }, 403)
  if (services.site.values.maintenance) return refused(transportRefusal('SYSTEM_BUSY'))
  const now = services.clock.now()
  const caller = await callerOf(services.store, request.headers, now)
  if (endpoint.access === 'member' && caller === undefined) return unauthorised()

  const { file } = endpoint
  const body = await (file === undefined ? readBody(request) : readForm(request, file))
  if (!body.ok) return unreadable(body.refusal)
  const prepared = route.prepare(body.value)
  if (!prepared.ok) return refused(prepared.refusal)
  const { call, points } = prepared.value
  const outcomeOf = (path: string, key: string) =>
    outcomeOnWire(endpoints.get(path), async (asked) => {
      // In the scope of a device it would never have arrived, though the member's own was carried out.
      if (asked.access === 'member' && caller === undefined) throw new SessionMissing(path)
      if (!idempotencyKey.test(key)) return { state: 'neverArrived' }
      return submissions.outcome({ scope: scopeOf(asked, caller, cookies.device), endpoint: path, key }, now)
    })
  const visit: AnyVisit = { services, now, outcomeOf, ...(endpoint.access === 'member' ? caller : {}) }
  if (endpoint.kind === 'read') {
    // A check of a key that nobody used stores that it is closed.
    const stores = endpoint.path === commonOutcome.path
    if (stores && !acquired(services, endpoint, undefined, connection, visit))
      return refused(transportRefusal('TOO_FREQUENT'))
    if (!(await spent(services, points, connection, visit))) return refused(transportRefusal('TOO_FREQUENT'))
    return answerRead(endpoint, call, visit)
  }

  const key = request.headers.get('idempotency-key')
  if (key === null) return refused(invalid({ 'Idempotency-Key': 'required' }))
  if (!idempotencyKey.test(key)) return refused(invalid({ 'Idempotency-Key': 'malformed' }))
  const member = endpoint.access === 'member' ? caller : undefined
  const named: OutcomeKey = {
    scope: scopeOf(endpoint, caller, cookies.device),
    endpoint: endpoint.path,
    key,
  }
  const compared = file === undefined ? body.value : await withDigests(body.value)
  const submitted = await submissions.submit({
    key: named,
    actor: member?.account ?? 'guest',
    bodyHash: await services.vault.digest(canonicalJson(compared)),
    now,
    stream: member && accountStream(member.account),
    acquire: () => acquired(services, endpoint, member, connection, visit),
    plan: (command) => plan(endpoint, call, { ...visit, ...command }),
  })
  switch (submitted.kind) {
    case 'accepted':
      return answered(submitted.text)
    case 'refused':
      return refused(submitted.refusal)
    case 'tooFrequent':
      return refused(transportRefusal('TOO_FREQUENT'))
    case 'keyReused':
      return refused(transportRefusal('IDEMPOTENCY_KEY_REUSED'))
    case 'busy':
      return refused(transportRefusal('SYSTEM_BUSY'))
  }
}

/** Members are counted by account, guests by network address: a cookie that a client made up neither removes a limit nor shares one. */
function acquired(
  { rateLimits, site }: Services,
  endpoint: Endpoint,
  member: Caller | undefined,
  { address = 'page' }: Connection,
  { now }: AnyVisit,
): boolean {
  const { path } = endpoint
  const { submissions, guestSubmissions } = site.values
  const limit = endpoint.kind === 'write' && endpoint.frequent ? guestSubmissions : submissions
  return member === undefined
    ? rateLimits.acquire(`address ${address}\n${path}`, now, guestSubmissions)
    : rateLimits.acquire(`account ${member.account}\n${path}`, now, limit)
}

/** Guests and members alike are counted by network address; a page that the broker runs in can only overload itself. */
async function spent(
  { rateLimits, site }: Services,
  pointsFor: Prepared['points'],
  { address }: Connection,
  visit: AnyVisit,
): Promise<boolean> {
  if (address === undefined) return true
  const points = await pointsFor(visit)
  return (
    points === 0 || rateLimits.spend(`market reads ${address}`, visit.now, site.values.marketReads, points)
  )
}

async function plan(
  endpoint: Endpoint,
  call: AnsweredCall,
  visit: AnyVisit,
): ReturnType<Submission<RefusalOnWire>['plan']> {
  const made = await call(visit)
  if (!made.ok) return no(checked(endpoint, made.refusal))
  const { data, message, plan: planned, records, decidedOn } = made.value
  return ok({ text: successText(data, message), plan: planned, records, decidedOn })
}

/** @throws Error where the endpoint does not declare the refusal; the types prevent handlers from answering one */
function checked(endpoint: Endpoint, refusal: RefusalOnWire): RefusalOnWire {
  const { code } = refusal
  if (isRefusalOf(endpoint, refusal)) return refusal
  throw new Error(`${endpoint.path} does not declare that it can be refused with ${code}`)
}

async function answerRead(endpoint: Endpoint, call: AnsweredCall, visit: AnyVisit): Promise<Response> {
  try {
    const made = await call(visit)
    return made.ok
      ? answered(successText(made.value.data, made.value.message))
      : refused(checked(endpoint, made.refusal))
  } catch (error) {
    if (error instanceof SessionMissing) return unauthorised()
    throw error
  }
}
