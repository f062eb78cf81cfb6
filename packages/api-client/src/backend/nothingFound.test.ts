import { describe, expect, it } from 'vitest'
import { watchlistAddGroup, watchlistGroups } from '../contract/market/watchlist.ts'
import { memberLogin } from '../contract/member/members.ts'
import { type BackendCall, type KeptWrites, createBackend, guestCall, memberCall } from './backend.ts'

interface Member {
  readonly account: string
}

/** A back end whose database answers null where it has nothing. */
function start(tokens: ReadonlyMap<string, Member>) {
  const calls: readonly BackendCall<Member>[] = [
    guestCall(memberLogin, () => ({ token: 't-one', account: 'one', setUp: 'complete' as const })),
    memberCall(watchlistGroups, () => ({ groups: [] })),
    memberCall(watchlistAddGroup, ({ name }) => ({ groups: [], group: name })),
  ]
  const keptWrites: KeptWrites = {
    secret: 'a secret of all processes of it, 0001',
    find: () => Promise.resolve(null),
    keep: (write) => write,
  }
  const backend = createBackend<Member>({
    memberOf: (token) => Promise.resolve(tokens.get(token) ?? null),
    calls,
    keptWrites,
  })
  return async (path: string, body: unknown, token?: string) => {
    const answer = await backend({ path, headers: { token, 'idempotency-key': 'key-0001' }, body })
    if (answer.kind === 'stream') return 'stream'
    return [answer.status, answer.body.msg]
  }
}

describe('a back end whose database answers null', () => {
  it('knows no session by it', async () => {
    const send = start(new Map())
    const notTold = [401, 'CREDENTIALS_WRONG']
    for (const path of ['watchlist/groups', 'watchlist/addGroup'])
      expect(await send(path, { name: 'first' }, 'nobodys')).toEqual(notTold)
    const asked = { endpoint: 'watchlist/addGroup', key: 'key-0001' }
    expect(await send('common/outcome', asked, 'nobodys')).toEqual(notTold)
    expect(await send('stream/open', { instruments: [] }, 'nobodys')).toEqual(notTold)
  })

  it('has not carried a write out by it', async () => {
    const send = start(new Map([['t-one', { account: 'one' }]]))
    expect(await send('watchlist/addGroup', { name: 'first' }, 't-one')).toEqual([200, ''])
  })
})
