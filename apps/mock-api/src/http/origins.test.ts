import { commonConfig, memberMe } from '@onelot/api-client'
import { describe, expect, it } from 'vitest'
import { createTestBroker, headersOf, requestTo } from '../testing/testBroker.ts'

const app = 'https://app.example'
const origins = [app, 'capacitor://localhost']

const cors = (response: Response) =>
  Object.fromEntries(
    [...response.headers].filter(([name]) => name.startsWith('access-control-') || name === 'vary'),
  )

const preflight = (origin: string, path = memberMe.path) =>
  new Request(`http://broker.test/api/vue/${path}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'account,content-type,token',
    },
  })

describe('a page of another origin', () => {
  it.each(origins)('may call where its origin is listed: %s', async (origin) => {
    const { broker, register } = await createTestBroker({ origins })
    const asked = await broker.fetch(preflight(origin))
    expect(asked.status).toBe(204)
    expect(cors(asked)).toEqual({
      'access-control-allow-headers': 'content-type, token, account, X-XSRF-TOKEN, Idempotency-Key',
      'access-control-allow-methods': 'POST',
      'access-control-allow-origin': origin,
      'access-control-max-age': '600',
      vary: 'Origin',
    })
    const member = await register('01012345678')
    const answer = await broker.fetch(requestTo(memberMe.path, {}, { origin, ...headersOf(member) }))
    expect(cors(answer)).toEqual({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'account-version, date',
      vary: 'Origin',
    })
    expect(answer.headers.get('account-version')).toMatch(/^\d+$/)
  })

  it.each([
    ['a stream', 'stream/open', { instruments: [] }],
    ['a call that there is not', 'no/call', {}],
    ['a call that is refused', 'market/detail', { instrument: 'US:NONE' }],
  ])('reads the answer to %s', async (_, path, body) => {
    const { broker } = await createTestBroker({ origins })
    const answer = await broker.fetch(requestTo(path, body, { origin: app }))
    expect(answer.headers.get('access-control-allow-origin')).toBe(app)
    await answer.body?.cancel()
  })

  it.each([
    'https://evil.example',
    'http://app.example',
    'https://app.example:8443',
    'https://app.example.evil.example',
    'null',
    '',
  ])('may not where its origin is another: %o', async (origin) => {
    const { broker } = await createTestBroker({ origins })
    const asked = await broker.fetch(preflight(origin))
    expect([asked.status, cors(asked)]).toEqual([404, { vary: 'Origin' }])
    const answer = await broker.fetch(requestTo(commonConfig.path, { type: 'all' }, { origin }))
    expect(cors(answer)).toEqual({ vary: 'Origin' })
  })

  it('may never call operators, nor a broker that lists none', async () => {
    const { broker } = await createTestBroker({ origins, operator: 'open' })
    const ops = preflight(app).url.replace('/vue/member/me', '/ops/clock')
    const asked = await broker.fetch(new Request(ops, preflight(app)))
    expect(cors(asked)).toEqual({})
    const own = await createTestBroker()
    const answer = await own.broker.fetch(requestTo(commonConfig.path, { type: 'all' }, { origin: app }))
    expect(cors(answer)).toEqual({})
    expect((await own.broker.fetch(preflight(app))).status).toBe(404)
  })

  it('is sent no cookie that it could read or send', async () => {
    const { broker } = await createTestBroker({ origins, cookies: true })
    const answer = await broker.fetch(requestTo(commonConfig.path, { type: 'all' }, { origin: app }))
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })
})
