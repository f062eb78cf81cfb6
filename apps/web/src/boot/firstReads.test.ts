import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountId } from '@onelot/domain'
import type { FirstRead } from '@onelot/screens'
import { createFirstReads } from './firstReads.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const list = { path: 'market/list', access: 'guest', request: { market: 'KRX', page: 1 } } as const
const summary = { path: 'trade/summary', access: 'member', request: { currency: 'USD' } } as const
const session = { token: 't-1', account: accountId('a-1') }

function readsOver(network: typeof fetch, current?: typeof session) {
  const first = createFirstReads({
    fetch: network,
    origin: '',
    session: () => current,
    readCookie: () => undefined,
  })
  const ask = (path: string, request: object, headers: Readonly<Record<string, string>> = {}) =>
    first.fetch(`/api/vue/${path}`, { method: 'POST', body: JSON.stringify(request), headers })
  return { first, ask }
}

function sent(reads: readonly FirstRead[], current?: typeof session) {
  const network = vi.fn<typeof fetch>((input) => Promise.resolve(new Response(`to ${JSON.stringify(input)}`)))
  const { first, ask } = readsOver(network, current)
  first.send(reads)
  return { network, first, ask }
}

describe('the first reads of a screen', () => {
  it('are sent at once, and answer the same call, whatever the order of its fields', async () => {
    const { network, ask } = sent([list])
    expect(network).toHaveBeenCalledTimes(1)
    await ask('market/list', { page: 1, market: 'KRX' })
    expect(network).toHaveBeenCalledTimes(1)
  })

  it('answer once: who asks again asks the broker', async () => {
    const { network, ask } = sent([list])
    await ask('market/list', list.request)
    await ask('market/list', list.request)
    expect(network).toHaveBeenCalledTimes(2)
  })

  it('answer no other request', async () => {
    const { network, ask } = sent([list])
    await ask('market/list', { market: 'US', page: 1 })
    expect(network).toHaveBeenCalledTimes(2)
  })

  it('of a member are sent with the token, and answer no other session', async () => {
    const { network, ask } = sent([summary], session)
    expect(network.mock.lastCall?.[1]?.headers).toMatchObject({ token: 't-1', account: 'a-1' })
    await ask('trade/summary', summary.request, { token: 't-2' })
    expect(network).toHaveBeenCalledTimes(2)
    await ask('trade/summary', summary.request, { token: 't-1' })
    expect(network).toHaveBeenCalledTimes(2)
  })

  it('of a member are never sent without a token', () => {
    expect(sent([summary]).network).not.toHaveBeenCalled()
  })

  it('are old after ten seconds', async () => {
    const { network, ask } = sent([list])
    vi.advanceTimersByTime(10_000)
    await ask('market/list', list.request)
    expect(network).toHaveBeenCalledTimes(2)
  })

  it('that failed are asked again', async () => {
    const network = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('offline'))
    network.mockResolvedValue(new Response('{}'))
    const { first, ask } = readsOver(network)
    first.send([list])
    await vi.advanceTimersByTimeAsync(0)
    await ask('market/list', list.request)
    expect(network).toHaveBeenCalledTimes(2)
  })

  it('break off with the call that waits for them', async () => {
    const { first } = readsOver(vi.fn<typeof fetch>(() => new Promise(() => undefined)))
    first.send([list])
    const limit = new AbortController()
    const answer = first.fetch('/api/vue/market/list', {
      body: JSON.stringify(list.request),
      signal: limit.signal,
    })
    limit.abort()
    await expect(answer).rejects.toThrow()
  })

  it('are not waited for by a call that was broken off before', async () => {
    const { first } = readsOver(vi.fn<typeof fetch>(() => new Promise(() => undefined)))
    first.send([list])
    const answer = first.fetch('/api/vue/market/list', {
      body: JSON.stringify(list.request),
      signal: AbortSignal.abort(),
    })
    await expect(answer).rejects.toThrow()
  })

  it('that were asked before are not sent: the screen has the answer', async () => {
    const { network, first, ask } = sent([list])
    await ask('market/list', list.request)
    first.send([list])
    expect(network).toHaveBeenCalledTimes(1)
    await ask('market/list', list.request)
    expect(network).toHaveBeenCalledTimes(2)
  })

  it('that are on their way are not sent twice', () => {
    const { network, first } = sent([list])
    first.send([list])
    expect(network).toHaveBeenCalledTimes(1)
  })

  it('answer nothing after a write, which they do not know of', async () => {
    const { network, ask } = sent([summary], session)
    await ask('trade/place', {}, { token: 't-1', 'idempotency-key': 'k-1' })
    await ask('trade/summary', summary.request, { token: 't-1' })
    expect(network).toHaveBeenCalledTimes(3)
  })

  it('that were sent while a write was on its way answer nothing either', async () => {
    let answerWrite: (answer: Response) => void = () => undefined
    const network = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')))
    network.mockReturnValueOnce(
      new Promise((resolve) => {
        answerWrite = resolve
      }),
    )
    const { first, ask } = readsOver(network, session)
    const write = ask('trade/place', {}, { token: 't-1', 'idempotency-key': 'k-1' })
    first.send([summary])
    answerWrite(new Response('{}'))
    await write
    await ask('trade/summary', summary.request, { token: 't-1' })
    expect(network).toHaveBeenCalledTimes(3)
  })

  it('are sent again in another session, which has no answer yet', async () => {
    const { network, first, ask } = sent([summary], session)
    await ask('trade/summary', summary.request, { token: 't-1' })
    await ask('market/list', list.request)
    first.send([summary])
    expect(network).toHaveBeenCalledTimes(3)
  })

  it('that were asked long ago may be sent again: 200 are remembered', async () => {
    const { network, first, ask } = sent([])
    await ask('market/list', list.request)
    for (let page = 2; page <= 200; page += 1) await ask('market/list', { market: 'KRX', page })
    first.send([list])
    expect(network).toHaveBeenCalledTimes(200)
    await ask('market/list', { market: 'KRX', page: 201 })
    first.send([list])
    expect(network).toHaveBeenCalledTimes(202)
  })

  it('are no writes: the same body is never held back after one', async () => {
    const { network, first, ask } = sent([])
    const login = { account: 'kim', password: 'Onelot2026' }
    await ask('member/login', login, { 'idempotency-key': 'k-1' })
    first.send([{ path: 'member/login', access: 'guest', request: login }])
    expect(network).toHaveBeenCalledTimes(2)
  })
})
