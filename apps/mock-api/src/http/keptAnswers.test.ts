import { memberLogout } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import {
  type TestBroker,
  type TestMember,
  createTestBroker,
  nextKey,
  requestTo,
} from '../testing/testBroker.ts'

const phone = '01011482916'
const password = 'Onelot2026'
const registration = {
  phone,
  password,
  passwordConfirm: password,
  invitation: 'ONELOT',
  agreementAccepted: true,
  privacyAccepted: true,
}
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
