import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memberMe } from '../contract/member/members.ts'
import { commonConfig } from '../contract/site/common.ts'
import { tradeCancel } from '../contract/trading/trading.ts'
import { cancelledOrder } from '../testing/outcomeBroker.ts'
import { textOf } from '../testing/textOf.ts'
import { createClient } from './createClient.ts'
import type { ApiClient, ClientOptions, SessionTokens } from './types.ts'

interface Sent {
  readonly url: string
  readonly headers: Headers
  readonly body: unknown
  readonly signal: AbortSignal | undefined
}

const envelope = (status: number, msg: string, data: unknown) => Response.json({ status, msg, data })
const config = () => envelope(1, '', [{ name: 'title', value: 'Onelot' }])

function wire(answer: (sent: Sent) => Promise<Response> | Response, given: Partial<ClientOptions> = {}) {
  const sent: Sent[] = []
  const onSessionEnded = vi.fn()
  const fetchAnswer: typeof fetch = async (input, init) => {
    const one = {
      url: textOf(input),
      headers: new Headers(init?.headers),
      body: JSON.parse(textOf(init?.body)) as unknown,
      signal: init?.signal ?? undefined,
    }
    sent.push(one)
    return answer(one)
  }
  const client = createClient({
    origin: 'https://broker.example',
    fetch: fetchAnswer,
    session: () => undefined,
    onSessionEnded,
    readCookie: () => undefined,
    newKey: () => 'key-1',
    now: () => 0,
    ...given,
  })
  return { client, sent, onSessionEnded }
}

const hang = ({ signal }: Sent) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('aborted', 'AbortError'))
    })
  })

const readConfig = (client: ApiClient) => client.read(commonConfig, { type: 'all' })
const cancel = (client: ApiClient) => client.write(tradeCancel, { order: 'o-1' }, { key: client.newKey() })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a call', () => {
  it('is a POST below the base path, with the session, the echoed cookie and its body', async () => {
    const { client, sent } = wire(config, {
      session: () => ({ token: 't-1', account: 'a-1' }),
      readCookie: (name) => (name === 'XSRF-TOKEN' ? 'x-1' : undefined),
    })
    await expect(readConfig(client)).resolves.toEqual([{ name: 'title', value: 'Onelot' }])
    const [call] = sent
    expect(call?.url).toBe('https://broker.example/api/vue/common/config')
    expect(call?.body).toEqual({ type: 'all' })
    expect(Object.fromEntries(call?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      token: 't-1',
      account: 'a-1',
      'x-xsrf-token': 'x-1',
    })
  })

  it('of a guest carries no session, and no key when it reads', async () => {
    const { client, sent } = wire(config)
    await readConfig(client)
    expect([...(sent[0]?.headers.keys() ?? [])]).toEqual(['content-type'])
  })

  it('that writes carries its idempotency key', async () => {
    const { client, sent } = wire(() => envelope(0, 'SYSTEM_BUSY', null))
    await cancel(client)
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('key-1')
  })
})

describe('a read', () => {
  it('throws the refusal', async () => {
    const { client } = wire(() => envelope(0, 'SYSTEM_BUSY', { params: {}, fields: {} }))
    await expect(readConfig(client)).rejects.toMatchObject({
      failure: { kind: 'refused', refusal: { code: 'SYSTEM_BUSY' } },
    })
  })

  it('throws another HTTP error with its status code', async () => {
    const { client } = wire(() => new Response('bad gateway', { status: 502 }))
    await expect(readConfig(client)).rejects.toMatchObject({
      failure: { kind: 'http', status: 502 },
      message: 'Request failed with status code 502',
    })
  })

  it('throws a broken contract as such, naming the field', async () => {
    const { client } = wire(() => envelope(1, '', [{ name: 'title' }]))
    await expect(readConfig(client)).rejects.toMatchObject({
      failure: { kind: 'contract', path: 'common/config', issues: [expect.stringContaining('data.0.value')] },
    })
  })

  it.each(['<!doctype html>', '', 'null'])('takes %j for a broken contract', async (body) => {
    const { client } = wire(() => new Response(body))
    await expect(readConfig(client)).rejects.toMatchObject({ failure: { kind: 'contract' } })
  })

  it('gives up after ten seconds', async () => {
    const { client } = wire(hang)
    const reading = expect(readConfig(client)).rejects.toMatchObject({ failure: { kind: 'timeout' } })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    await reading
  })

  it('gives up on a body that never ends, too', async () => {
    const { client } = wire(({ signal }) => {
      const body = new ReadableStream({
        start: (controller) => {
          signal?.addEventListener('abort', () => {
            controller.error(new DOMException('aborted', 'AbortError'))
          })
        },
      })
      return new Response(body)
    })
    const reading = expect(readConfig(client)).rejects.toMatchObject({ failure: { kind: 'timeout' } })
    await vi.advanceTimersByTimeAsync(10_000)
    await reading
  })

  it('says when there is no network', async () => {
    const { client } = wire(() => Promise.reject(new TypeError('failed to fetch')))
    await expect(readConfig(client)).rejects.toMatchObject({ failure: { kind: 'network' } })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that its caller aborts rejects with the caller’s own reason', async () => {
    const { client } = wire(hang)
    const caller = new AbortController()
    const reading = client.read(commonConfig, { type: 'all' }, { signal: caller.signal })
    caller.abort(new Error('moved on'))
    await expect(reading).rejects.toThrow('moved on')
    await expect(client.read(commonConfig, { type: 'all' }, { signal: caller.signal })).rejects.toThrow(
      'moved on',
    )
  })
})

