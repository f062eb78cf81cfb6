import { no, ok } from '@onelot/domain'
import { describe, expect, it, vi } from 'vitest'
import { watchlistAddGroup, watchlistGroups } from '../contract/market/watchlist.ts'
import { uploadImage } from '../contract/member/uploads.ts'
import { type ArrivedCall, type BackendCall, createBackend, memberCall } from './backend.ts'

interface Member {
  readonly account: string
}

function start() {
  const added: string[] = []
  const calls: readonly BackendCall<Member>[] = [
    memberCall(watchlistGroups, () => ({ groups: [] })),
    memberCall(watchlistAddGroup, ({ name }) => {
      added.push(name)
      return { groups: [], group: name }
    }),
  ]
  const backend = createBackend<Member>({
    memberOf: (token) => (token === 't-one' ? { account: 'one' } : undefined),
    calls,
  })
  const send = async (path: string, arrived: Partial<ArrivedCall>, token = 't-one') => {
    const headers = { token, 'idempotency-key': 'key-0001' }
    const answer = await backend({ path, headers, ...arrived })
    return answer.kind === 'answer' ? [answer.status, answer.body.msg, answer.body.data] : ['stream']
  }
  return { send, added }
}
const refused = (fields: object) => [200, 'VALIDATION', { params: {}, fields }]
const malformed = refused({ body: 'malformed' })

describe('a body that cannot be read', () => {
  const readBody = () => Promise.resolve(no({ 'Content-Type': 'malformed' as const }))

  it('is refused with what is wrong with it', async () => {
    const { send } = start()
    for (const path of ['watchlist/groups', 'watchlist/addGroup', 'stream/open', 'common/outcome'])
      expect(await send(path, { readBody })).toEqual(refused({ 'Content-Type': 'malformed' }))
  })

  it('is not read where its call is not offered, or has no session', async () => {
    const { send } = start()
    const read = vi.fn(readBody)
    expect((await send(uploadImage.path, { readBody: read })).slice(0, 2)).toEqual([404, 'CALL_NOT_OFFERED'])
    for (const path of ['watchlist/groups', 'watchlist/addGroup', 'stream/open'])
      expect((await send(path, { readBody: read }, 'ended')).slice(0, 2)).toEqual([401, 'CREDENTIALS_WRONG'])
    expect(read).not.toHaveBeenCalled()
  })

  it('may be sent again once it can be', async () => {
    const { send, added } = start()
    await send('watchlist/addGroup', { readBody })
    expect(
      await send('watchlist/addGroup', { readBody: () => Promise.resolve(ok({ name: 'first' })) }),
    ).toEqual([200, '', { groups: [], group: 'first' }])
    expect(added).toEqual(['first'])
  })
})

describe('a body that no database stores', () => {
  const deep = (levels: number): unknown => (levels === 0 ? 'first' : { name: deep(levels - 1) })

  it.each([
    ['NUL', { name: 'a\0b' }],
    ['half of a surrogate pair', { name: 'a\uD83D' }],
    ['NUL in a name', { name: 'first', 'a\0': 1 }],
    ['NUL within', { name: { of: ['a\0'] } }],
    ['17 levels', deep(17)],
    ['very many levels', JSON.parse(`${'['.repeat(30_000)}${']'.repeat(30_000)}`) as unknown],
  ])('as it has %s is refused, and reaches no handler', async (_, body) => {
    const { send, added } = start()
    expect(await send('watchlist/addGroup', { body })).toEqual(malformed)
    expect(await send('watchlist/addGroup', { readBody: () => Promise.resolve(ok(body)) })).toEqual(malformed)
    expect(added).toEqual([])
  })

  it('is none with whole pairs and 16 levels', async () => {
    const { send } = start()
    expect((await send('watchlist/addGroup', { body: { name: '😀' } })).slice(0, 2)).toEqual([200, ''])
    expect(await send('watchlist/addGroup', { body: deep(16) })).toEqual(refused({ name: 'malformed' }))
  })
})
