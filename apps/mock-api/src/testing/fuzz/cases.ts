import { goodRequests } from '../goodRequests.ts'
import { plainPng } from '../pictures.ts'
import { headersOf, nextKey } from '../testBroker.ts'
import type { Draw } from './draw.ts'
import type { Operation } from './openApi.ts'
import { type Person, idsOf } from './people.ts'
import type { Sent } from './send.ts'
import { bodyFor, textOf } from './values.ts'

/** What a case is made of. */
export interface World {
  readonly operations: readonly Operation[]
  readonly opsToken: string
  /** Who attacks as a member. */
  readonly attacker: Person
  /** Whose rows stay as they are. */
  readonly innocents: readonly Person[]
  /** One more, whom no case names. */
  readonly unnamed: Person
}

/** A thief has a member’s token, and names another one’s account. */
export type Role = 'guest' | 'member' | 'thief' | 'operator' | 'stray'

export interface Case {
  readonly role: Role
  readonly sent: Sent
  /** It must be refused. */
  readonly isRefused: boolean
}

const methods = ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST', 'TRACE', 'PROPFIND']
const strayPaths = [
  '/',
  '/api',
  '/api/',
  '/api/vue/',
  '/api/vue/member',
  '/api/vue/member/me/more',
  '/api/vue/../ops/reset',
  '/api/vue/%2e%2e/ops/reset',
  '/api//vue/common/config',
  '/api/VUE/common/config',
  '/api/vue/constructor/__proto__',
  '/api/vue/%00/%ff',
  '/api/ops/reset',
  '/api/ops/toString',
  '/..%2f..%2fetc/passwd',
  `/${'a'.repeat(4_000)}`,
  '/api/vue/common/config?type=all#x',
]
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
]
const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  {},
  {},
  {},
  { cookie: 'XSRF-TOKEN=abcdefgh; onelot-device=device-of-an-attacker', 'x-xsrf-token': 'abcdefgh' },
  { cookie: 'XSRF-TOKEN=abcdefgh' },
  { cookie: ';;;=;onelot-device=;XSRF-TOKEN' },
  { 'idempotency-key': 'short' },
  { 'idempotency-key': 'the-same-key-each-time' },
  { 'x-forwarded-for': '127.0.0.1', 'x-fault': 'refuse' },
  { 'content-encoding': 'gzip' },
  { 'accept-encoding': '*;q=0', 'user-agent': 'x'.repeat(4_000) },
  { token: '', account: '' },
  { token: 'f'.repeat(64), account: 'A0000000000000000' },
]
/** Calls of operators, with a body that each would take. */
const operatorCalls: readonly (readonly [path: string, body: object])[] = [
  ['clock', { advance: '1 s' }],
  ['faults', { faults: [] }],
  ['failures', {}],
  ['failures/retry', { failure: 'none' }],
  ['decisions', {}],
  ['reset', {}],
  ['settings', { maintenance: false }],
  ['price', { instrument: 'US:AAPL', price: null }],
  ['halt', { instrument: 'US:AAPL', halted: false }],
  ['delist', { instrument: 'US:AAPL' }],
  ['dividend', { instrument: 'US:AAPL', amount: '1', exDate: '2026-03-12', payDate: '2026-03-13' }],
  ['split', { instrument: 'US:AAPL', ratio: { to: 2, from: 1 }, exDate: '2026-03-12' }],
  ['realName', { state: 'rejected' }],
  ['restrictions', { restrictions: ['frozen'] }],
  ['creditScore', { points: -1_000 }],
  ['queue', {}],
  ['review', { kind: 'realName.check', id: 'none', decision: 'pass' }],
  ['reviews', { kind: 'realName.check', review: { mode: 'operator' } }],
  ['upload', { key: '0'.repeat(32) }],
  ['closedAccount', {}],
]

/** A form with a picture, or with something else. */
function formText(draw: Draw): { readonly type: string; readonly body: string } {
  const boundary = draw.pick(['b', 'x'.repeat(70), 'a b'])
  const content = draw.pick(['', 'GIF89a', 'x'.repeat(2_000), plainPng().toString('latin1')])
  const field = draw.pick(['image', 'image', 'other', '', 'a"b'])
  const head = `Content-Disposition: form-data; name="${field}"; filename="${draw.pick(['a.png', '../../a', ''])}"`
  const part = `--${boundary}\r\n${head}\r\nContent-Type: image/png\r\n\r\n${content}\r\n`
  const body = `${part.repeat(draw.pick([0, 1, 1, 1, 2, 40]))}${draw.chance(0.9) ? `--${boundary}--\r\n` : ''}`
  return { type: `multipart/form-data; boundary=${boundary}`, body }
}

const jsonBody = (draw: Draw, operation: Operation, { attacker, innocents }: World): string => {
  const good = goodRequests(attacker.owned)[operation.path] ?? operation.example ?? {}
  const ids = [attacker, ...innocents].flatMap(idsOf)
  return textOf(draw, bodyFor(draw, operation, good, [...ids, 'no-id', 'US:AAPL']))
}

function callCase(draw: Draw, world: World, role: 'guest' | 'member' | 'thief'): Case {
  const operation = draw.pick(world.operations)
  const { attacker, innocents } = world
  const other = draw.pick(innocents)
  const session =
    role === 'guest'
      ? {}
      : role === 'member'
        ? headersOf(attacker.member)
        : { token: attacker.member.token, account: other.member.account }
  const form = operation.isForm ? formText(draw) : undefined
  const type = form?.type ?? (draw.chance(0.95) ? 'application/json' : draw.pick(types))
  const sent: Sent = {
    method: 'POST',
    path: `/api/vue/${operation.path}`,
    headers: { 'content-type': type, 'idempotency-key': nextKey(), ...session, ...draw.pick(oddHeaders) },
    body: form?.body ?? jsonBody(draw, operation, world),
  }
  return { role, sent, isRefused: false }
}

/** With the token, but with a field too many where it could change what is of the innocent; or without the token. */
function operatorCase(draw: Draw, { opsToken, innocents }: World): Case {
  const [path, good] = draw.pick(operatorCalls)
  const isMember = ['realName', 'restrictions', 'creditScore', 'review', 'closedAccount'].includes(path)
  const member = isMember ? { account: draw.pick(innocents).member.account } : {}
  const odd = draw.pick([{ ' ': 1 }, { hostile: 'x'.repeat(500) }, { __proto_: null }])
  return {
    role: 'operator',
    isRefused: true,
    sent: {
      method: 'POST',
      path: `/api/ops/${path}`,
      headers: { 'content-type': 'application/json', 'ops-token': opsToken },
      body: textOf(draw, { ...good, ...member, ...odd }),
    },
  }
}

function strayCase(draw: Draw): Case {
  const method = draw.pick(methods)
  return {
    role: 'stray',
    isRefused: false,
    sent: {
      method,
      path: draw.pick(strayPaths),
      headers: { 'content-type': draw.pick(types), ...draw.pick(oddHeaders) },
      body:
        method === 'GET' || method === 'OPTIONS' || method === 'TRACE' ? '' : textOf(draw, { type: 'all' }),
    },
  }
}

export function caseOf(draw: Draw, world: World): Case {
  const share = draw.int(100)
  if (share < 45) return callCase(draw, world, 'member')
  if (share < 70) return callCase(draw, world, 'guest')
  if (share < 80) return callCase(draw, world, 'thief')
  return share < 92 ? operatorCase(draw, world) : strayCase(draw)
}
