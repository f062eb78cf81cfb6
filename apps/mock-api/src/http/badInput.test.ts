import { createHash } from 'node:crypto'
import {
  type Endpoint,
  endpoints as calls,
  priceAlertsCreate,
  streamPath,
  streamRequest,
  tradePlace,
} from '@onelot/api-client'
import { type OrderId, type PositionId, orderId } from '@onelot/domain'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { badForms } from '../testing/badForms.ts'
import { type BadRequest, badRequests } from '../testing/badRequests.ts'
import { type Owned, goodRequests } from '../testing/goodRequests.ts'
import {
  type Answered,
  type TestBroker,
  type TestMember,
  apple,
  bodyOf,
  createTestBroker,
  headersOf,
  nextKey,
  requestTo,
} from '../testing/testBroker.ts'

type Target = Pick<Endpoint, 'path' | 'request' | 'access' | 'kind' | 'file'>
const endpoints: readonly Target[] = [
  ...calls,
  { path: streamPath, request: streamRequest, access: 'guest', kind: 'read' },
]

let world: TestBroker
let me: TestMember
let other: TestMember
let owned: Owned
/** A resting order of somebody else. */
let foreign: OrderId
let commits = 0

async function restingOrder(member: TestMember): Promise<OrderId> {
  const terms = {
    instrument: apple,
    side: 'long',
    type: 'limit',
    limitPrice: '90.00',
    lots: 2,
    leverage: 1,
  } as const
  return orderId((await world.call(tradePlace, terms, member)).position.id)
}
async function holding(member: TestMember): Promise<PositionId> {
  const terms = { instrument: apple, side: 'long', type: 'market', lots: 5, leverage: 1 } as const
  return (await world.call(tradePlace, terms, member)).position.id
}
async function alertOf(member: TestMember): Promise<string> {
  const condition = { kind: 'percent', direction: 'falls', percent: '85' } as const
  const terms = { instrument: apple, condition, repeat: 'once' } as const
  return (await world.call(priceAlertsCreate, terms, member)).alert.id
}
beforeAll(async () => {
  world = await createTestBroker()
  me = await world.trader('01011110000')
  other = await world.trader('01022220000')
  owned = {
    holding: await holding(me),
    pending: await restingOrder(me),
    alert: await alertOf(me),
  }
  foreign = await restingOrder(other)
  world.broker.services.store.onCommit(() => {
    commits += 1
  })
})

async function stateHash(): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify(await world.broker.services.store.dump()))
    .digest('hex')
}
/** All that is stored, after so many commits. */
let stored: { readonly hash: string; readonly commits: number } | undefined
afterEach(async () => {
  // Beside what is committed there are the windows of limits.
  if (stored?.commits === commits) expect(await stateHash()).toBe(stored.hash)
})

const headersFor = ({ access, kind }: Target, member: TestMember = me): Record<string, string> => ({
  ...(access === 'member' ? headersOf(member) : {}),
  ...(kind === 'write' ? { 'idempotency-key': nextKey() } : {}),
})
const goodRequest = ({ path }: Target): Readonly<Record<string, unknown>> => {
  const good = goodRequests(owned)[path]
  if (good === undefined) throw new Error(`no good request for ${path}`)
  return good
}

const badRequestsOf = (endpoint: Target): readonly BadRequest[] =>
  endpoint.file === undefined ? badRequests(endpoint.request, goodRequest(endpoint)) : badForms()

/** An envelope with a code; below 500; nothing stored. */
async function expectRefused(
  path: string,
  { why, body, headers = {} }: BadRequest,
  allowed: readonly string[],
): Promise<Answered> {
  if (stored?.commits !== commits) stored = { hash: await stateHash(), commits }
  const answered = await world.send(path, body, headers)
  const told = `${path}: ${why}: ${String(answered.http)} ${answered.text.slice(0, 200)}`
  expect(answered.http, told).toBeLessThan(500)
  expect(answered.status, told).toBe(0)
  expect(allowed, told).toContain(answered.msg)
  expect(commits, told).toBe(stored.commits)
  return answered
}

describe.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))('%s', (path, endpoint) => {
  it('refuses whatever its schema does, naming the fields', async () => {
    const bad = badRequestsOf(endpoint)
    for (const request of bad) {
      const headers = { ...headersFor(endpoint), ...request.headers }
      const { data, text } = await expectRefused(path, { ...request, headers }, ['VALIDATION'])
      expect(data, text).toMatchObject({ fields: expect.any(Object) as unknown })
      expect(Object.keys((data as { fields: object }).fields).length, request.why).toBeGreaterThan(0)
    }
  })

  it('answers 404 in an envelope to other methods', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const response = await world.broker.fetch(new Request(requestTo(path, {}).url, { method }))
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ status: 0, msg: 'VALIDATION' })
    }
  })
})

it('answers CALL_NOT_OFFERED with 404 to a path that is none', async () => {
  const { broker } = await createTestBroker()
  for (const path of ['market/nothing', 'nothing/list', 'a/b/c']) {
    const response = await broker.fetch(requestTo(path, {}))
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ status: 0, msg: 'CALL_NOT_OFFERED' })
  }
})

describe('a body that cannot be read', () => {
  it.each([
    ['is missing', '', {}, { body: 'required' }],
    ['is cut', '{"cut":', {}, { body: 'malformed' }],
    ['is too deep', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, {}, { body: 'malformed' }],
    ['is huge', JSON.stringify('x'.repeat(80_000)), {}, { body: 'tooLong' }],
    ['has no type', '{}', { 'content-type': '' }, { 'Content-Type': 'required' }],
    ['has another type', '{}', { 'content-type': 'text/plain' }, { 'Content-Type': 'malformed' }],
  ] as const)('is named in the refusal: one that %s', async (why, body, headers, fields) => {
    const { data } = await expectRefused('market/overview', { why, body, headers }, ['VALIDATION'])
    expect(data).toEqual({ params: {}, fields })
  })
})

