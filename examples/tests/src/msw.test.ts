import { createBrowserBroker } from '@onelot/broker'
import { brokerHandlers } from '@onelot/broker/msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'

const broker = await createBrowserBroker({ world: 'guest' })
const server = setupServer(...brokerHandlers(broker))
beforeAll(() => {
  server.listen()
})
afterAll(() => {
  server.close()
})

test('what a program asks for by fetch is answered by the broker', async () => {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
  const response = await fetch('https://broker.example/api/vue/market/overview', request)
  expect(await response.json()).toMatchObject({ status: 1, data: { markets: expect.anything() } })
})
