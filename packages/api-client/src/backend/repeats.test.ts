import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchlistAddGroup } from '../contract/market/watchlist.ts'
import { createBackend, memberCall } from './backend.ts'

interface Member {
  readonly account: string
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A back end whose write waits until it is released. */
function start() {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const addGroup = memberCall<typeof watchlistAddGroup, Member>(watchlistAddGroup, async ({ name }) => {
    await held
    return { groups: [], group: name }
  })
  const backend = createBackend<Member>({ memberOf: () => ({ account: 'one' }), calls: [addGroup] })
  const headers = { token: 't-one', 'idempotency-key': 'key-0001' }
  const send = async (path: string, body: unknown) => {
    const answer = await backend({ path, headers, body })
    return answer.kind === 'answer' ? [answer.status, answer.body.msg, answer.body.data] : []
  }
  return {
    add: () => send('watchlist/addGroup', { name: 'first' }),
    outcome: () => send('common/outcome', { endpoint: 'watchlist/addGroup', key: 'key-0001' }),
    release,
  }
}
const success = [200, '', { groups: [], group: 'first' }]

describe('the repeat of a write that is carried out', () => {
  it('waits at most 8 seconds for it, which goes on', async () => {
    const { add, outcome, release } = start()
    const first = add()
    const repeat = add()
    const settled = vi.fn<() => void>()
    void repeat.then(settled)
    // It waits once both bodies are compared. The timer passes some milliseconds meanwhile.
    await vi.waitFor(() => {
      expect(vi.getTimerCount()).toBe(1)
    })
    await vi.advanceTimersByTimeAsync(6_000)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await repeat).toEqual([200, 'SYSTEM_BUSY', { params: {}, fields: {} }])
    expect(await outcome()).toEqual([200, '', { state: 'waiting' }])
    release()
    expect(await first).toEqual(success)
    expect(await add()).toEqual(success)
  })

  it('is answered with it, and leaves no timer', async () => {
    const { add, release } = start()
    const both = [add(), add()]
    release()
    expect(await Promise.all(both)).toEqual([success, success])
    expect(vi.getTimerCount()).toBe(0)
  })
})
