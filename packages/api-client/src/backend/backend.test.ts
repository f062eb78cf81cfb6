import { describe, expect, it } from 'vitest'
import { commonConfig } from '../contract/site/common.ts'
import { memberLogin } from '../contract/member/members.ts'
import { watchlistAddGroup, watchlistGroups } from '../contract/market/watchlist.ts'
import { type BackendCall, createBackend, guestCall, memberCall, refuseCall } from './backend.ts'

interface Member {
  readonly account: string
  readonly groups: string[]
}

function start() {
  const members = new Map<string, Member>([
    ['t-one', { account: 'one', groups: [] }],
    ['t-two', { account: 'two', groups: [] }],
  ])
  /** Holds what adds a group until it is called. */
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const calls: readonly BackendCall<Member>[] = [
    guestCall(commonConfig, () => [{ name: 'title', value: 'Example' }]),
    guestCall(memberLogin, ({ password }) => {
      if (password !== 'right') refuseCall('CREDENTIALS_WRONG')
      return { token: 't-one', account: 'one', setUp: 'complete' as const }
    }),
    memberCall(watchlistGroups, (_, { member }) => ({
      groups: member.groups.map((name) => ({ id: name, name, instruments: [] })),
    })),
    memberCall(watchlistAddGroup, async ({ name }, { member }) => {
      if (name === 'slow') await held
      if (member.groups.includes(name)) refuseCall('VALIDATION', { name: 'notAllowed' })
      member.groups.push(name)
      return { groups: [{ id: name, name, instruments: [] }], group: name }
    }),
  ]
  let at = 0
  const backend = createBackend({ memberOf: (token) => members.get(token), calls, now: () => at })
  const passHours = (hours: number) => {
    at += hours * 3_600_000
  }
  /** What a call is answered: its status of HTTP, and its envelope. */
  const send = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await backend({ path, headers, body })
    if (answer.kind === 'stream') return ['stream', answer.instruments, answer.member?.account]
    const { status, msg, data } = answer.body
    return [answer.status, status, msg, data]
  }
  const headersOf = async (headers: Readonly<Record<string, string>>) =>
    (await backend({ path: 'common/config', headers, body: { type: 'all' } })).headers
  const addGroup = (name: string, key: string, token = 't-one') =>
    send('watchlist/addGroup', { name }, { token, 'idempotency-key': key })
  const outcomeOf = async (key: string, token = 't-one') =>
    (await send('common/outcome', { endpoint: 'watchlist/addGroup', key }, { token })).at(-1)
  return { send, passHours, headersOf, addGroup, outcomeOf, release, members }
}

const nothing = { params: {}, fields: {} }
const reused = [200, 0, 'IDEMPOTENCY_KEY_REUSED', nothing]

describe('a call of a back end', () => {
  it('is answered in the envelope, with the message that the contract has for it', async () => {
    const { send } = start()
    expect(await send('common/config', { type: 'all' })).toEqual([
      200,
      1,
      '',
      [{ name: 'title', value: 'Example' }],
    ])
    const login = await send(
      'member/login',
      { phone: '01012345678', password: 'right' },
      { 'idempotency-key': 'key-0001' },
    )
    expect(login.slice(0, 3)).toEqual([200, 1, 'LOGGED_IN'])
  })

  it('is refused by what its answer throws', async () => {
    const { send } = start()
    const wrong = { phone: '01012345678', password: 'wrong' }
    expect(await send('member/login', wrong, { 'idempotency-key': 'key-0001' })).toEqual([
      200,
      0,
      'CREDENTIALS_WRONG',
      nothing,
    ])
  })

  it('is refused with the fields that the contract does not take', async () => {
    const { send } = start()
    expect((await send('common/config', { type: 'some', more: 1 })).at(-1)).toEqual({
      params: {},
      fields: { type: 'unknown', more: 'notAllowed' },
    })
    expect((await send('common/config', undefined)).at(2)).toBe('VALIDATION')
  })

  it('is not offered where nothing answers it', async () => {
    const { send } = start()
    expect(await send('trade/place', {})).toEqual([404, 0, 'CALL_NOT_OFFERED', nothing])
    expect(await send('constructor', {})).toEqual([404, 0, 'CALL_NOT_OFFERED', nothing])
  })

  it('of members is HTTP 401 without a session, or with one that has ended', async () => {
    const { send } = start()
    expect((await send('watchlist/groups', {})).at(0)).toBe(401)
    expect((await send('watchlist/groups', {}, { token: 'ended' })).at(0)).toBe(401)
    expect((await send('watchlist/groups', {}, { token: 't-one' })).at(0)).toBe(200)
    const key = { 'idempotency-key': 'key-0001' }
    expect((await send('watchlist/addGroup', { name: 'first' }, key)).at(0)).toBe(401)
  })

  it('of members is HTTP 401 where the session is of another account', async () => {
    const { send } = start()
    expect((await send('watchlist/groups', {}, { token: 't-one', account: 'two' })).at(0)).toBe(401)
    expect((await send('watchlist/groups', {}, { token: 't-one', account: 'one' })).at(0)).toBe(200)
  })

  it('that fails otherwise fails for the server to say so', async () => {
    const failing = guestCall<typeof commonConfig, Member>(commonConfig, () => {
      throw new TypeError('a defect')
    })
    const backend = createBackend({ memberOf: () => undefined, calls: [failing] })
    await expect(backend({ path: 'common/config', headers: {}, body: { type: 'all' } })).rejects.toThrow(
      'a defect',
    )
  })

  it('that anyone may make is none of members', () => {
    // @ts-expect-error: it is none of members
    expect(() => memberCall(commonConfig, () => [])).toThrow('common/config is answered by a guestCall')
  })

  it('of members is none that anyone may make', () => {
    // @ts-expect-error: it is of members
    expect(() => guestCall(watchlistGroups, () => ({ groups: [] }))).toThrow(
      'watchlist/groups is answered by a memberCall',
    )
  })
})

