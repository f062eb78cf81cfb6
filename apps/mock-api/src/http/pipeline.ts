import { invalid } from '@onelot/domain'
import type { House } from '../kernel/house.ts'
import { callerOf } from '../kernel/sessions.ts'
import { submit } from '../kernel/submission.ts'
import { sha256 } from '../ports/vault.ts'
import { readBody } from './body.ts'
import { canonicalJson } from './canonicalJson.ts'
import { passesXsrf, readCookies } from './cookies.ts'
import { answered, refused, successText, transportRefusal, unauthorised, unreadable } from './envelope.ts'
import type { PreparedCall, Route, Visit } from './route.ts'

export interface PipelineOptions {
  readonly house: House
  /** Off only in the test that shows what the keys are for. */
  readonly idempotent: boolean
}

const idempotencyKey = /^[\w-]{8,80}$/

/** One call, from its headers to its envelope. Never rejects for what a caller sends, nor answers 5xx. */
export async function answerCall(
  { house, idempotent }: PipelineOptions,
  route: Route,
  request: Request,
): Promise<Response> {
  const { endpoint } = route
  const cookies = readCookies(request)
  if (!passesXsrf(request, cookies)) return unreadable({ 'X-XSRF-TOKEN': 'mismatch' }, 403)
  if (house.controls.current.maintenance) return refused(transportRefusal('SYSTEM_BUSY'))
  const now = house.clock.now()
  const caller = await callerOf(house.store, request.headers, now)
  if (endpoint.access === 'member' && caller === undefined) return unauthorised()

  const body = await readBody(request)
  if (!body.ok) return unreadable(body.refusal)
  const prepared = route.prepare(body.value)
  if (!prepared.ok) return refused(prepared.refusal)
  const visit: Visit = { house, now, ...(endpoint.access === 'member' ? caller : {}) }
  if (endpoint.kind === 'read') return answerRead(prepared.value, visit)

  const key = request.headers.get('idempotency-key')
  if (key === null) return refused(invalid({ 'Idempotency-Key': 'required' }))
  if (!idempotencyKey.test(key)) return refused(invalid({ 'Idempotency-Key': 'malformed' }))
  const scope = endpoint.access === 'member' && caller ? caller.account : `device ${cookies.device ?? ''}`
  const submitted = await submit(
    house,
    {
      key: { scope, endpoint: endpoint.path, key },
      bodyHash: await sha256(canonicalJson(body.value)),
      now,
      plan: () => prepared.value(visit),
    },
    idempotent,
  )
  return submitted.ok ? answered(submitted.text) : refused(submitted.refusal)
}

async function answerRead(prepared: PreparedCall, visit: Visit): Promise<Response> {
  const planned = await prepared(visit)
  return planned.ok
    ? answered(successText(planned.value.data, planned.value.message))
    : refused(planned.refusal)
}