describe('a write', () => {
  it('is refused with the refusal as data', async () => {
    const { client } = wire(() => envelope(0, 'ORDER_WRONG_STATE', { params: {}, fields: {} }))
    await expect(cancel(client)).resolves.toEqual({
      kind: 'refused',
      refusal: { code: 'ORDER_WRONG_STATE', params: {}, fields: {} },
    })
  })

  it.each([
    ['network', () => Promise.reject(new TypeError('offline')), {}],
    ['http', () => new Response('', { status: 500 }), { status: 500 }],
    ['contract', () => new Response('nonsense'), { path: 'trade/cancel' }],
  ] as const)('has an unknown outcome after a failure of %s', async (cause, answer, more) => {
    const { client } = wire(answer)
    await expect(cancel(client)).resolves.toMatchObject({ kind: 'unknown', cause, ...more })
  })

  it('has an unknown outcome after a timeout', async () => {
    const { client } = wire(hang)
    const outcome = cancel(client)
    await vi.advanceTimersByTimeAsync(10_000)
    await expect(outcome).resolves.toEqual({ kind: 'unknown', cause: 'timeout' })
  })

  it('has an unknown outcome when the system is busy: a broker may say so after the fact', async () => {
    const { client } = wire(() => envelope(0, 'SYSTEM_BUSY', null))
    await expect(cancel(client)).resolves.toEqual({ kind: 'unknown', cause: 'busy' })
  })
})

describe('the check of a write', () => {
  const check = (client: ApiClient) => client.outcome(tradeCancel, client.newKey())
  const answers = (data: unknown) => wire(() => envelope(1, '', data))

  it('asks by endpoint and key, as whoever is logged in, and carries no key of its own', async () => {
    const { client, sent } = wire(() => envelope(1, '', { state: 'waiting' }), {
      session: () => ({ token: 't-1', account: 'a-1' }),
    })
    await expect(check(client)).resolves.toEqual({ kind: 'waiting' })
    const [call] = sent
    expect(call?.url).toBe('https://broker.example/api/vue/common/outcome')
    expect(call?.body).toEqual({ endpoint: 'trade/cancel', key: 'key-1' })
    expect(call?.headers.get('token')).toBe('t-1')
    expect(call?.headers.has('Idempotency-Key')).toBe(false)
  })

  it('gives the outcome that the write had, with its message', async () => {
    const data = { position: cancelledOrder }
    const { client } = answers({ state: 'done', message: 'CANCELLED', data })
    await expect(check(client)).resolves.toMatchObject({
      kind: 'done',
      message: 'CANCELLED',
      data: { position: { id: 'o-1' } },
    })
  })

  it('says that it never arrived', async () => {
    await expect(check(answers({ state: 'neverArrived' }).client)).resolves.toEqual({ kind: 'neverArrived' })
  })

  it('says that its answer is no longer kept', async () => {
    await expect(check(answers({ state: 'forgotten' }).client)).resolves.toEqual({ kind: 'forgotten' })
  })

  it('leaves the outcome unknown where the data is not that of the write', async () => {
    const { client } = answers({ state: 'done', message: '', data: { marginEnabled: true } })
    await expect(check(client)).resolves.toMatchObject({
      kind: 'unknown',
      cause: 'contract',
      path: 'trade/cancel',
      issues: [expect.stringContaining('data.position')],
    })
  })

  it.each([
    ['refused', () => envelope(0, 'TOO_FREQUENT', null), 'busy'],
    ['lost', () => Promise.reject(new TypeError('offline')), 'network'],
    ['answered by a page', () => new Response('nonsense'), 'contract'],
  ] as const)('leaves it unknown where the check is %s', async (_, answer, cause) => {
    await expect(check(wire(answer).client)).resolves.toMatchObject({ kind: 'unknown', cause })
  })
})

describe('an HTTP 401', () => {
  const refuseSession = () => new Response('', { status: 401 })
  const tokens = (token: string): SessionTokens => ({ token, account: 'a-1' })

  it('ends the session once, however many calls fail', async () => {
    const { client, onSessionEnded } = wire(refuseSession, { session: () => tokens('t-1') })
    const reads = [1, 2, 3].map(() => client.read(memberMe, {}).catch((error: unknown) => error))
    await expect(Promise.all(reads)).resolves.toMatchObject(
      [1, 2, 3].map(() => ({ failure: { kind: 'sessionEnded' } })),
    )
    await expect(cancel(client)).resolves.toEqual({ kind: 'sessionEnded' })
    expect(onSessionEnded.mock.calls).toEqual([['t-1']])
  })

  it('of an old token, arriving late, ends nothing', async () => {
    let session = tokens('t-1')
    let release: (response: Response) => void = () => undefined
    const { client, onSessionEnded } = wire(
      () =>
        new Promise<Response>((resolve) => {
          release = resolve
        }),
      { session: () => session },
    )
    const late = cancel(client)
    session = tokens('t-2')
    release(refuseSession())
    await expect(late).resolves.toEqual({ kind: 'sessionEnded' })
    expect(onSessionEnded).not.toHaveBeenCalled()
  })

  it('ends the next session as well', async () => {
    let session = tokens('t-1')
    const { client, onSessionEnded } = wire(refuseSession, { session: () => session })
    await cancel(client)
    session = tokens('t-2')
    await cancel(client)
    expect(onSessionEnded.mock.calls).toEqual([['t-1'], ['t-2']])
  })

  it('of a guest is reported as well, though a guest has no token', async () => {
    const { client, onSessionEnded } = wire(refuseSession)
    await cancel(client)
    expect(onSessionEnded.mock.calls).toEqual([[undefined]])
  })
})
