import { memberLogout } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { registrationOf } from '../testing/registration.ts'
import {
  type TestBroker,
  type TestMember,
  createTestBroker,
  nextKey,
  requestTo,
} from '../testing/testBroker.ts'

const phone = '01011482916'
const password = 'Onelot2026'
const registration = registrationOf(phone, password)
const calls: readonly (readonly [path: string, body: object])[] = [
  ['member/login', { phone, password }],
  ['member/register', registration],
]
/** Of two devices of guests. */
const [mine, foreign] = ['my-device-0001', 'a-foreign-device'].map((id) => ({
  cookie: `onelot-device=${id}`,
}))

interface Said {
  readonly http: number
  readonly status: number
  readonly msg: string
  readonly data: unknown
}
type Headers = Readonly<Record<string, string>> | undefined
async function say(
  { broker }: TestBroker,
  path: string,
  body: object,
  { headers, address = '192.0.2.1' }: { readonly headers?: Headers; readonly address?: string },
): Promise<Said> {
  const response = await broker.fetch(requestTo(path, body, headers), { address })
  return { http: response.status, ...((await response.json()) as Omit<Said, 'http'>) }
}

/** A guest opens a session by a call, under a key. */
async function opened(path: string, body: object, headers: Headers) {
  const world = await createTestBroker()
  if (path === 'member/login') await world.register(phone)
  const key = nextKey()
  const send = (
    other: { readonly body?: object; readonly headers?: Headers; readonly address?: string } = {},
  ) =>
    say(world, path, other.body ?? body, {
      headers: { 'idempotency-key': key, ...(other.headers ?? headers) },
      ...(other.address === undefined ? {} : { address: other.address }),
    })
  const check = (other: Headers = headers) =>
    say(world, 'common/outcome', { endpoint: path, key }, { headers: other })
  const first = await send()
  expect(first.status).toBe(1)
  return { world, send, check, first, member: first.data as TestMember }
}

describe.each(calls)('an answer to %s that is kept', (path, body) => {
  it('gives its token again while the session is open, and 401 once it has ended', async () => {
    const { world, send, check, first, member } = await opened(path, body, mine)
    expect(await send()).toEqual(first)
    expect((await check()).data).toMatchObject({ state: 'done', data: member })
    await world.call(memberLogout, {}, member)
    const [again, checked] = [await send(), await check()]
    expect([again.http, checked.http]).toEqual([401, 401])
    expect(JSON.stringify([again, checked])).not.toContain(member.token)
  })

  it('is nothing to another device that knows its key', async () => {
    const { check, send, member } = await opened(path, body, mine)
    expect((await check(foreign)).data).toEqual({ state: 'neverArrived' })
    const guessed = await send({ headers: foreign, body: { ...body, password: 'Wrong2026' } })
    expect(JSON.stringify(guessed)).not.toContain(member.token)
    expect((await check()).data).toMatchObject({ state: 'done' })
  })

  it('is nothing to whoever has no cookie, as the guest who sent it has none', async () => {
    const { check, send, first, member } = await opened(path, body, {})
    expect(await check({})).toMatchObject({ msg: 'VALIDATION', data: { fields: { Cookie: 'required' } } })
    expect((await send({ body: { ...body, password: 'Wrong2026' } })).msg).toBe('IDEMPOTENCY_KEY_REUSED')
    const elsewhere = await send({ address: '192.0.2.2', body: { ...body, password: 'Wrong2026' } })
    expect(JSON.stringify(elsewhere)).not.toContain(member.token)
    // Who knows the whole body as well sent it.
    expect(await send()).toEqual(first)
  })
})

it('names no network address in what is stored of a guest without a cookie', async () => {
  const { world } = await opened('member/register', registration, {})
  expect(JSON.stringify(await world.broker.services.store.dump())).not.toContain('192.0.2.1')
})

describe('a copy of the database', () => {
  /** All that a device of a guest leaves: an account, a session of another device in it, and a code. */
  async function copied() {
    const { world } = await opened('member/register', registration, mine)
    const guest = async (path: string, body: object) => {
      const headers = { 'idempotency-key': nextKey(), ...foreign }
      expect(await say(world, path, body, { headers })).toMatchObject({ status: 1 })
    }
    await guest('member/login', { phone, password })
    await guest('codes/send', { phone, purpose: 'forgottenPassword' })
    return { world, dump: await world.broker.services.store.dump() }
  }

  it('names no device of a guest: neither in outcomes nor in events', async () => {
    const { dump } = await copied()
    expect((dump['outcomes'] ?? []).length).toBe(3)
    const text = JSON.stringify(dump)
    for (const device of ['my-device-0001', 'a-foreign-device']) expect(text).not.toContain(device)
  })

  it('gives nobody the answer of a login: no text of it serves as the cookie of the device', async () => {
    const { world, dump } = await copied()
    const kept = (dump['outcomes'] ?? []) as readonly {
      readonly scope: string
      readonly endpoint: string
      readonly key: string
    }[]
    const cookies = [...new Set(JSON.stringify([kept, dump['events']]).match(/[\w-]{8,80}/g))]
    expect(cookies.length).toBeGreaterThan(kept.length)
    const answers: string[] = []
    for (const { endpoint, key } of kept)
      for (const cookie of cookies) {
        const headers = { cookie: `onelot-device=${cookie}` }
        const { data } = await say(world, 'common/outcome', { endpoint, key }, { headers })
        answers.push(JSON.stringify(data))
      }
    expect(new Set(answers)).toEqual(new Set(['{"state":"neverArrived"}']))
  })

  it('names the device of a session otherwise than the scope of its keys', async () => {
    const { dump } = await copied()
    const scopes = (dump['outcomes'] as readonly { readonly scope: string }[]).map(({ scope }) =>
      scope.slice(7),
    )
    const records = JSON.stringify(dump['records'])
    expect(scopes.filter((digest) => records.includes(digest))).toEqual([])
  })
})