describe('text that no database stores', () => {
  it.each([
    ['NUL', '\u0000'],
    ['the first half of a surrogate pair', '\ud83d'],
    ['the second half of one', '\ude00'],
  ])('is refused: %s', async (why, part) => {
    const good = goodRequests(owned)['member/register']
    const headers = { 'idempotency-key': nextKey() }
    for (const bad of [{ invitation: `ONE${part}LOT` }, { [`a${part}`]: true }]) {
      const body = JSON.stringify({ ...good, ...bad })
      const { data } = await expectRefused('member/register', { why, body, headers }, ['VALIDATION'])
      expect(data).toEqual({ params: {}, fields: { body: 'malformed' } })
    }
  })
})

describe.each(endpoints.filter(({ access }) => access === 'member').map((e) => [e.path, e] as const))(
  '%s, for members only',
  (path, endpoint) => {
    it('answers 401 without a session, with a foreign account, and with a token that is none', async () => {
      const sessions: readonly (readonly [string, Record<string, string>])[] = [
        ['no session', {}],
        ['an empty token', { token: '', account: me.account }],
        ['an unknown token', { token: 'f'.repeat(64), account: me.account }],
        ['a foreign account', { token: me.token, account: other.account }],
        ['no account', { token: me.token }],
        ['a huge token', { token: 'x'.repeat(8_000), account: me.account }],
      ]
      for (const [why, headers] of sessions) {
        const body = bodyOf(endpoint, goodRequest(endpoint))
        const key = { 'idempotency-key': nextKey() }
        const { http } = await expectRefused(path, { why, body, headers: { ...headers, ...key } }, [
          'CREDENTIALS_WRONG',
        ])
        expect(http).toBe(401)
      }
    })
  },
)

describe.each(endpoints.filter(({ kind }) => kind === 'write').map((e) => [e.path, e] as const))(
  '%s, a write',
  (path, endpoint) => {
    it('refuses a missing or malformed idempotency key', async () => {
      const keys = ['', 'short', 'with space in it', 'x'.repeat(81), 'semi;colon;key', 'tab\tinside']
      for (const key of [undefined, ...keys]) {
        const headers = { ...headersFor({ ...endpoint, kind: 'read' }) }
        if (key !== undefined) headers['idempotency-key'] = key
        const body = bodyOf(endpoint, goodRequest(endpoint))
        const { text } = await expectRefused(path, { why: `key ${String(key)}`, body, headers }, [
          'VALIDATION',
        ])
        expect(text).toContain('Idempotency-Key')
      }
    })
  },
)

describe('times that do not exist in a calendar', () => {
  it.each([
    ['day', '2026-02-31'],
    ['day', '2026-13-01'],
    ['day', '0000-00-00'],
    ['1m', '2026-02-30T10:00:00.000Z'],
    ['1m', '2026-19-39T29:59:59.000Z'],
    ['1m', '2026-02-27'],
    ['timeShare', '2026-02-27'],
    ['week', '2026-02-27T10:00:00.000Z'],
  ])('market/candles refuses %s bars before %s', async (period, before) => {
    const body = JSON.stringify({ ...goodRequests(owned)['market/candles'], period, before })
    const { data } = await expectRefused('market/candles', { why: before, body }, ['VALIDATION'])
    expect(data).toMatchObject({ fields: { before: 'malformed' } })
  })
})

describe('ids of other people', () => {
  it.each([
    ['trade/position', (id: OrderId) => ({ position: id })],
    ['trade/cancel', (id: OrderId) => ({ order: id })],
    ['trade/close', (id: OrderId) => ({ position: id, lots: 1, type: 'market' })],
  ])('%s knows nothing of them', async (path, body) => {
    for (const id of [foreign, 'O-nobody', '__proto__', 'constructor'] as OrderId[]) {
      const headers = { ...headersOf(me), 'idempotency-key': nextKey() }
      // Ids outside the pattern are malformed; those inside it do not exist.
      await expectRefused(path, { why: `id ${id}`, body: JSON.stringify(body(id)), headers }, [
        'ORDER_WRONG_STATE',
        'VALIDATION',
      ])
    }
  })
})

describe('a key that was used', () => {
  it.each([
    ['member/register', { phone: '01077770000' }, { phone: '01077770001' }],
    ['member/login', {}, { phone: '01022220000' }],
    ['member/enableMargin', {}, { riskStatementRead: false }],
    ['trade/place', {}, { lots: 2 }],
    ['trade/close', {}, { lots: 2 }],
    ['trade/cancel', {}, { order: 'O-other' }],
  ])('%s is refused with another body', async (path, first, second) => {
    const endpoint = endpoints.find((one) => one.path === path)
    if (endpoint === undefined) throw new Error(`no endpoint ${path}`)
    const headers = headersFor(endpoint)
    const accepted = await world.send(path, { ...goodRequest(endpoint), ...first }, headers)
    expect(accepted.status, accepted.text).toBe(1)
    const body = JSON.stringify({ ...goodRequest(endpoint), ...first, ...second })
    await expectRefused(path, { why: 'a key with another body', body, headers }, ['IDEMPOTENCY_KEY_REUSED'])
  })
})

it('makes as many cases as the contract has bounds', () => {
  const made = endpoints.map((endpoint) => badRequestsOf(endpoint).length)
  expect(made.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(1_369)
})
