import { expect, it, vi } from 'vitest'
import { tradeCancel } from '../contract/trading/trading.ts'
import { commonConfig } from '../contract/site/common.ts'
import { createClient } from './createClient.ts'

const refusal = { code: 'CALL_NOT_OFFERED', params: {}, fields: {} }

/** A client of a back end that has none of its calls. */
function clientOfNothing() {
  const onContractViolation = vi.fn()
  const client = createClient({
    origin: 'https://broker.example',
    fetch: () => Promise.resolve(new Response('', { status: 404 })),
    session: () => undefined,
    onSessionEnded: () => undefined,
    readCookie: () => undefined,
    newKey: () => 'key-1',
    now: () => 0,
    onContractViolation,
  })
  const cancel = () => client.write(tradeCancel, { order: 'o-1' }, { key: client.newKey() })
  return { client, cancel, onContractViolation }
}

it('is a refusal of what asks for it, so that nothing of a write is left to check', async () => {
  const { client, cancel } = clientOfNothing()
  await expect(client.read(commonConfig, { type: 'all' })).rejects.toMatchObject({
    failure: { kind: 'refused', refusal },
  })
  await expect(cancel()).resolves.toEqual({ kind: 'refused', refusal })
})

it('is reported by its path', async () => {
  const { cancel, onContractViolation } = clientOfNothing()
  await cancel()
  expect(onContractViolation).toHaveBeenCalledExactlyOnceWith({
    path: 'trade/cancel',
    issues: ['HTTP 404: the back end does not have this call'],
  })
})

it('leaves the outcome of a write unknown where it is the check', async () => {
  const { client } = clientOfNothing()
  await expect(client.outcome(tradeCancel, client.newKey())).resolves.toMatchObject({ kind: 'unknown' })
})
