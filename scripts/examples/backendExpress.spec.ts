import { rmSync } from 'node:fs'
import {
  type ApiClient,
  type SessionTokens,
  createClient,
  marketDetail,
  marketList,
  memberLogin,
  memberRegister,
  tradeAccount,
  tradeClose,
  tradePlace,
  tradePosition,
  tradePositions,
} from '@onelot/api-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSuite } from '../conformance/suite.ts'
import { type Started, startProgram } from '../packages/outside.ts'
import { installExample } from './example.ts'

const password = 'Onelot2026'
const served = [
  'common/config',
  'common/outcome',
  'market/overview',
  'market/list',
  'market/detail',
  'member/register',
  'member/login',
  'member/logout',
  'member/me',
  'stream/open',
  'trade/account',
  'trade/close',
  'trade/place',
  'trade/position',
  'trade/positions',
  'watchlist/groups',
]
let folder = ''
let server: Started
beforeAll(async () => {
  folder = installExample('backend-express')
  server = await startProgram(folder, ['server.js'], { PORT: '0' })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const broken: unknown[] = []
/** A client as an app has it, with who is logged in. */
function visitor(): { readonly client: ApiClient; readonly logIn: (tokens: SessionTokens) => void } {
  let session: SessionTokens | undefined
  const client = createClient({
    origin: server.address,
    fetch: (input, init) => fetch(input, init),
    session: () => session,
    onSessionEnded: () => {
      session = undefined
    },
    onContractViolation: (violation) => broken.push(violation),
    readCookie: () => undefined,
    newKey: () => crypto.randomUUID(),
    now: Date.now,
  })
  return {
    client,
    logIn(tokens) {
      session = tokens
    },
  }
}

function form(phone: string) {
  const consents = { agreementAccepted: true, privacyAccepted: true }
  return { phone, password, passwordConfirm: password, invitation: 'ONELOT', ...consents }
}

/** What a write answered. @throws Error where it was not carried out */
function done<T>(outcome: { readonly kind: string } | { readonly kind: 'done'; readonly data: T }): T {
  if (!('data' in outcome)) throw new Error(JSON.stringify(outcome))
  return outcome.data
}

async function newMember(phone: string): Promise<ApiClient> {
  const { client, logIn } = visitor()
  logIn(done(await client.write(memberRegister, form(phone), { key: client.newKey() })))
  return client
}

describe('a member of the back end on express', () => {
  it('registers, finds a price, buys and closes, each answer as the contract has it', async () => {
    const client = await newMember('01020000001')
    const { rows } = await client.read(marketList, { market: 'KRX', board: 'hot', page: 1, pageSize: 10 })
    const [first] = rows
    if (first === undefined) throw new Error('the market has no row')
    const instrument = first.instrument.id
    const before = await client.read(tradeAccount, { instrument })
    expect((await client.read(marketDetail, { instrument })).halted).toBe(false)

    const order = { instrument, side: 'long', type: 'market', lots: 5, leverage: 1 } as const
    const key = client.newKey()
    const { position } = done(await client.write(tradePlace, order, { key }))
    expect(done(await client.write(tradePlace, order, { key })).position.id).toBe(position.id)
    const open = await client.read(tradePositions, { tab: 'inProgress', pageSize: 10 })
    expect(open.positions.map((held) => held.position.id)).toEqual([position.id])

    const sale = { position: position.id, lots: 5, type: 'market' } as const
    const closed = done(await client.write(tradeClose, sale, { key: client.newKey() }))
    if (closed.position.status !== 'closed') throw new Error(`it is ${closed.position.status}`)
    const { executions } = await client.read(tradePosition, { position: position.id })
    expect(executions.map(({ purpose }) => purpose)).toEqual(['open', 'close'])
    const after = await client.read(tradeAccount, { instrument })
    const available = ({ balances }: typeof after) => BigInt(balances.KRW?.available ?? '0')
    expect(available(after) - available(before)).toBe(BigInt(closed.position.closing.netProfit.amount))
    expect(broken).toEqual([])
  })

  it('finds an order whose answer was lost, once', async () => {
    const client = await newMember('01020000002')
    const order = { instrument: 'KRX:900010', side: 'long', type: 'market', lots: 1, leverage: 1 } as const
    const lost = client.newKey()
    await client.write(tradePlace, order, { key: lost })
    expect((await client.outcome(tradePlace, lost)).kind).toBe('done')
    const never = client.newKey()
    expect(await client.outcome(tradePlace, never)).toEqual({ kind: 'neverArrived' })
    expect((await client.write(tradePlace, order, { key: never })).kind).toBe('refused')
    expect((await client.read(tradePositions, { tab: 'inProgress', pageSize: 10 })).total).toBe(1)
  })

  it('is refused in words of the catalogue', async () => {
    const { client } = visitor()
    const key = client.newKey()
    const wrong = await client.write(memberLogin, { phone: '01029999999', password: 'Another2026' }, { key })
    expect(wrong).toMatchObject({ kind: 'refused', refusal: { code: 'CREDENTIALS_WRONG' } })
  })
})

it.each([
  ['is no JSON', '{"phone":', 'application/json', { body: 'malformed' }],
  ['is too long', JSON.stringify('x'.repeat(200_000)), 'application/json', { body: 'tooLong' }],
  [
    'is in an unknown encoding',
    '{}',
    'application/json; charset=none',
    { phone: 'required', password: 'required' },
  ],
  ['is a form', 'phone=1', 'application/x-www-form-urlencoded', { 'Content-Type': 'malformed' }],
])('answers an envelope to a body that %s', async (_, body, type, fields) => {
  const headers = { 'content-type': type, 'idempotency-key': crypto.randomUUID() }
  const url = `${server.address}/api/vue/member/login`
  const response = await fetch(url, { method: 'POST', headers, body })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 0, msg: 'VALIDATION', data: { params: {}, fields } })
})

it('tells what became of a login to the browser that sent it alone', async () => {
  await newMember('01020000005')
  const key = crypto.randomUUID()
  const post = (path: string, body: object, cookie: string) =>
    fetch(`${server.address}/api/vue/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie },
      body: JSON.stringify(body),
    })
  const [cookie = ''] = (await post('common/config', { type: 'all' }, '')).headers.getSetCookie()
  const [mine = ''] = cookie.split(';')
  const login = await post('member/login', { phone: '01020000005', password }, mine)
  const { data } = (await login.json()) as { readonly data: object }
  const asked = { endpoint: 'member/login', key }
  expect(await (await post('common/outcome', asked, mine)).json()).toMatchObject({
    data: { state: 'done', data },
  })
  for (const other of ['', 'onelot-device=another-device'])
    expect(await (await post('common/outcome', asked, other)).text()).not.toContain('token')
})

it('keeps every case of conformance of the calls that it has', async () => {
  const phones = ['01020000003', '01020000004']
  for (const phone of phones) await newMember(phone)
  const { outcomes } = await runSuite({
    api: server.address,
    accounts: phones.map((phone) => ({ phone, password, holds: ['money'] })),
    paths: served,
  })
  expect(outcomes.filter((one) => one.result === 'failed')).toEqual([])
  expect(outcomes.filter((one) => one.result === 'passed').length).toBeGreaterThan(60)
})