describe('a write of a back end', () => {
  it('is carried out once for a key', async () => {
    const { addGroup, members } = start()
    const first = await addGroup('first', 'key-0001')
    expect(await addGroup('first', 'key-0001')).toEqual(first)
    expect(members.get('t-one')?.groups).toEqual(['first'])
    expect(await addGroup('second', 'key-0001')).toEqual(reused)
  })

  it('is carried out once where the same arrives while it is under way', async () => {
    const { addGroup, outcomeOf, release, members } = start()
    const both = [addGroup('slow', 'key-0001'), addGroup('slow', 'key-0001')]
    expect(await outcomeOf('key-0001')).toEqual({ state: 'waiting' })
    release()
    const [one, other] = await Promise.all(both)
    expect(other).toEqual(one)
    expect(members.get('t-one')?.groups).toEqual(['slow'])
  })

  it('is the same in whatever order its fields are', async () => {
    const { send } = start()
    const key = { 'idempotency-key': 'key-0001' }
    const first = await send('member/login', { phone: '01012345678', password: 'right' }, key)
    expect(await send('member/login', { password: 'right', phone: '01012345678' }, key)).toEqual(first)
    expect(await send('member/login', { phone: '01012345678', password: 'other' }, key)).toEqual(reused)
  })

  it('needs a key', async () => {
    const { send } = start()
    expect((await send('watchlist/addGroup', { name: 'first' }, { token: 't-one' })).at(-1)).toEqual({
      params: {},
      fields: { 'Idempotency-Key': 'required' },
    })
  })

  it('needs a key of 8 to 80 letters, digits, hyphens and underscores', async () => {
    const { addGroup, outcomeOf } = start()
    const fields = { 'Idempotency-Key': 'malformed' }
    for (const key of ['short-1', 'x'.repeat(81), 'key 0001', 'key/0001', 'schlüssel']) {
      expect((await addGroup('first', key)).at(-1)).toEqual({ params: {}, fields })
      expect(await outcomeOf(key)).toEqual({ state: 'neverArrived' })
    }
    expect((await addGroup('first', '_'.repeat(8))).at(1)).toBe(1)
    expect((await addGroup('second', '-'.repeat(80))).at(1)).toBe(1)
  })

  it('is forgotten a day later, and is not carried out again', async () => {
    const { addGroup, outcomeOf, passHours, members } = start()
    await addGroup('first', 'key-0001')
    passHours(24)
    expect(await outcomeOf('key-0001')).toEqual({ state: 'forgotten' })
    expect(await addGroup('first', 'key-0001')).toEqual(reused)
    expect(members.get('t-one')?.groups).toEqual(['first'])
  })

  it('never arrived where it is none that is offered', async () => {
    const { send } = start()
    const state = async (endpoint: string) =>
      (await send('common/outcome', { endpoint, key: 'key-0001' }, {})).at(-1)
    for (const endpoint of ['watchlist/groups', 'common/config', 'trade/place', 'constructor'])
      expect(await state(endpoint)).toEqual({ state: 'neverArrived' })
  })

  it('may be sent again with its key after a refusal', async () => {
    const { addGroup, members } = start()
    await addGroup('first', 'key-0001')
    expect((await addGroup('first', 'key-0002')).at(2)).toBe('VALIDATION')
    members.get('t-one')?.groups.pop()
    expect((await addGroup('first', 'key-0002')).at(1)).toBe(1)
  })

  it('has an outcome, of its member alone', async () => {
    const { send, addGroup, outcomeOf } = start()
    const [, , message, data] = await addGroup('first', 'key-0001')
    expect(await outcomeOf('key-0001')).toEqual({ state: 'done', message, data })
    expect(await outcomeOf('key-0001', 't-two')).toEqual({ state: 'neverArrived' })
    const asked = { endpoint: 'watchlist/addGroup', key: 'key-0001' }
    for (const headers of [{}, { token: 'ended' }, { token: 't-one', account: 'two' }])
      expect((await send('common/outcome', asked, headers)).at(0)).toBe(401)
    expect(await outcomeOf('key-0001')).toMatchObject({ state: 'done' })
  })

  it('is not carried out once its outcome was that it never arrived', async () => {
    const { addGroup, outcomeOf, members } = start()
    expect(await outcomeOf('key-0001')).toEqual({ state: 'neverArrived' })
    expect(await addGroup('first', 'key-0001')).toEqual(reused)
    expect(await outcomeOf('key-0001')).toEqual({ state: 'neverArrived' })
    expect(members.get('t-one')?.groups).toEqual([])
  })
})

