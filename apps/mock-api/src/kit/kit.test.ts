import { marketOverview, tradePlace, tradePosition } from '@onelot/api-client'
import { decimal } from '@onelot/domain'
import { setupServer } from 'msw/node'
import { describe, expect, it } from 'vitest'
import { brokerHandlers } from './handlers.ts'
import { clientOf, createBrowserBroker, demoInstruments } from './index.ts'
import { serveWorld } from './serveWorld.ts'

const order = {
  instrument: demoInstruments.apple,
  side: 'long',
  type: 'limit',
  limitPrice: decimal('182.50'),
  lots: 1,
  leverage: 1,
  timeInForce: 'goodTillCancelled',
} as const

const overviewFrom = (origin: string): Promise<Response> =>
  fetch(`${origin}/api/vue/market/overview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })

describe('a client of a broker in the page', () => {
  it('is the member of the world, and sees its order filled as time passes', async () => {
    const broker = await createBrowserBroker({ world: 'member' })
    const client = clientOf(broker)
    const outcome = await client.write(tradePlace, order, { key: client.newKey() })
    if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome))
    await broker.advance('4 h')
    const { position } = await client.read(tradePosition, { position: outcome.data.position.id })
    expect(position.status).toBe('holding')
    await broker.dispose()
  })

  it('rejects what a fault holds once its caller has gone', async () => {
    const broker = await createBrowserBroker({
      world: 'member',
      faults: [{ on: tradePlace.path, hang: true }],
    })
    const client = clientOf(broker)
    const leaving = new AbortController()
    const asked = client.write(tradePlace, order, { key: client.newKey(), signal: leaving.signal })
    await expect.poll(broker.held).toBe(1)
    leaving.abort(new Error('gone'))
    await expect(asked).rejects.toThrow('gone')
    await broker.dispose()
  })

  it('meets a broken connection as a network has it', async () => {
    const broker = await createBrowserBroker({ world: 'member', faults: [{ on: '*', offline: true }] })
    const client = clientOf(broker)
    const outcome = await client.write(tradePlace, order, { key: client.newKey() })
    expect(outcome).toEqual({ kind: 'unknown', cause: 'network' })
    await broker.dispose()
  })
})

describe('a broker behind MSW', () => {
  it('answers calls of any origin, each by the broker of the moment', async () => {
    let broker = await createBrowserBroker({ world: 'guest' })
    const server = setupServer(...brokerHandlers(() => broker))
    server.listen()
    expect(await (await overviewFrom('https://broker.example')).json()).toMatchObject({ status: 1 })
    await broker.dispose()
    broker = await createBrowserBroker({ world: 'maintenance' })
    expect(await (await overviewFrom('https://broker.example')).json()).toMatchObject({ msg: 'SYSTEM_BUSY' })
    server.close()
    await broker.dispose()
  })
})

describe('a world at an address', () => {
  it('answers there, breaks off where a fault does, and ends', async () => {
    const world = await serveWorld({ world: 'guest' })
    expect(await (await overviewFrom(world.address)).json()).toMatchObject({ status: 1 })
    world.setFaults([{ on: marketOverview.path, offline: true }])
    await expect(overviewFrom(world.address)).rejects.toThrow()
    await world.stop()
    await expect(overviewFrom(world.address)).rejects.toThrow()
  })
})
