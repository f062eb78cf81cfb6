import { ACCOUNT_VERSION_HEADER, type Endpoint, memberLogout, streamPath } from '@onelot/api-client'
import type { Finding } from '../outcomes.ts'
import { isId, requiredOf } from '../requests.ts'
import { type Run, codeOf, logIn, newKey, saidText } from '../run.ts'
import type { Answer } from '../wire.ts'

const nobody = { token: 'conformance-token-of-nobody-000000', account: 'no-such-account' }
const otherwise = (answer: Answer, expected: string): Finding => ({
  said: `${saidText(answer)}; expected: ${expected}`,
})

async function tryWithoutSession({ wire, record, endpoints }: Run): Promise<void> {
  for (const { path, kind } of endpoints.filter(({ access }) => access === 'member')) {
    const call = { path, body: {}, key: kind === 'write' ? newKey() : undefined }
    const without = await wire.send(call)
    record.judged('AUT-01', { path }, without.http === 401 ? [] : [otherwise(without, 'HTTP 401')])
    const odd = await wire.send({ ...call, session: nobody })
    record.judged('AUT-02', { path }, odd.http === 401 ? [] : [otherwise(odd, 'HTTP 401')])
  }
}

/** A read of a member that needs nothing. */
const plainRead = (endpoints: readonly Endpoint[]): Endpoint | undefined =>
  endpoints.find(
    (endpoint) =>
      endpoint.kind === 'read' && endpoint.access === 'member' && requiredOf(endpoint).length === 0,
  )

async function tryLogout({ wire, record, endpoints, members: [member] }: Run): Promise<void> {
  const read = plainRead(endpoints)
  if (member === undefined || read === undefined) {
    record.notTried(
      'AUT-03',
      {},
      member === undefined ? 'there is no account' : 'no read of a member is tried',
    )
    return
  }
  const { session, answer } = await logIn(wire, member.account)
  if (session === undefined) {
    record.failed('AUT-03', { path: 'member/login' }, otherwise(answer, 'a second session'))
    return
  }
  const out = await wire.send({ path: memberLogout.path, body: {}, session, key: newKey() })
  const after = await wire.send({ path: read.path, body: {}, session })
  const other = await wire.send({ path: read.path, body: {}, session: member.session })
  record.judged('AUT-03', { about: '', path: memberLogout.path }, [
    ...(out.said.kind === 'success' ? [] : [otherwise(out, 'a success of member/logout')]),
    ...(after.http === 401 ? [] : [otherwise(after, `HTTP 401 of ${read.path} after member/logout`)]),
    ...(other.said.kind === 'success'
      ? []
      : [otherwise(other, `${read.path} of the session that was not logged out`)]),
  ])
}

/** What one member's requests name is asked by another. */
async function tryForeign({ wire, record, endpoints, members: [, other], succeeded }: Run): Promise<void> {
  for (const endpoint of endpoints) {
    const { path, access, kind } = endpoint
    const naming = requiredOf(endpoint).filter(isId)
    if (
      access !== 'member' ||
      kind !== 'read' ||
      naming.length === 0 ||
      !endpoint.refusals.some((code) => code === 'ORDER_WRONG_STATE')
    )
      continue
    const own = succeeded.get(path)
    if (own?.member === undefined || other === undefined || own.member === other) {
      record.notTried(
        'AUT-04',
        { path },
        other === undefined ? 'there is one account' : 'the first account has nothing of the kind',
      )
      continue
    }
    const answer = await wire.send({ path, body: own.request, session: other.session })
    const isShown = answer.said.kind === 'success' && answer.http === 200
    record.judged(
      'AUT-04',
      { path },
      isShown ? [otherwise(answer, 'what another member has is refused')] : [],
    )
  }
}

async function tryXsrf({ wire, record, endpoints, members: [member] }: Run): Promise<void> {
  const read = plainRead(endpoints)
  const token = wire.xsrf()
  if (member === undefined || read === undefined || token === undefined) {
    const why = token === undefined ? 'the back end never set the cookie XSRF-TOKEN' : 'there is no account'
    record.notTried('XSR-01', {}, why)
    record.notTried('XSR-02', {}, why)
    return
  }
  const sent = (headers: Readonly<Record<string, string>>) =>
    wire.send({
      path: read.path,
      body: {},
      session: member.session,
      headers: { cookie: `XSRF-TOKEN=${token}`, ...headers },
    })
  const refused = [await sent({}), await sent({ 'X-XSRF-TOKEN': 'another-value-0000' })]
  record.judged(
    'XSR-01',
    {},
    refused.flatMap((answer, index) =>
      answer.said.kind === 'success' && answer.http === 200
        ? [
            {
              field: 'X-XSRF-TOKEN',
              said: `a success ${index === 0 ? 'without the header' : 'with another value'}; expected: HTTP 403`,
            },
          ]
        : [],
    ),
  )
  const taken = await sent({ 'X-XSRF-TOKEN': token })
  record.judged(
    'XSR-02',
    {},
    taken.said.kind === 'success' ? [] : [{ field: 'X-XSRF-TOKEN', ...otherwise(taken, 'a success') }],
  )
}

