import { type Endpoint, commonOutcome, isRefusalOf } from '@onelot/api-client'
import { type Instant, type Result, accountStream, invalid, no, ok } from '@onelot/domain'
import type { Accepted, Submissions, Submitted } from '../kernel/submission.ts'
import type { Services } from '../services.ts'
import { type Caller, callerOf, type createSessionUses, openedAndOver, sessionOf } from '../sessions.ts'
import type { OutcomeKey } from '../store/port.ts'
import { asReal } from './asReal.ts'
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
import { passwordSlotOf, spent, submissionOf, uploadSlotOf } from './limits.ts'
import { maintenanceOf } from './maintenance.ts'
import type { OpenSlots } from './openSlots.ts'
import { outcomeOnWire } from './outcome.ts'
import type { Answered, AnsweredCall, AnyVisit, Arrival, Route } from './route.ts'
import { type Sender, isNobody, scopeOf } from './scope.ts'
import { storeRefusalOf } from './storeRefusal.ts'

/** Where a request came from, by the server that accepted it. */
export interface Connection {
  /** Network address, of IPv6 its /64; undefined where the broker runs in the page. */
  readonly address?: string | undefined
  /** In place of what the request says of its device, where the broker runs in the page, which has no cookies. */
  readonly arrival?: Arrival | undefined
}

export interface PipelineOptions {
  readonly services: Services
  readonly submissions: Submissions<RefusalOnWire>
  readonly endpoints: ReadonlyMap<string, Endpoint>
  readonly noteUse: ReturnType<typeof createSessionUses>
  /** Of calls with a password. */
  readonly passwordSlots: OpenSlots
  /** Of calls with a file. */
  readonly uploadSlots: OpenSlots
}

/** A new object for each request. The page has one device. */
const arrivalOf = (
  request: Request,
  device: string | undefined,
  { address, arrival }: Connection,
): Arrival => ({
  ...(arrival ?? {
    device: device ?? (address === undefined ? 'page' : undefined),
    userAgent: request.headers.get('user-agent') ?? undefined,
  }),
})

const idempotencyKey = /^[\w-]{8,80}$/

/** A call that only a member may make came without a session. */
class SessionMissing extends Error {
  override readonly name = 'SessionMissing'
}

/** A guest asked what became of a key, and only its device's cookie would show that it is theirs. */
class DeviceMissing extends Error {
  override readonly name = 'DeviceMissing'
}

/** One call, from its headers to its envelope. Never rejects for what a caller sends, nor answers 5xx. */
export async function answerCall(
  options: PipelineOptions,
  route: Route,
  request: Request,
  connection: Connection,
): Promise<Response> {
  const { services } = options
  const { endpoint } = route
  const cookies = readCookies(request)
  if (!passesXsrf(request, cookies)) return unreadable({ 'X-XSRF-TOKEN': 'mismatch' }, 403)
  if (endpoint.kind === 'write') await services.site.current()
  const now = services.clock.now()
  const maintenance = maintenanceOf(services.site.values, now)
  if (maintenance !== undefined) return refused(maintenance)
  const caller = await callerOf(services.store, request.headers, now)
  if (endpoint.access === 'member' && caller === undefined) return unauthorised()
  const taker = { account: caller?.account, address: connection.address }
  const slot = uploadSlotOf(services, options.uploadSlots, endpoint, taker, now)
  if (!slot.ok) return refused(slot.refusal)
  try {
    return await answerAdmitted(options, route, request, { connection, device: cookies.device, caller, now })
  } finally {
    slot.value()
  }
}

interface Admitted {
  readonly connection: Connection
  /** Of its cookie. */
  readonly device: string | undefined
  readonly caller: Caller | undefined
  readonly now: Instant
}

