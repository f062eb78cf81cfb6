import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoint } from '../contract/base/endpoint.ts'
import { type BackendCall, type KeptWrite, createBackend, memberCall, succeedWith } from './backend.ts'

interface Member {
  readonly account: string
}
/** Answers as `trade/close` does, with less. */
const close = defineEndpoint({
  path: 'trade/close',
  summary: 'Closes a position.',
  access: 'member',
  kind: 'write',
  request: z.strictObject({ type: z.enum(['market', 'limit']) }),
  response: z.object({ order: z.optional(z.string()) }),
  refusals: [],
  successes: ['CLOSED', 'SELL_APPLIED'],
})

function start(call: BackendCall<Member>) {
  const backend = createBackend<Member>({ memberOf: () => ({ account: 'one' }), calls: [call] })
  const headers = { token: 't-one', 'idempotency-key': 'key-0001' }
  const send = async (path: string, body: unknown) => {
    const answer = await backend({ path, headers, body })
    return answer.kind === 'answer' ? answer.body : undefined
  }
  return {
    close: (type: string) => send('trade/close', { type }),
    outcome: () => send('common/outcome', { endpoint: 'trade/close', key: 'key-0001' }),
  }
}

describe('a call with several successes', () => {
  const kept: KeptWrite[] = []
  const call = memberCall(close, ({ type }, { toKeep }) => {
    const answer = type === 'market' ? {} : succeedWith('SELL_APPLIED', { order: 'O1' })
    kept.push(toKeep(answer))
    return answer
  })

  it('says the first of them', async () => {
    expect(await start(call).close('market')).toEqual({ status: 1, msg: 'CLOSED', data: {} })
  })

  it('says the one that its answer names, now and later', async () => {
    const backend = start(call)
    const applied = { status: 1, msg: 'SELL_APPLIED', data: { order: 'O1' } }
    expect(await backend.close('limit')).toEqual(applied)
    expect(await backend.close('limit')).toEqual(applied)
    expect(kept.at(-1)?.outcome).toEqual(applied)
    expect((await backend.outcome())?.data).toEqual({
      state: 'done',
      message: 'SELL_APPLIED',
      data: { order: 'O1' },
    })
  })

  it('says none that it does not have', async () => {
    // @ts-expect-error: the call does not succeed so
    const wrong = memberCall<typeof close, Member>(close, () => succeedWith('REPAID', {}))
    await expect(start(wrong).close('market')).rejects.toThrow('trade/close does not succeed with REPAID')
  })
})