const REQUEST_HEADERS = ['content-type', 'token', 'account', 'x-xsrf-token', 'idempotency-key']
const STRANGER = 'https://conformance.invalid'

const listed = (headers: Headers, name: string): readonly string[] =>
  (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase())

function preflightFindings({ http, headers }: Answer, origin: string): readonly Finding[] {
  const allowed = listed(headers, 'access-control-allow-headers')
  return [
    ...(http >= 200 && http < 300 ? [] : [{ said: `HTTP ${String(http)} to OPTIONS; expected: 2xx` }]),
    ...originFindings(headers, origin),
    ...(listed(headers, 'access-control-allow-methods').includes('post')
      ? []
      : [{ field: 'Access-Control-Allow-Methods', said: 'does not have POST' }]),
    ...REQUEST_HEADERS.filter((name) => !allowed.includes(name)).map((name) => ({
      field: 'Access-Control-Allow-Headers',
      said: `does not have ${name}`,
    })),
  ]
}

function originFindings(headers: Headers, origin: string): readonly Finding[] {
  const said = headers.get('access-control-allow-origin')
  return said === origin
    ? []
    : [
        {
          field: 'Access-Control-Allow-Origin',
          said: `${said === null ? 'is missing' : `is ${said}`}; expected: ${origin}`,
        },
      ]
}

async function tryOrigins({ wire, record, endpoints, members: [member], origin }: Run): Promise<void> {
  const asked = (path: string, from: string) =>
    wire.send({
      path,
      body: undefined,
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': REQUEST_HEADERS.join(','),
      },
    })
  const read =
    (member === undefined ? undefined : plainRead(endpoints)) ??
    endpoints.find(
      ({ access, kind, example }) => access === 'guest' && kind === 'read' && example !== undefined,
    )
  if (read === undefined) return
  const readFrom = (from: string) =>
    wire.send({
      path: read.path,
      body: read.example ?? {},
      session: member?.session,
      headers: { origin: from },
    })
  const stranger = await Promise.all([asked(read.path, STRANGER), readFrom(STRANGER)])
  record.judged(
    'COR-03',
    {},
    stranger.flatMap(({ headers }) => {
      const said = headers.get('access-control-allow-origin')
      return said === STRANGER || said === '*'
        ? [{ field: 'Access-Control-Allow-Origin', said: `is ${said} for ${STRANGER}; expected: none` }]
        : []
    }),
  )
  const write = endpoints.find(({ kind }) => kind === 'write')
  const paths = [read.path, ...(write === undefined ? [] : [write.path]), streamPath]
  if (origin === undefined) {
    for (const path of paths) record.notTried('COR-01', { path }, '--origin is not given')
    record.notTried('COR-02', { path: read.path }, '--origin is not given')
    return
  }
  for (const path of paths)
    record.judged('COR-01', { path }, preflightFindings(await asked(path, origin), origin))
  const { headers, said } = await readFrom(origin)
  const versioned = member !== undefined && said.kind === 'success' && headers.has(ACCOUNT_VERSION_HEADER)
  record.judged('COR-02', { path: read.path }, [
    ...originFindings(headers, origin),
    ...(versioned && !listed(headers, 'access-control-expose-headers').includes(ACCOUNT_VERSION_HEADER)
      ? [{ field: 'Access-Control-Expose-Headers', said: `does not have ${ACCOUNT_VERSION_HEADER}` }]
      : []),
  ])
}

/** Sessions, the cross-site token, and pages of other origins. */
export async function tryAccess(run: Run): Promise<void> {
  await tryWithoutSession(run)
  await tryLogout(run)
  await tryForeign(run)
  await tryXsrf(run)
  await tryOrigins(run)
}

/** Whether an answer was refused with any of some codes. */
export const isOneOf = (answer: Answer, codes: readonly string[]): boolean =>
  codes.includes(codeOf(answer) ?? '')
