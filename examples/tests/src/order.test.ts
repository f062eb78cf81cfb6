import { type ApiClient, tradePlace, tradePosition } from '@onelot/api-client'
import { clientOf, createBrowserBroker } from '@onelot/broker'
import { expect, test } from 'vitest'
import { limitOrder } from './limitOrder.js'

const placed = async (client: ApiClient) => {
  const outcome = await client.write(tradePlace, limitOrder, { key: client.newKey() })
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
  return outcome.data.position
}

test('a limit order waits until the price has fallen', async () => {
  const broker = await createBrowserBroker({ world: 'member' })
  const client = clientOf(broker)
  const order = await placed(client)
  expect(order.status).toBe('pendingOrder')
  await broker.advance('4 h')
  const { position } = await client.read(tradePosition, { position: order.id })
  expect(position.status).toBe('holding')
})

test('the key of an order whose answer is lost finds it', async () => {
  const broker = await createBrowserBroker({ world: 'member', faults: [{ on: 'trade/place', hang: true }] })
  const client = clientOf(broker)
  const key = client.newKey()
  const leaving = new AbortController()
  const asked = client.write(tradePlace, limitOrder, { key, signal: leaving.signal })
  await expect.poll(broker.held).toBe(1)
  leaving.abort()
  await expect(asked).rejects.toThrow()
  expect((await client.outcome(tradePlace, key)).kind).toBe('done')
})
