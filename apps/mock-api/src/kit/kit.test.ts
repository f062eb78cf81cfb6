import { marketList, marketOverview, rowsLeftOut, tradePlace, tradePosition } from '@onelot/api-client'
import { decimal } from '@onelot/domain'
import { setupServer } from 'msw/node'
import { describe, expect, it } from 'vitest'
import { brokerHandlers } from './handlers.ts'
import { type Fault, clientOf, createBrowserBroker, demoInstruments } from './index.ts'
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

/** A broker with a fault, a client of it, and what that found to be outside the contract. */
async function faulty(fault: Fault) {
  const broker = await createBrowserBroker({ world: 'member', faults: [fault] })
  const broken: { readonly path: string }[] = []
  const client = clientOf(broker, { onContractViolation: (violation) => broken.push(violation) })
  return { broker, client, broken }
}

const kindIn = (event: string): string => /"kind":"(\w+)"/.exec(event)?.[1] ?? event

/** What a stream of one listing says until it ends, or has said so much; and whether it ended before its broker. */
async function heardOf(fault: Fault, events: number) {
  const { broker } = await faulty(fault)
  const response = await broker.fetch(
    new Request('http://broker.invalid/api/vue/stream/open', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ instruments: [demoInstruments.apple] }),
    }),
  )
  const kinds: string[] = []
  let hasEnded = false
  const decoder = new TextDecoder()
  const heard = response.body
    ?.pipeTo(
      new WritableStream<Uint8Array>({
        write(piece) {
          kinds.push(...decoder.decode(piece).split('\n\n').filter(Boolean).map(kindIn))
        },
      }),
    )
    .then(() => {
      hasEnded = true
    })
  await expect.poll(() => hasEnded || kinds.length >= events).toBe(true)
  const endedByItself = hasEnded
  await broker.dispose()
  await heard
  return { kinds, endedByItself }
}

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

describe('a fault', () => {
  it('answers by a page in HTML, which no client takes for an answer', async () => {
    const { client, broken, broker } = await faulty({ on: 'market/overview', html: true })
    await expect(client.read(marketOverview, {})).rejects.toMatchObject({ failure: { kind: 'contract' } })
    expect(broken.map(({ path }) => path)).toEqual(['market/overview'])
    await broker.dispose()
  })

  it('puts a value that no schema knows, and the rest is read', async () => {
    const { client, broken, broker } = await faulty({
      on: 'market/list',
      put: 'rows.0.instrument.kind',
      value: 'warrant',
    })
    const asked = { market: 'US', board: 'hot', page: 1, pageSize: 10 } as const
    const list = await client.read(marketList, asked)
    expect(rowsLeftOut(list)).toBe(1)
    expect(broken.map(({ path }) => path)).toEqual(['market/list'])
    await broker.dispose()
  })

  it('leaves an answer as it is that has no such path', async () => {
    const { client, broken, broker } = await faulty({ on: 'market/overview', put: 'no.such', value: null })
    await client.read(marketOverview, {})
    expect(broken).toEqual([])
    await broker.dispose()
  })

  it('ends the event stream after so many events, leaves it silent, or says all twice', async () => {
    const sound = await heardOf({ on: 'market/overview', http: 500 }, 2)
    expect(sound).toEqual({ kinds: ['heartbeat', 'quote'], endedByItself: false })
    const ends = await heardOf({ on: 'stream/open', stream: 'ends', after: 1 }, 2)
    expect(ends).toEqual({ kinds: ['heartbeat'], endedByItself: true })
    expect(await heardOf({ on: '*', stream: 'ends' }, 1)).toEqual({ kinds: [], endedByItself: true })
    const silent = await heardOf({ on: 'stream/open', stream: 'silent', after: 1 }, 1)
    expect(silent).toEqual({ kinds: ['heartbeat'], endedByItself: false })
    const twice = await heardOf({ on: 'stream/open', stream: 'twice' }, 4)
    expect(twice.kinds).toEqual(['heartbeat', 'heartbeat', 'quote', 'quote'])
  })

  it('of the stream leaves all other calls alone', async () => {
    const { client, broker } = await faulty({ on: '*', stream: 'silent' })
    await client.read(marketOverview, {})
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
