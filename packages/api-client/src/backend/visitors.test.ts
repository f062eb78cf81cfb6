import { describe, expect, it } from 'vitest'
import { commonConfig } from '../contract/site/common.ts'
import { type Visitor, createBackend, guestCall } from './backend.ts'

interface Member {
  readonly account: string
}
/** Answers a call with what its visitor has. */
function start(config: (visitor: Visitor<Member>) => string) {
  const call = guestCall<typeof commonConfig, Member>(commonConfig, (_, visitor) => [
    { name: 'title', value: config(visitor) },
  ])
  const backend = createBackend<Member>({
    memberOf: (token) => (token === 't-one' ? { account: 'one' } : undefined),
    calls: [call],
  })
  return async (headers: Readonly<Record<string, string>>) => {
    const answer = await backend({ path: 'common/config', headers, body: { type: 'all' } })
    return answer.kind === 'answer' ? answer.body.data : undefined
  }
}
const title = (value: string) => [{ name: 'title', value }]

describe('the visitor of a call that anyone may make', () => {
  it('has a session with its token, or neither', async () => {
    const send = start(({ member, token }) => `${String(member?.account)} ${String(token)}`)
    expect(await send({ token: 't-one' })).toEqual(title('one t-one'))
    expect(await send({ token: 't-one', account: 'one' })).toEqual(title('one t-one'))
    for (const headers of [{}, { token: 'ended' }, { token: 't-one', account: 'two' }])
      expect(await send(headers)).toEqual(title('undefined undefined'))
  })

  it('has nothing to keep of a read', async () => {
    const send = start(({ toKeep }) => toKeep({}).digest)
    await expect(send({})).rejects.toThrow('is not kept')
  })
})
