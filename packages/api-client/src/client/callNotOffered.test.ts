import { expect, it, vi } from 'vitest'
import { tradeCancel } from '../contract/trading/trading.ts'
import { commonConfig } from '../contract/site/common.ts'
import { createClient } from './createClient.ts'

const refusal = { code: 'CALL_NOT_OFFERED', params: {}, fields: {} }

const said = () => Response.json({ status: 0, msg: 'CALL_NOT_OFFERED', data: null }, { status: 404 })
const bare = () => new Response('Not found', { status: 404 })

/** A client whose calls are all answered so. */
function clientOf(answer: () => Response) {
  const onContractViolation = vi.fn()
  const client = createClient({
    origin: 'https://broker.example',
    fetch: () => Promise.resolve(answer()),
    session: () => undefined,
    onSessionEnded: () => undefined,
    readCookie: () => undefined,
    newKey: () => 'key-1',
    now: () => 0,
    onContractViolation,
  })
  const read = () => client.read(commonConfig, { type: 'all' })
  const cancel = () => client.write(tradeCancel, { order: 'o-1' }, { key: client.newKey() })
  return { client, read, cancel, onContractViolation }
}

it('is a refusal where the back end says so, and nothing of a write is left to check', async () => {
  const { read, cancel } = clientOf(said)
  await expect(read()).rejects.toMatchObject({ failure: { kind: 'refused', refusal } })
  await expect(cancel()).resolves.toEqual({ kind: 'refused', refusal })
})

it('is a refusal of a read by any HTTP 404, which leaves the outcome of a write unknown', async () => {
  const { read, cancel } = clientOf(bare)
  await expect(read()).rejects.toMatchObject({ failure: { kind: 'refused', refusal } })
  await expect(cancel()).resolves.toEqual({ kind: 'unknown', cause: 'http', status: 404 })
})

it.each([
  ['HTTP 404', said],
  ['HTTP 200', () => Response.json({ status: 0, msg: 'CALL_NOT_OFFERED', data: null })],
])('is reported by its path, with %s', async (_, answer) => {
  const { cancel, onContractViolation } = clientOf(answer)
  await cancel()
  expect(onContractViolation).toHaveBeenCalledExactlyOnceWith({
    path: 'trade/cancel',
    issues: ['the back end does not have this call'],
  })
})

it('leaves the outcome of a write unknown where it is the check', async () => {
  const { client } = clientOf(said)
  await expect(client.outcome(tradeCancel, client.newKey())).resolves.toMatchObject({ kind: 'unknown' })
})
