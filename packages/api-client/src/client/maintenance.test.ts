import { expect, it } from 'vitest'
import { tradeCancel } from '../contract/trading/trading.ts'
import { createClient } from './createClient.ts'

const params = { reason: 'maintenance', until: '2026-03-10T06:00:00.000Z' }

it('a write has an unknown outcome in maintenance, and so has its check, with what the broker says of it', async () => {
  const client = createClient({
    origin: 'https://broker.example',
    fetch: () => Promise.resolve(Response.json({ status: 0, msg: 'SYSTEM_BUSY', data: { params } })),
    session: () => undefined,
    onSessionEnded: () => undefined,
    readCookie: () => undefined,
    newKey: () => 'key-1',
    now: () => 0,
  })
  const key = client.newKey()
  const refusal = { code: 'SYSTEM_BUSY', params, fields: {} }
  const unknown = { kind: 'unknown', cause: 'maintenance', refusal }
  expect(await client.write(tradeCancel, { order: 'o-1' }, { key })).toEqual(unknown)
  expect(await client.outcome(tradeCancel, key)).toEqual(unknown)
})
