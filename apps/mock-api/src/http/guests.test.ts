import { describe, expect, it } from 'vitest'
import { type TestBroker, createTestBroker, headersOf, nextKey, requestTo } from '../testing/testBroker.ts'

const site = { guestSubmissions: { max: 3, windowMs: 10_000 }, submissions: { max: 3, windowMs: 10_000 } }
const login = { phone: '01011110000', password: 'Onelot2026' }
/** Logs in with a number that nobody has, so that no account's own limit is reached. */
const attempt = async (
  { broker }: TestBroker,
  address: string | undefined,
  phone: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const request = requestTo('member/login', { ...login, phone }, { 'idempotency-key': nextKey(), ...headers })
  const response = await broker.fetch(request, { address })
  return ((await response.json()) as { readonly msg: string }).msg
}
const phones = Array.from({ length: 8 }, (_, index) => `0107777000${String(index)}`)
/** Made up by the client, another one each time. */
const cookieOf = (phone: string) => ({ cookie: `onelot-device=${phone}abcdef0123` })

describe('submissions of guests', () => {
  it('are counted by network address: another address has a count of its own', async () => {
    const world = await createTestBroker({ site })
    const first = []
    for (const phone of phones.slice(0, 5)) first.push(await attempt(world, '192.0.2.1', phone))
    expect(first).toEqual([
      ...Array<string>(3).fill('CREDENTIALS_WRONG'),
      ...Array<string>(2).fill('TOO_FREQUENT'),
    ])
    expect(await attempt(world, '192.0.2.2', '01077770009')).toBe('CREDENTIALS_WRONG')
    await world.pass(10_000)
    expect(await attempt(world, '192.0.2.1', '01077770008')).toBe('CREDENTIALS_WRONG')
  })

  it('a made-up cookie lifts no limit', async () => {
    const world = await createTestBroker({ site })
    const answers = []
    for (const phone of phones.slice(0, 5))
      answers.push(await attempt(world, '192.0.2.1', phone, cookieOf(phone)))
    expect(answers.slice(3)).toEqual(['TOO_FREQUENT', 'TOO_FREQUENT'])
  })

  it('the lack of a cookie shares no limit with other addresses that lack one', async () => {
    const world = await createTestBroker({ site })
    const answers = []
    for (const [index, phone] of phones.entries())
      answers.push(await attempt(world, `192.0.2.${String(index)}`, phone))
    expect(answers).toEqual(Array<string>(8).fill('CREDENTIALS_WRONG'))
  })

  it('count for the kind of call that they are of, and never for a member', async () => {
    const world = await createTestBroker({ site })
    const member = await world.register('01011110000')
    for (const phone of phones.slice(0, 4)) await attempt(world, '192.0.2.1', phone)
    const request = requestTo('member/logout', {}, { ...headersOf(member), 'idempotency-key': nextKey() })
    const response = await world.broker.fetch(request, { address: '192.0.2.1' })
    expect(((await response.json()) as { readonly status: number }).status).toBe(1)
  })

  it('five wrong passwords close a number, whatever addresses and cookies they come from', async () => {
    const world = await createTestBroker()
    await world.register(login.phone)
    const wrong = async (index: number) => {
      const headers = { 'idempotency-key': nextKey(), ...cookieOf(`0107777000${String(index)}`) }
      const body = { ...login, password: 'Wrong2026' }
      const address = `192.0.2.${String(index)}`
      const response = await world.broker.fetch(requestTo('member/login', body, headers), { address })
      return ((await response.json()) as { readonly msg: string }).msg
    }
    const answers = []
    for (let index = 0; index < 6; index += 1) answers.push(await wrong(index))
    expect(answers).toEqual([...Array<string>(5).fill('CREDENTIALS_WRONG'), 'TOO_FREQUENT'])
  })
})
