import { serveWorld } from '@onelot/broker/node'
import { expect, test } from 'vitest'

test('a world has an address, for journeys through a browser', async () => {
  const world = await serveWorld({ world: 'holder' })
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"type":"all"}' }
  const response = await fetch(`${world.address}/api/vue/common/config`, request)
  expect(await response.json()).toMatchObject({ status: 1 })
  await world.stop()
})