describe('a write of a guest', () => {
  const login = { phone: '01012345678', password: 'right' }
  const asked = { endpoint: 'member/login', key: 'a-key-of-a-login' }
  const key = { 'idempotency-key': asked.key }
  const mine = { cookie: 'theme=dark; onelot-device=my-device-0001' }
  const foreign = { cookie: 'onelot-device=a-foreign-device' }
  const told = [200, 1, 'LOGGED_IN', { token: 't-one', account: 'one', setUp: 'complete' }]
  const notTold = [401, 0, 'CREDENTIALS_WRONG', nothing]

  it('has an outcome, on its device alone', async () => {
    const { send } = start()
    expect(await send('member/login', login, { ...key, ...mine })).toEqual(told)
    expect(await send('common/outcome', asked, foreign)).toEqual([200, 1, '', { state: 'neverArrived' }])
    expect((await send('common/outcome', asked, mine)).at(-1)).toMatchObject({ state: 'done', data: told[3] })
    // Whose session is sent with it says nothing of the device.
    expect((await send('common/outcome', asked, { ...mine, token: 't-two' })).at(-1)).toMatchObject({
      state: 'done',
    })
    const other = { ...login, password: 'wrong' }
    expect(
      (await send('member/login', other, { ...key, cookie: 'onelot-device=a-third-device' })).at(2),
    ).toBe('CREDENTIALS_WRONG')
  })

  it('has no outcome without a device', async () => {
    const { send } = start()
    expect(await send('member/login', login, key)).toEqual(told)
    for (const cookie of ['', 'onelot-device=', 'onelot-device=short', 'onelot-device=not a device'])
      expect(await send('common/outcome', asked, { cookie })).toEqual([
        200,
        0,
        'VALIDATION',
        { params: {}, fields: { Cookie: 'required' } },
      ])
    expect(await send('member/login', { ...login, password: 'other' }, key)).toEqual(reused)
    // Who knows the whole body as well has sent it.
    expect(await send('member/login', login, key)).toEqual(told)
  })

  it('is HTTP 401 where the session has ended that it opened', async () => {
    const { send, members } = start()
    await send('member/login', login, { ...key, ...mine })
    members.delete('t-one')
    expect(await send('member/login', login, { ...key, ...mine })).toEqual(notTold)
    expect(await send('common/outcome', asked, mine)).toEqual(notTold)
  })

  it('is answered with a cookie of its device, which scripts cannot read, where it has none', async () => {
    const { headersOf } = start()
    const { 'set-cookie': cookie = '', ...rest } = await headersOf({ origin: 'https://example.com' })
    expect(rest).toEqual({
      'x-content-type-options': 'nosniff',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(cookie).toMatch(/^onelot-device=[\w-]{36}; Path=\/; SameSite=Lax; Max-Age=\d+; HttpOnly; Secure$/)
    expect((await headersOf({}))['set-cookie']).toMatch(/; HttpOnly$/)
    expect((await headersOf({ cookie: cookie.split(';')[0] ?? '' }))['set-cookie']).toBeUndefined()
  })
})