/** A call of which it is known who makes it, from its body on. */
async function answerAdmitted(
  options: PipelineOptions,
  route: Route,
  request: Request,
  { connection, device, caller, now }: Admitted,
): Promise<Response> {
  const { services, submissions, endpoints } = options
  const { endpoint } = route
  const { file } = endpoint
  const body = await (file === undefined ? readBody(request) : readForm(request, file))
  if (!body.ok) return unreadable(body.refusal)
  const prepared = route.prepare(body.value)
  if (!prepared.ok) return refused(prepared.refusal)
  const { call, points } = prepared.value
  const sender: Sender = { caller, device, network: connection.address }
  const outcomeOf = (path: string, key: string) =>
    outcomeOnWire(endpoints.get(path), async (asked) => {
      // In the scope of a device it would never have arrived, though the member's own was carried out.
      if (asked.access === 'member' && caller === undefined) throw new SessionMissing(path)
      if (asked.access === 'guest' && isNobody(sender)) throw new DeviceMissing(path)
      if (!idempotencyKey.test(key)) return { state: 'neverArrived' }
      const scope = await scopeOf(services, asked, sender)
      const stream = asked.access === 'member' && caller ? accountStream(caller.account) : undefined
      const outcome = await submissions.outcome({ scope, endpoint: path, key }, now, stream)
      const isOver =
        outcome.state === 'done' && (await openedAndOver(services.store, path, outcome.text, now))
      if (isOver) throw new SessionMissing(path)
      return outcome
    })
  const arrival = arrivalOf(request, device, connection)
  const member = endpoint.access === 'member' ? caller : undefined
  if (member !== undefined) await options.noteUse(member, now)
  const visit: AnyVisit = { services, arrival, network: connection.address, now, outcomeOf, ...member }
  /** A session may end while a call of it is answered: its account may be closed, and nothing of it is left to answer from. */
  const whileOpen = async (answer: () => Promise<Response>): Promise<Response> => {
    try {
      return await answer()
    } catch (error) {
      if (error instanceof DeviceMissing) return unreadable({ Cookie: 'required' })
      const isOver = error instanceof SessionMissing || (await hasEnded(services, member, now))
      if (isOver) return unauthorised()
      throw error
    }
  }
  if (endpoint.kind === 'read') {
    // A check of a key that nobody used stores that it is closed.
    const stores = endpoint.path === commonOutcome.path
    const submitted = stores ? submissionOf(services, endpoint, undefined, visit) : ok(undefined)
    const allowed = submitted.ok ? await spent(services, points, visit) : submitted
    return allowed.ok ? whileOpen(() => answerRead(endpoint, call, visit, member)) : refused(allowed.refusal)
  }

  const key = request.headers.get('idempotency-key')
  if (key === null) return refused(invalid({ 'Idempotency-Key': 'required' }))
  if (!idempotencyKey.test(key)) return refused(invalid({ 'Idempotency-Key': 'malformed' }))
  const named: OutcomeKey = {
    scope: await scopeOf(services, endpoint, sender),
    endpoint: endpoint.path,
    key,
  }
  const compared = file === undefined ? body.value : await withDigests(body.value)
  let afterwards: Answered['afterwards']
  let releasePassword: () => void = () => undefined
  /** Asked for once it is known that the command was not carried out before: what is answered again takes no slot. */
  function acquire(): Result<undefined, RefusalOnWire> {
    const submitted = submissionOf(services, endpoint, member, visit)
    if (!submitted.ok) return submitted
    const slot = passwordSlotOf(services, options.passwordSlots, endpoint, visit)
    if (!slot.ok) return slot
    releasePassword = slot.value
    return submitted
  }
  return whileOpen(async () => {
    try {
      const submitted = await submissions.submit({
        key: named,
        actor: member?.account ?? 'guest',
        bodyHash: await services.vault.digest(canonicalJson(compared)),
        now,
        stream: member && accountStream(member.account),
        acquire,
        async plan(command) {
          const planned = await plan(endpoint, call, { ...visit, ...command })
          // Asked after it was decided: what ends from here on is of a later version of the stream.
          if (addsSomething(planned) && (await hasEnded(services, member, now)))
            throw new SessionMissing(endpoint.path)
          afterwards = planned.ok ? planned.value.afterwards : undefined
          return planned
        },
      })
      await afterwards?.().catch((error: unknown) => {
        services.log('what follows a call was not done', error)
      })
      const kept = submitted.kind === 'accepted' && submitted.isRepeat ? submitted.text : undefined
      if (kept !== undefined && (await openedAndOver(services.store, endpoint.path, kept, now)))
        throw new SessionMissing(endpoint.path)
      return answerTo(submitted)
    } catch (error) {
      const refusal = storeRefusalOf(endpoint, error)
      if (refusal === undefined) throw error
      services.log('a change was not stored', error)
      return refused(checked(endpoint, refusal))
    } finally {
      releasePassword()
    }
  })
}

/** Whether it stores more than that something goes. */
const addsSomething = (planned: Awaited<ReturnType<typeof plan>>): boolean =>
  planned.ok &&
  (planned.value.plan !== undefined ||
    (planned.value.records ?? []).some(({ kind }) => !kind.startsWith('remove')))

const hasEnded = async ({ store }: Services, member: Caller | undefined, now: Instant): Promise<boolean> =>
  member !== undefined && (await sessionOf(store, member.token, now)) === undefined

function answerTo(submitted: Submitted<RefusalOnWire>): Response {
  switch (submitted.kind) {
    case 'accepted':
      return answered(submitted.text)
    case 'refused':
      return refused(submitted.refusal)
    case 'keyReused':
      return refused(transportRefusal('IDEMPOTENCY_KEY_REUSED', {}))
    case 'busy':
      return refused(transportRefusal('SYSTEM_BUSY', {}))
  }
}

async function plan(
  endpoint: Endpoint,
  call: AnsweredCall,
  visit: AnyVisit,
): Promise<Result<Accepted & Pick<Answered, 'afterwards'>, RefusalOnWire>> {
  const made = await call(visit)
  if (!made.ok) return no(checked(endpoint, made.refusal))
  const { data, message, plan: planned, records, basedOn, afterwards } = made.value
  return ok({ text: successText(data, message), plan: planned, records, basedOn, afterwards })
}

/** @throws Error where the endpoint does not declare the refusal; the types prevent handlers from answering one */
function checked(endpoint: Endpoint, refusal: RefusalOnWire): RefusalOnWire {
  const { code } = refusal
  if (isRefusalOf(endpoint, refusal)) return refusal
  throw new Error(`${endpoint.path} does not declare that it can be refused with ${code}`)
}

async function answerRead(
  endpoint: Endpoint,
  call: AnsweredCall,
  visit: AnyVisit,
  member: Caller | undefined,
): Promise<Response> {
  const { streams, site } = visit.services
  const isReal = site.values.config.prices === 'real'
  const version = member && (await streams.load(accountStream(member.account))).version
  const made = await call(visit)
  return made.ok
    ? answered(successText(isReal ? asReal(made.value.data) : made.value.data, made.value.message), version)
    : refused(checked(endpoint, made.refusal))
}
